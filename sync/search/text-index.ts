import type { ValuePool } from './value-pool.ts'

/** What a text search needs: typed arrays and a few strings, so that a worker can build it and post it. */
export interface TextIndex {
  rows: number
  /** Values many rows share are in one pool; each field with values of its own has another. */
  pools: ValuePool[]
}

/** The buffers to transfer when an index is posted. */
export function textIndexBuffers(index: TextIndex): ArrayBuffer[] {
  return [...new Set(buffersIn(index))]
}

function buffersIn(part: object): ArrayBuffer[] {
  return Object.values(part).flatMap((value) => {
    if (ArrayBuffer.isView(value)) return value.buffer as ArrayBuffer
    return typeof value === 'object' && value !== null ? buffersIn(value) : []
  })
}
