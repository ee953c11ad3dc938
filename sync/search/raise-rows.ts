import type { ValueRows } from './value-rows.ts'

/** Gives the rows of a value a key where it is better than the one they have. */
export function raiseRows(
  { rowStarts, rows }: ValueRows,
  value: number,
  key: number,
  best: Uint32Array,
): void {
  const end = rowStarts[value + 1] as number
  for (let i = rowStarts[value] as number; i < end; i++) {
    const row = rows[i] as number
    if (key > (best[row] as number)) best[row] = key
  }
}
