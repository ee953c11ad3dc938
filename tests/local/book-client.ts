import { Zero } from '@rocicorp/zero'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'

/** What a browser has open of the sync engine, without the browser. */
export interface BookClient {
  /** How many changes the client holds, as far as it has been told; null before the first word. */
  tailLength(): number | null
  close(): Promise<void>
}

const USER: SessionUser = { userId: 'demo-maria', teamId: 'demo', name: 'Maria Torres' }

/** Follows the book of the product at `origin`. Clients of two names know nothing of each other, as two browsers. */
export function openBookClient(origin: string, name: string): BookClient {
  const zero = new Zero({
    schema,
    userID: USER.userId,
    context: USER,
    cacheURL: `${origin}/zero`,
    storageKey: name,
    kvStore: 'mem',
    logLevel: 'error',
  })
  let length: number | null = null
  zero.materialize(queries.book.current()).addListener((book) => {
    if (book) length = book.tail.length
  })
  return { tailLength: () => length, close: () => zero.close() }
}

/** A `WebSocket` that names its page's origin, as browsers do and Node does not. */
export function webSocketOf(origin: string): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      const options = { protocols, headers: { Origin: origin } }
      // Node's takes headers as well.
      super(url, options as unknown as string[])
    }
  }
}
