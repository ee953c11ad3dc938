import { describe, expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import type { SortBy } from '../../../../sync/domain/sort.ts'
import { vocabulary } from './query-vocabulary.ts'

/** Words, the criteria they ask for, and the order where they ask for one. */
type Question = readonly [words: string, criteria: readonly Criterion[], sort?: SortBy]

/** One test for each question, by its subject: exactly these criteria are read from it, and this order. */
export function testQuestions(questionsBySubject: Readonly<Record<string, readonly Question[]>>): void {
  for (const [subject, questions] of Object.entries(questionsBySubject)) {
    describe(subject, () => {
      for (const [words, criteria, sort = null] of questions) {
        test(`reads "${words}"`, () => {
          const parsed = parseQuery(words, vocabulary)
          expect({ criteria: parsed.criteria.map(({ criterion }) => criterion), sort: parsed.sort }).toEqual({
            criteria,
            sort,
          })
        })
      }
    })
  }
}
