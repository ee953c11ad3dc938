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

export type TextColumns = Readonly<Record<TextField, StringColumn>>

/** A field whose values are long and each row's own. */
export interface LongField {
  field: TextField
  column: StringColumn
}

/**
 * Builds the index of rows from their columns, which are not changed. Short values are copied; a pool of `wordsFrom`
 * bytes of text or more is searched by its words.
 */
export function buildTextIndex(columns: TextColumns, rows: number, wordsFrom = WORDS_FROM): TextIndex {
  const { short, long } = splitTexts(columns)
  return { rows, pools: buildPools(short, wordsFrom), long: buildLong(long) }
}

/** The two halves of the index, which take as long as each other: two threads can build one each. */
export function splitTexts(columns: TextColumns): { short: StringColumn[]; long: LongField[] } {
  const long = TEXT_FIELDS.filter((field) => isLong(columns[field]))
  return {
    short: TEXT_FIELDS.filter((field) => !long.includes(field)).map((field) => columns[field]),
    long: long.map((field) => ({ field, column: columns[field] })),
  }
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
