import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { writtenOf } from '../../../web/data/requests/write-outcome.ts'
import { followConnection } from '../../../web/data/sync/connection.ts'
import { openSyncUser } from '../open-sync-user.ts'

/** What a browser has open of the sync engine, without the browser. */
export interface BookClient {
  /** How many changes the client holds, as far as it has been told; null before the first word. */
  tailLength(): number | null
  /** Writes a note, and resolves with the server's word on it once it is known: null, or why it was refused. */
  addNote(note: string): Promise<string | null>
  close(): Promise<void>
}

const RETRY_MS = 200

/** Follows the book of the product at `origin`. Clients of two names know nothing of each other, as two browsers. */
export function openBookClient(origin: string, name: string): BookClient {
  const zero = openSyncUser(origin, name)
  let length: number | null = null
  zero.materialize(queries.book.current()).addListener((book) => {
    if (book) length = book.tail.length
  })
  // As a page does: after an error the sync engine waits to be told.
  const unfollow = followConnection(zero, () => undefined, {
    isWell: async () => false,
    untilWell: async () => false,
    pause: () => delay(RETRY_MS),
    now: () => performance.now(),
  })

  async function addNote(note: string): Promise<string | null> {
    const args = { id: randomUUID(), propertyId: 'p1', note, isPrivate: false, now: Date.now() }
    for (;;) {
      const written = await writtenOf(zero.mutate(mutators.note.add(args)))
      if (written.outcome === 'saved') return null
      if (written.outcome === 'failed') return written.refusal
      await delay(RETRY_MS)
    }
  }

  return {
    tailLength: () => length,
    addNote,
    async close() {
      unfollow()
      await zero.close()
    },
  }
}

/**
 * A `WebSocket` that names its page's origin, and sends the cookie of the user its address names, as browsers do and
 * Node does not.
 */
export function webSocketOf(
  origin: string,
  cookies: ReadonlyMap<string, string> = new Map(),
): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      const cookie = cookies.get(new URL(url).searchParams.get('userID') ?? '')
      const headers = { Origin: origin, ...(cookie !== undefined && { Cookie: cookie }) }
      const options = { protocols, headers }
      // Node's takes headers as well.
      super(url, options as unknown as string[])
    }
  }
}
