import { setTimeout as delay } from 'node:timers/promises'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { followConnection } from '../../../web/data/sync/connection.ts'
import { openSyncUser } from '../open-sync-user.ts'

const RETRY_MS = 200

/** A browser without its screen, which has one property open. */
export interface LiveClient {
  /** The server has said all that there is. */
  isLive(): boolean
  /** What the notes say, as they are shown. */
  notes(): readonly string[]
  addNote(note: string): Promise<unknown>
  /** How often a page would have had to be loaded anew. */
  reloads(): number
  close(): Promise<void>
}

export function liveClient(origin: string, name: string, propertyId: string): LiveClient {
  let reloads = 0
  const zero = openSyncUser(origin, name, undefined, () => void reloads++)
  let seen: readonly string[] = []
  let isLive = false
  zero.preload(queries.book.current())
  zero.preload(queries.compList.visible())
  zero.preload(queries.correction.inForce())
  zero.preload(queries.attachment.ofProperty({ propertyId }))
  zero.materialize(queries.note.ofProperty({ propertyId })).addListener((notes, state) => {
    seen = notes.map(({ note }) => note)
    isLive ||= state === 'complete'
  })
  // As a page does: after an error the sync engine waits to be told.
  const unfollow = followConnection(zero, () => undefined, {
    isWell: async () => false,
    untilWell: async () => false,
    pause: () => delay(RETRY_MS),
    now: () => performance.now(),
  })
  return {
    isLive: () => isLive,
    notes: () => seen,
    reloads: () => reloads,
    addNote: (note) => {
      const args = { id: crypto.randomUUID(), propertyId, note, isPrivate: false, now: Date.now() }
      return zero.mutate(mutators.note.add(args)).client
    },
    async close() {
      unfollow()
      await zero.close()
    },
  }
}
