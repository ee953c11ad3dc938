/** Per slot, its place in an order of some of `slots` slots; 0 for one that is not in it. */
export function ranksIn(order: Uint32Array, slots: number): Uint32Array {
  const ranks = new Uint32Array(slots)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank
  return ranks
}
