import { type Bitmap, emptyBitmap, toggleRows } from '../../columns/bitmap.ts'

/** How many sets are kept of an order: half a byte a row. */
const KEPT = 32

/** The first rows of an order as a set, for any number of them. */
export interface PrefixRows {
  order: Uint32Array
  /** Set k holds the first `k * step` rows. */
  kept: readonly Bitmap[]
  step: number
}

/** Takes one pass over the order. */
export function createPrefixRows(order: Uint32Array): PrefixRows {
  const step = Math.ceil(order.length / KEPT) || 1
  const kept = [emptyBitmap(order.length)]
  for (let from = 0; from < order.length; from += step) {
    const rows = (kept.at(-1) as Bitmap).slice()
    toggleRows(rows, order.subarray(from, from + step))
    kept.push(rows)
  }
  return { order, kept, step }
}

/** Keeps those of `rows` that stand at the positions `from` to `to` of the order; `spare` is overwritten. */
export function keepBetween(prefix: PrefixRows, from: number, to: number, rows: Bitmap, spare: Bitmap): void {
  const { kept } = prefix
  const [a, b] = [nearestKept(prefix, from), nearestKept(prefix, to)]
  const [before, until] = [kept[a] as Bitmap, kept[b] as Bitmap]
  for (let i = 0; i < spare.length; i++) spare[i] = (before[i] as number) ^ (until[i] as number)
  toggleBeyond(prefix, a, from, spare)
  toggleBeyond(prefix, b, to, spare)
  for (let i = 0; i < rows.length; i++) rows[i] = (rows[i] as number) & (spare[i] as number)
}

function nearestKept({ kept, step }: PrefixRows, position: number): number {
  return Math.min(Math.round(position / step), kept.length - 1)
}

/** Turns a kept set into the first `position` rows, whichever of the two is larger. */
function toggleBeyond({ order, step }: PrefixRows, kept: number, position: number, rows: Bitmap): void {
  const end = Math.min(kept * step, order.length)
  toggleRows(rows, order.subarray(Math.min(end, position), Math.max(end, position)))
}
