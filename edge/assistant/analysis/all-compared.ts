import type { ComparedSet } from '../../../sync/assistant/analysis/ask.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'

/**
 * What holds all compared sets and nothing else: "Houston" and "Katy" as either town. Null where the sets differ in
 * more than the words of one field.
 */
export function allCompared(sets: readonly ComparedSet[]): readonly Criterion[] | null {
  const [first, ...others] = sets
  if (first === undefined) return null
  const isShared = (criterion: Criterion) =>
    others.every(({ criteria }) => criteria.some((other) => isSame(other, criterion)))
  const shared = first.criteria.filter(isShared)
  const anyOf = new Set<string>()
  const own = first.criteria.find((criterion) => !isShared(criterion))
  if (own?.kind !== 'word' || own.not) return null
  for (const { criteria } of sets) {
    const [differs, ...more] = criteria.filter(
      (criterion) => !shared.some((other) => isSame(other, criterion)),
    )
    if (differs?.kind !== 'word' || differs.not || differs.field !== own.field || more.length > 0) return null
    for (const word of differs.anyOf) anyOf.add(word)
  }
  return first.criteria.map((criterion) => (criterion === own ? { ...own, anyOf: [...anyOf] } : criterion))
}

function isSame(a: Criterion, b: Criterion): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
