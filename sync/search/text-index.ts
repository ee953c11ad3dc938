import type { TextField } from '../domain/fuzzy.ts'
import type { LongTexts } from './long-texts.ts'
import type { ValuePool } from './value-pool.ts'

/** What a text search needs besides the columns: typed arrays and a few strings, so that a worker can post it. */
export interface TextIndex {
  rows: number
  /** Values many rows share are in one pool; each field with short values of its own has another. */
  pools: ValuePool[]
  /** Fields with long values of their own: those stay in their columns. */
  long: { field: TextField; texts: LongTexts }[]
}
