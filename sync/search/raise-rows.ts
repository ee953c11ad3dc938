import type { ValueRows } from './value-rows.ts'
import type { ValueSet } from './value-set.ts'

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

/** Gives the rows of all values in a set a key. */
export function raiseSet(pool: ValueRows, set: ValueSet, key: number, best: Uint32Array): void {
  const { rows, oneEach } = pool
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1) {
      const value = i * 32 + 31 - Math.clz32(bits & -bits)
      if (oneEach) {
        const row = rows[value] as number
        if (key > (best[row] as number)) best[row] = key
      } else raiseRows(pool, value, key, best)
    }
  }
}
