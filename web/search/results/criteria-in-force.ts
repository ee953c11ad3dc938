import type { Answer } from '../../../sync/book/question/answer.ts'
import { usedCriteria } from '../../../sync/book/question/words/words-use.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import type { Chip } from '../search-state.ts'

/** What results were found by: the chips, without words that were not used. */
export function criteriaInForce(chips: readonly Chip[], answer: Answer | null): Criterion[] {
  return usedCriteria(
    chips.map(({ criterion }) => criterion),
    answer?.words ?? [],
  )
}
