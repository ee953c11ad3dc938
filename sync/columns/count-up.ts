/** Counts one up, and answers the count before: the place of the next one among its like. */
export function countUp(counts: Uint32Array, at: number): number {
  const before = counts[at] as number
  counts[at] = before + 1
  return before
}
