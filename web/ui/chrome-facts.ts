import type { Connection } from '../data/connection.ts'

/** What header, footer and banner show. Null where it is not known yet. */
export interface ChromeFacts {
  userName: string | null
  /** Whom one can go on as. */
  teammates: readonly { id: string; name: string }[]
  /** The external console's address, where one is configured. */
  consoleUrl: string | null
  /** Properties in the book. */
  properties: number | null
  /** When a source was last read, milliseconds since 1970. */
  lastSyncAt: number | null
  connection: Connection
}

export const NOTHING_KNOWN: ChromeFacts = {
  userName: null,
  teammates: [],
  consoleUrl: null,
  properties: null,
  lastSyncAt: null,
  connection: 'connecting',
}
