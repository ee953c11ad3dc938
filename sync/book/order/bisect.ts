/** Binary search: the first position where `isBefore` no longer holds. */
export function bisect(rows: Uint32Array, isBefore: (row: number) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(rows[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}
