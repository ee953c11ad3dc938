/** A key as the list of keys shows it. */
export interface ListedShortcut {
  shown: readonly string[]
  words: string
  /** Does what the key does; absent where only the part of the screen that has the focus can. */
  run?: () => void
}

export interface ShortcutGroup {
  group: string
  shortcuts: readonly ListedShortcut[]
}

let groups: readonly ShortcutGroup[] = []
const listeners = new Set<() => void>()

function change(next: readonly ShortcutGroup[]) {
  groups = next
  for (const listener of listeners) listener()
}

/** Lists keys for as long as they work. Returns the way to take them off the list. */
export function listShortcuts(group: string, shortcuts: readonly ListedShortcut[]): () => void {
  const listed = { group, shortcuts }
  change([...groups, listed])
  return () => change(groups.filter((other) => other !== listed))
}

/** The keys that work right now. */
export function currentShortcuts(): readonly ShortcutGroup[] {
  return groups
}

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
