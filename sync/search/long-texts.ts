import type { OddValues } from './value-pool.ts'
import type { WordIndex } from './word-index.ts'

/**
 * What helps to search a column of long texts that are read where they stand: they are most of a book, few of them can
 * be looked at for one query, and few are as short as what is asked.
 */
export interface LongTexts {
  /** Its values are the rows of the column. */
  words: WordIndex
  byLength: TextsByLength
  odd: OddValues
}

/** Rows with a text whose units are all on the page, in order of its length. */
export interface TextsByLength {
  rows: Uint32Array
  /** Those of n units are `rows[firsts[n] .. firsts[n + 1])`. */
  firsts: Uint32Array
  /** The low and high words of their letter bags, in the same order. */
  bags: { low: Uint32Array; high: Uint32Array }
}
