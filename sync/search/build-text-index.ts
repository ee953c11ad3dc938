import type { StringColumn } from '../book/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../domain/fuzzy.ts'
import { buildValuePool } from './build-value-pool.ts'
import type { TextIndex } from './text-index.ts'

/** Below this many bytes of text, looking at every value is as quick as looking up words. */
const WORDS_FROM = 65_536

/**
 * Builds the index of some rows from their columns, which stay as they are: about 10 ms and 0.5 MB for 1,000 rows, and as
 * much memory again while it works. Fields with `wordsFrom` bytes of text or more are searched by their words.
 */
export function buildTextIndex(
  columns: Readonly<Record<TextField, StringColumn>>,
  rows: number,
  wordsFrom = WORDS_FROM,
): TextIndex {
  const all = TEXT_FIELDS.map((field) => columns[field])
  const own = all.filter(({ codes }) => codes === null)
  const shared = all.filter(({ codes }) => codes !== null)
  return {
    rows,
    pools: [shared, ...own.map((column) => [column])].map((pooled) => buildValuePool(pooled, wordsFrom)),
  }
}
