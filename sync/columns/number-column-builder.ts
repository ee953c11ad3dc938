import { cutFloats, growFloats } from './grow.ts'
import { compactNumbers, type NumberColumn, numberAt } from './number-column.ts'

/** Rows that are kept as floats, until they are compacted. */
const CHUNK = 2 ** 14

export interface NumberColumnBuilder {
  add(value: number | null): void
  /** The column of all added rows, null where each lacks a value. The builder cannot be used afterwards. */
  finish(): NumberColumn | null
}

/** Collects the figures of one column, a chunk at a time: a million floats would take twice the memory of the column. */
export function createNumberColumnBuilder(): NumberColumnBuilder {
  /** Null for a chunk that lacks every value. */
  const chunks: (NumberColumn | null)[] = []
  /** Empty before its first value: most sources lack many fields. */
  let open: Float64Array<ArrayBuffer> = new Float64Array(0)
  let rows = 0

  function close() {
    chunks.push(open.length === 0 ? null : compacted(cutFloats(open, rows)))
    open = new Float64Array(0)
    rows = 0
  }

  return {
    add(value) {
      if (value !== null && !Number.isNaN(value)) {
        if (open.length === 0) open = new Float64Array(rows + 16).fill(Number.NaN)
        open = growFloats(open, rows + 1)
        open[rows] = value
      } else if (open.length > 0) {
        open = growFloats(open, rows + 1)
        open[rows] = Number.NaN
      }
      if (++rows === CHUNK) close()
    },
    finish() {
      const last = rows
      close()
      const [first] = chunks
      if (chunks.every((chunk) => chunk === null)) return null
      if (chunks.length === 1) return first ?? null
      const values = new Float64Array((chunks.length - 1) * CHUNK + last).fill(Number.NaN)
      for (const [i, chunk] of chunks.entries()) {
        if (chunk === null) continue
        for (let row = 0; row < chunk.values.length; row++) values[i * CHUNK + row] = numberAt(chunk, row)
      }
      chunks.length = 0
      return compacted(values)
    },
  }
}

/** The floats give their memory away where the column does not keep them. */
function compacted(values: Float64Array<ArrayBuffer>): NumberColumn {
  const column = compactNumbers(values)
  if (column.kind === 'scaled') values.buffer.transfer(0)
  return column
}
