import { joinDuplicates, keepDuplicatesApart } from '../../../sync/api/duplicates.ts'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { call } from '../../data/requests/call.ts'

type AlikePair = ImportPlan['alike'][number]

/** What becomes of a new row and the property that may be the same. */
export type AlikeAnswer = 'later' | 'join' | 'apart'
/** By both ids; what is not in it waits. */
export type AlikeAnswers = ReadonlyMap<string, AlikeAnswer>

const keyOf = ({ property, other }: AlikePair): string => `${property.id} ${other.id}`

export function answerTo(answers: AlikeAnswers, pair: AlikePair): AlikeAnswer {
  return answers.get(keyOf(pair)) ?? 'later'
}

export function withAnswer(
  answers: AlikeAnswers,
  pairs: readonly AlikePair[],
  answer: AlikeAnswer,
): AlikeAnswers {
  return new Map([...answers, ...pairs.map((pair) => [keyOf(pair), answer] as const)])
}

/** Does what was answered, once the rows are properties. Answers how many pairs could not be decided so. */
export async function settleAlike(pairs: readonly AlikePair[], answers: AlikeAnswers): Promise<number> {
  let failed = 0
  for (const pair of pairs) {
    const [id, other] = [pair.property.id, pair.other.id]
    const answer = answerTo(answers, pair)
    if (answer === 'later') continue
    try {
      await (answer === 'join'
        ? call(joinDuplicates, { keep: other, other: id, taken: [] })
        : call(keepDuplicatesApart, { first: id, second: other }))
    } catch {
      failed++
    }
  }
  return failed
}
