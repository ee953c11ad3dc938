import type { ValuePool } from './value-pool.ts'

/** What a text search needs: typed arrays and a few strings, so that a worker can build it and post it. */
export interface TextIndex {
  rows: number
  /** Values many rows share are in one pool; each field with values of its own has another. */
  pools: ValuePool[]
}

/** The buffers to transfer when an index is posted. */
export function textIndexBuffers(index: TextIndex): ArrayBuffer[] {
  const arrays = index.pools.flatMap((pool) =>
    [pool, pool.stretches, pool.odd, pool.words ?? {}].flatMap((part) =>
      Object.values(part).filter(ArrayBuffer.isView),
    ),
  )
  return [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))]
}
