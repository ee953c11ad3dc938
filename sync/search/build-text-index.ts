import type { StringColumn } from '../columns/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../domain/fuzzy.ts'
import { buildLongTexts, isLong } from './build-long-texts.ts'
import { buildValuePool } from './build-value-pool.ts'
import type { TextIndex } from './text-index.ts'

/** Below this many bytes of text, looking at every value is as quick as looking up words. */
const WORDS_FROM = 65_536

/**
 * Builds the index of some rows from their columns, which stay as they are. Short values are copied, and searched by
 * their words where they have `wordsFrom` bytes of text or more.
 */
export function buildTextIndex(
  columns: Readonly<Record<TextField, StringColumn>>,
  rows: number,
  wordsFrom = WORDS_FROM,
): TextIndex {
  const long = TEXT_FIELDS.filter((field) => isLong(columns[field]))
  const short = TEXT_FIELDS.filter((field) => !long.includes(field)).map((field) => columns[field])
  const own = short.filter(({ codes }) => codes === null)
  const shared = short.filter(({ codes }) => codes !== null)
  return {
    rows,
    pools: [
      buildValuePool(shared, 'shared', wordsFrom),
      ...own.map((column) => buildValuePool([column], 'own', wordsFrom)),
    ],
    long: long.map((field) => ({ field, texts: buildLongTexts(columns[field]) })),
  }
}
