import type { LongTextReader } from './long-text-reader.ts'
import { matchWords } from './match-words.ts'
import { raiseRow } from './raise-rows.ts'
import type { TextQuery } from './text-query.ts'
import { raiseMembers } from './value-set.ts'
import type { WordIndex } from './word-index.ts'

/** Finds the rows whose long texts contain the query, or whose words its words begin. */
export function matchLongTexts(
  words: WordIndex,
  reader: LongTextReader,
  query: TextQuery,
  best: Uint32Array,
): void {
  matchWords(words, query, {
    contains: reader.contains,
    raise: (row, key) => raiseRow(row, key, best),
    raiseAll: (rows, key) => raiseMembers(best, rows, key),
  })
}
