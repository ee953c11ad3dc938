/** The ids with one of them moved to a position, counted from 0; beyond the ends is the end. */
export function movedTo(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length) return [...ids]
  const at = Math.min(Math.max(position, 0), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** The one that stands before an id; null for none. */
export function predecessorOf(ids: readonly string[], id: string): string | null {
  return ids[ids.indexOf(id) - 1] ?? null
}

/**
 * The position that an id dropped into a gap comes to have. Gap 0 is before the first, each other one behind the id
 * with its number, counted from 1 while the dropped one still stands where it was.
 */
export function positionInGap(ids: readonly string[], id: string, gap: number): number {
  return gap > ids.indexOf(id) ? gap - 1 : gap
}
