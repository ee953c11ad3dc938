import type { StringColumn } from '../columns/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../domain/fuzzy.ts'
import { buildLongTexts, isLong, type LongTexts } from './long-texts.ts'
import { buildValuePool, type ValuePool } from './value-pool.ts'

/** What a text search needs besides the columns: typed arrays and a few strings, so that a worker can post it. */
export interface TextIndex {
  rows: number
  /** Values many rows share are in one pool; each field with short values of its own has another. */
  pools: ValuePool[]
  /** Fields with long values of their own: those stay in their columns. */
  long: { field: TextField; texts: LongTexts }[]
}

/** Below this many bytes of text, looking at every value is as quick as looking up words. */
const WORDS_FROM = 65_536

/**
 * Builds the index of rows from their columns, which are not changed. Short values are copied; a pool of `wordsFrom`
 * bytes of text or more is searched by its words.
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
