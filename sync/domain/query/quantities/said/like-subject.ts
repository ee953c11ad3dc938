import type { Criterion } from '../../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../../criteria/parsed-query.ts'
import { wordsFor } from '../../fields/words-for.ts'

/** "comps for a 75,000 sf building built 1985" describes the one that comps are wanted for. */
const FOR_SUBJECT =
  /\b(?:comps?|comparables?) (?:for|on|to|against|like) (?:(?:a|an|my|our|this|his|her|their)\b|the (?:subject|building|property)\b|(?:a |my |our |the )?client\S* )/i

/** Beside a subject its year of construction is about that of the comps: no comp has to be just as old. */
export function likeSubject(text: string, read: readonly ParsedCriterion[]): readonly ParsedCriterion[] {
  if (!FOR_SUBJECT.test(text)) return read
  return read.map((one) => ({ ...one, criterion: withYearsAround(one.criterion) }))
}

function withYearsAround(criterion: Criterion): Criterion {
  if (criterion.kind !== 'range' || criterion.field !== 'yearBuilt') return criterion
  const { about } = wordsFor('yearBuilt')
  const { min, max } = criterion
  if (min === null || min !== max || about === undefined || !('by' in about)) return criterion
  return { ...criterion, min: min - about.by, max: min + about.by }
}
