import type { StringColumn } from '../../columns/string-column.ts'
import type { TextField } from '../../domain/fields/text-fields.ts'
import { buildValuePool, type ValuePool } from '../values/value-pool.ts'
import { buildLongTexts, type LongTexts } from './long-texts.ts'
import { type LongField, splitTexts, type TextColumns } from './split-texts.ts'

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
export function buildTextIndex(columns: TextColumns, rows: number, wordsFrom = WORDS_FROM): TextIndex {
  const { short, long } = splitTexts(columns)
  return { rows, pools: buildPools(short, wordsFrom), long: buildLong(long) }
}

export function buildPools(short: readonly StringColumn[], wordsFrom = WORDS_FROM): ValuePool[] {
  const own = short.filter(({ codes }) => codes === null)
  const shared = short.filter(({ codes }) => codes !== null)
  return [
    buildValuePool(shared, 'shared', wordsFrom),
    ...own.map((column) => buildValuePool([column], 'own', wordsFrom)),
  ]
}

export function buildLong(long: readonly LongField[]): TextIndex['long'] {
  return long.map(({ field, column }) => ({ field, texts: buildLongTexts(column) }))
}
