import type { Criterion } from '../../domain/criteria/criterion.ts'
import { describeCriterion } from '../../domain/criteria/describe-criterion.ts'
import { MAX_CRITERIA } from './marks.ts'

/** Those of the criteria that a question has no place for, in words: the last of more than `MAX_CRITERIA`. */
export function unusedCriteria(asked: readonly Criterion[]): string[] {
  return asked.slice(MAX_CRITERIA).map((criterion) => {
    const { key, value } = describeCriterion(criterion, 'month')
    return `${key} ${value}`
  })
}

/** A sentence about criteria that are not used; none where all are. */
export function unusedSentences(unused: readonly string[]): string[] {
  if (unused.length === 0) return []
  return [`Not used: ${unused.join(', ')}. That is more than one question can ask.`]
}
