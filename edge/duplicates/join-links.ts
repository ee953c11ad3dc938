/** A decision that two properties are one. */
export interface JoinDecision {
  readonly keep: string
  readonly other: string
  /** The kept one is in its source. */
  readonly isKeepLive: boolean
}

/**
 * Which property stands for which, by the id of the one that is not shown; `decisions` are the latest first. One whose
 * kept property has left its source comes forward by itself. No property stands, however far around, for itself.
 */
export function joinLinks<D extends JoinDecision>(decisions: readonly D[]): ReadonlyMap<string, D> {
  const links = new Map<string, D>()
  for (const decision of decisions) {
    const { keep, other, isKeepLive } = decision
    if (!isKeepLive || links.has(other) || standsFor(keep, other)) continue
    links.set(other, decision)
  }
  return links

  function standsFor(start: string, sought: string): boolean {
    for (let id: string | undefined = start; id !== undefined; id = links.get(id)?.keep) {
      if (id === sought) return true
    }
    return false
  }
}
