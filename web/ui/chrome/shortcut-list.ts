import { createStore } from '../../store.ts'

/** What the list of keys is called wherever it can be opened. */
export const KEYS_HELP = 'Keyboard shortcuts'

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

const { current, change, subscribe } = createStore<readonly ShortcutGroup[]>([])

/** Lists keys for as long as they work. Returns the way to take them off the list. */
export function listShortcuts(group: string, shortcuts: readonly ListedShortcut[]): () => void {
  const listed = { group, shortcuts }
  change([...current(), listed])
  return () => change(current().filter((other) => other !== listed))
}

/** The keys that work right now. */
export const currentShortcuts = current
export const subscribeToShortcuts = subscribe
