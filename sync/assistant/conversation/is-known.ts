import type { Criterion } from '../../domain/criteria/criterion.ts'
import { dropped } from './dropped.ts'
import { isSameMatter } from './refine.ts'

/** Whether it is asked for already. Words that are only searched count as known. */
export function isKnown(known: readonly Criterion[], one: Criterion): boolean {
  if (one.kind === 'text') return true
  // "forget Barbours Cut, look around Bayport": another area.
  if (one.kind === 'zone')
    return known.some(
      (other) => other.kind === 'zone' && one.names.every((name) => other.names.includes(name)),
    )
  if (one.kind !== 'word') return known.some((other) => isSameMatter(other, one))
  const values = known.flatMap((other) =>
    other.kind === 'word' && other.field === one.field ? other.anyOf : [],
  )
  return one.anyOf.every((value) => values.includes(value))
}

/** Whether what some words name is asked for already. */
export function isAsked(known: readonly Criterion[], named: readonly Criterion[], words: string): boolean {
  return !areSame(dropped(known, named, words), known)
}

export function areSame(one: readonly Criterion[], other: readonly Criterion[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Asked for or denied, it is the same. */
export function isSameBut(one: Criterion, other: Criterion): boolean {
  return areSame([{ ...one, not: false } as Criterion], [{ ...other, not: false } as Criterion])
}

/** "include gross too" where any lease type will do already. */
export function narrowsOnly(known: readonly Criterion[], one: Criterion): boolean {
  if (one.kind !== 'word' || !['leaseType', 'propertyType'].includes(one.field)) return false
  return !known.some((other) => other.kind === 'word' && other.field === one.field)
}
