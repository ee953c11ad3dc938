import type { Criterion } from '../../domain/criteria/criterion.ts'
import { isSameMatter } from './refine.ts'

const ONE_MORE = /^(?:and|also|or|nor)\b(?!.*\b(?:with|add|include|need|want|must|has to|have to)\b)/i

/**
 * "nor the yard" right after "they don't need the crane": a feature that is asked for goes as the one before did. Null
 * where the last turn took no feature away, or this one names anything else.
 */
export function alsoDropped(
  known: readonly Criterion[],
  before: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Criterion[] | null {
  const isGone = (one: Criterion) => !known.some((other) => isSameMatter(other, one))
  if (!ONE_MORE.test(text) || !before.some((one) => isFeature(one) && isGone(one))) return null
  const isAskedFor = (one: Criterion) => known.some((other) => isSameMatter(other, one) && !isDenied(other))
  if (asked.length === 0 || !asked.every((one) => isFeature(one) && isAskedFor(one))) return null
  return known.filter((one) => !asked.some((other) => isSameMatter(one, other)))
}

function isFeature({ kind }: Criterion): boolean {
  return kind === 'amenity' || kind === 'rail'
}

function isDenied(one: Criterion): boolean {
  return 'not' in one && one.not
}
