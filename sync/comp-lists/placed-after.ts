interface Placed {
  propertyId: string
  position: number
}

/** Below this, two positions have no room between them that a double could tell apart for long. */
const ROOM = 1e-6

/**
 * The positions to change so that a comp stands behind `after` (null or unknown: first). Usually it is one, halfway
 * between its new neighbours; where there is no room left, all are counted anew. `entries` stand in their order.
 */
export function placedAfter(entries: readonly Placed[], propertyId: string, after: string | null): Placed[] {
  const others = entries.filter((entry) => entry.propertyId !== propertyId)
  const at = others.findIndex((entry) => entry.propertyId === after) + 1
  const before = others[at - 1]?.position
  const behind = others[at]?.position
  const low = before ?? (behind ?? 2) - 2
  const high = behind ?? low + 2
  if (high - low > ROOM) return [{ propertyId, position: (low + high) / 2 }]
  const inOrder = [...others.slice(0, at).map((entry) => entry.propertyId), propertyId]
  inOrder.push(...others.slice(at).map((entry) => entry.propertyId))
  return inOrder.map((id, index) => ({ propertyId: id, position: index + 1 }))
}
