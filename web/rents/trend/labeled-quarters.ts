/** Those that have a label below them: from the last one on, each that has `room` px of its own. */
export function labeledQuarters<Quarter>(
  quarters: readonly Quarter[],
  x: (quarter: Quarter) => number,
  room: number,
): Quarter[] {
  const labeled: Quarter[] = []
  let next = Number.POSITIVE_INFINITY
  for (const quarter of quarters.toReversed()) {
    if (next - x(quarter) < room) continue
    next = x(quarter)
    labeled.unshift(quarter)
  }
  return labeled
}
