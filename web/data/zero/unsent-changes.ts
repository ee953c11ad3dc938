import type { MutatorResult } from '@rocicorp/zero'
import * as z from 'zod/mini'
import { forgetKeys } from '../forget-keys.ts'
import { type Written, writtenOf } from '../requests/write-outcome.ts'

const PREFIX = 'clearheight-unsent-changes:'
const ids = z.array(z.string())

/** The sync engine stores what it has taken when the page is at rest, and by then at the latest, ms. */
const STORED_BY_MS = 2_500

/**
 * One user's changes that the sync engine has taken and no server has confirmed, from all tabs and earlier visits. The
 * engine keeps and sends them, but does not say how many there are. Notes being added are counted as drafts.
 */
export interface UnsentChanges {
  count(): number
  subscribe(onChange: () => void): () => void
  /** Counts a change until the server's word on it. */
  written(result: MutatorResult): Promise<Written>
  /** To be called once the server has answered all that waited. */
  settle(): void
}

interface UnsentEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
  /** Calls back when another tab has written to the storage. */
  onStorage(listener: (key: string | null) => void): void
  /** Has whoever would leave the page asked first, until what this returns is called. */
  holdPage(): () => void
}

/** Keeps the count in a browser's storage; where that is full or forbidden, for this visit. */
export function createUnsentChanges({ storage, key, onStorage, holdPage }: UnsentEnvironment): UnsentChanges {
  const listeners = new Set<() => void>()
  const underWay = new Set<string>()
  let known = read([])

  function read(otherwise: readonly string[]): readonly string[] {
    try {
      return z.parse(ids, JSON.parse(storage.getItem(key) ?? '[]'))
    } catch {
      return otherwise
    }
  }
  function show(next: readonly string[]): void {
    known = next
    for (const listener of listeners) listener()
  }
  /** Other tabs change it too, so what stands there is read again first. */
  function change(next: (was: readonly string[]) => readonly string[]): void {
    const changed = next(read(known))
    try {
      if (changed.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(changed))
    } catch {
      // Kept in memory only.
    }
    show(changed)
  }

  onStorage((changed) => {
    if (changed === key || changed === null) show(read([]))
  })

  return {
    count: () => known.length,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async written(result) {
      const id = crypto.randomUUID()
      underWay.add(id)
      change((was) => [...was, id])
      const release = holdPage()
      setTimeout(release, STORED_BY_MS)
      const written = await writtenOf(result)
      underWay.delete(id)
      if (written.outcome !== 'unconfirmed') {
        release()
        change((was) => was.filter((other) => other !== id))
      }
      return written
    },
    settle() {
      if (known.length > 0) change((was) => was.filter((id) => underWay.has(id)))
    },
  }
}

const opened = new Map<string, UnsentChanges>()

/** A user's changes in this browser; the same object for the same user. */
export function unsentChangesOf(userId: string): UnsentChanges {
  const known = opened.get(userId)
  if (known) return known
  const changes = createUnsentChanges({
    storage: localStorage,
    key: PREFIX + userId,
    onStorage: (listener) => window.addEventListener('storage', (event) => listener(event.key)),
    holdPage() {
      const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
      window.addEventListener('beforeunload', ask)
      return () => window.removeEventListener('beforeunload', ask)
    },
  })
  opened.set(userId, changes)
  return changes
}

/** Removes the count of everyone but this user. */
export function forgetUnsentChanges({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
