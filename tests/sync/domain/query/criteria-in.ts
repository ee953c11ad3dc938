import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'
import { vocabulary as houston } from './query-vocabulary.ts'

/** The day on which the tests of the grammar ask. */
export const TODAY = '2026-11-22'

/** What words ask for. */
export function criteriaIn(words: string, vocabulary: Vocabulary = houston): Criterion[] {
  return parseQuery(words, vocabulary, TODAY).criteria.map(({ criterion }) => criterion)
}

/** The same without what is searched as text. */
export function understoodIn(words: string, vocabulary: Vocabulary = houston): Criterion[] {
  return criteriaIn(words, vocabulary).filter(({ kind }) => kind !== 'text')
}

/** The fields that words bound, with both bounds. */
export function boundsIn(words: string) {
  return understoodIn(words).flatMap((one) =>
    one.kind === 'range' ? [[one.field, one.min, one.max] as const] : [],
  )
}

/** What words say to happen, with the first and the last of its days. */
export function datesIn(words: string) {
  return understoodIn(words).flatMap((one) =>
    one.kind === 'date' ? [[one.field, one.from, one.to] as const] : [],
  )
}

/** What words ask for with their order and limit, as a conversation keeps it. */
export function askedIn(words: string, vocabulary: Vocabulary = houston) {
  const { criteria, sort, limit = null } = parseQuery(words, vocabulary, TODAY)
  return { criteria: criteria.map(({ criterion }) => criterion), sort, limit }
}
