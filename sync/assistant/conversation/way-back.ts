/**
 * What was talked of before the last of these states, to which "undo" leads. A state that is the one before the last
 * again was gone back to, so a second "undo" leads further back. Null where nothing was before.
 */
export function wayBack<T>(states: readonly T[]): T | null {
  const way: { state: T; key: string }[] = []
  for (const state of states) {
    const key = JSON.stringify(state)
    if (way.at(-2)?.key === key) way.pop()
    else if (way.at(-1)?.key !== key) way.push({ state, key })
  }
  return way.at(-2)?.state ?? null
}
