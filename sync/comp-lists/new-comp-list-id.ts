/** A new list's id: random, below `COMP_LIST_IDS`, never 0. */
export function newCompListId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 16) * 2 ** 32 + low || 1
}
