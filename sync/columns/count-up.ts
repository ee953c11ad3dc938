/** Increments a count and answers the count before. */
export function countUp(counts: Uint32Array, at: number): number {
  const before = counts[at] as number
  counts[at] = before + 1
  return before
}
