import type { StringColumn } from '../book/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../domain/fuzzy.ts'
import { buildValuePool } from './build-value-pool.ts'
import type { TextIndex } from './text-index.ts'

/** Below this many bytes of text, looking at every value is as quick as looking up words. */
const WORDS_FROM = 65_536

/** Builds the index of some rows from their columns. Needs about twice the memory of the index. */
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
