/**
 * The comp that one has to stand behind to be back where it was: of those that stood before it, the nearest that is
 * still there. Null for the first place. Both lists are property ids in their order.
 */
export function landingPlace(before: readonly string[], now: readonly string[], id: string): string | null {
  const present = new Set(now)
  const ahead = before.slice(0, Math.max(before.indexOf(id), 0))
  return ahead.findLast((other) => present.has(other)) ?? null
}
