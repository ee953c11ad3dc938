/** A comp, and the one that it is then placed behind; null for the first place. */
export interface Place {
  propertyId: string
  after: string | null
}

/**
 * The moves, one after another, that put some comps first in their order, and those that put the ones which were there
 * back where they were, once those which were not are removed again. All are property ids.
 */
export function placedFirst(
  before: readonly string[],
  first: readonly string[],
): { there: readonly Place[]; back: readonly Place[] } {
  const moved = new Set(first)
  const behind = (order: readonly string[], at: number) => order[at - 1] ?? null
  return {
    there: first.map((propertyId, at) => ({ propertyId, after: behind(first, at) })),
    back: before.flatMap((propertyId, at) =>
      moved.has(propertyId) ? [{ propertyId, after: behind(before, at) }] : [],
    ),
  }
}
