import type { Criterion } from '../criteria/criterion.ts'
import type { ParsedCriterion } from '../criteria/parsed-query.ts'

const SAME =
  /^(?:it|there|here|this|that|them|(?:the|that|this|said|my|our) (?:address|place|property|building|site|location|spot))$/i

/** "4710 Pinemont Dr, comps within 5 miles of it": a radius around the place that was named before. */
export function withSamePlace(phrases: readonly ParsedCriterion[]): ParsedCriterion[] {
  const kept: ParsedCriterion[] = []
  for (const phrase of phrases) {
    const miles = reachOfSame(phrase.criterion)
    const at = miles === null ? -1 : kept.findLastIndex(({ criterion }) => isAround(criterion))
    const known = kept[at]
    if (miles === null || known === undefined) kept.push(phrase)
    else {
      const spans = [...known.spans, ...phrase.spans]
      kept[at] = { criterion: reaching(known.criterion, miles), spans }
    }
  }
  return kept
}

function reachOfSame(criterion: Criterion): number | null {
  if (criterion.kind !== 'zone' || criterion.not || criterion.circles.length > 0) return null
  return criterion.names.every((name) => SAME.test(name)) ? criterion.around : null
}

function isAround(criterion: Criterion): boolean {
  return (
    criterion.kind === 'near' || (criterion.kind === 'zone' && !criterion.not && criterion.around !== null)
  )
}

function reaching(criterion: Criterion, miles: number): Criterion {
  if (criterion.kind === 'near') return { ...criterion, miles }
  if (criterion.kind !== 'zone') return criterion
  return { ...criterion, around: miles, circles: criterion.circles.map((circle) => ({ ...circle, miles })) }
}
