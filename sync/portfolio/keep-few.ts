/** More values than one question uses. The oldest is forgotten. */
const MOST_KEPT = 64

/** Keeps a value, and forgets the oldest where there are too many. */
export function keepFew<V>(kept: Map<string, V>, key: string, value: V): void {
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break
    kept.delete(oldest)
  }
  kept.set(key, value)
}
