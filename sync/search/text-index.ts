import type { ValuePool } from './value-pool.ts'

/** What a text search needs: typed arrays and a few strings, so that a worker can build it and post it. */
export interface TextIndex {
  rows: number
  /** Values many rows share are in one pool; each field with values of its own has another. */
  pools: ValuePool[]
}
