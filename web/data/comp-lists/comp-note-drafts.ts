import * as z from 'zod/mini'
import { forgetKeys } from '../forget-keys.ts'

const drafts = z.record(z.string(), z.string())
type Drafts = z.infer<typeof drafts>

const PREFIX = 'clearheight-comp-note-drafts:'

/** Notes of comps that are typed but not yet known to be saved. They survive reloads, crashes and being offline. */
export interface CompNoteDrafts {
  /** Null where nothing is unsaved; empty text where a note is to go. */
  of(listId: number, propertyId: string): string | null
  put(listId: number, propertyId: string, notes: string): void
  drop(listId: number, propertyId: string): void
  count(): number
  subscribe(listener: () => void): () => void
}

/** Keeps drafts in a browser's storage; where that is full or forbidden, for this visit. */
export function createCompNoteDrafts(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
): CompNoteDrafts {
  const listeners = new Set<() => void>()
  let kept = read()

  function read(): Drafts {
    try {
      return z.parse(drafts, JSON.parse(storage.getItem(PREFIX + userId) ?? '{}'))
    } catch {
      return {}
    }
  }
  function change(next: Drafts): void {
    kept = next
    try {
      if (Object.keys(next).length === 0) storage.removeItem(PREFIX + userId)
      else storage.setItem(PREFIX + userId, JSON.stringify(next))
    } catch {
      // Kept in memory only.
    }
    for (const listener of listeners) listener()
  }

  return {
    of: (listId, propertyId) => kept[keyOf(listId, propertyId)] ?? null,
    put: (listId, propertyId, notes) => change({ ...kept, [keyOf(listId, propertyId)]: notes }),
    drop(listId, propertyId) {
      const { [keyOf(listId, propertyId)]: dropped, ...rest } = kept
      if (dropped !== undefined) change(rest)
    },
    count: () => Object.keys(kept).length,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function keyOf(listId: number, propertyId: string): string {
  return `${listId} ${propertyId}`
}

const opened = new Map<string, CompNoteDrafts>()

/** A user's drafts in this browser; the same object for the same user. */
export function compNoteDraftsOf(userId: string): CompNoteDrafts {
  const known = opened.get(userId) ?? createCompNoteDrafts(localStorage, userId)
  opened.set(userId, known)
  return known
}

/** Removes the drafts of everyone but this user. */
export function forgetCompNoteDrafts({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
