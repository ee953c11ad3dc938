import type { DataSource } from '../../../sync/api/data-source.ts'
import type { Connection } from '../../data/sync/connection.ts'

/** The connection as it is shown. `misread`: the server is older than this page, which cannot make out its answers. */
export type ShownConnection = Connection | 'misread'

/** What header, footer and banner show. Null where it is not known yet. */
export interface ChromeFacts {
  /** The external console's address, where one is configured. */
  consoleUrl: string | null
  /** Properties there are. */
  properties: number | null
  /** When a source was last read, milliseconds since 1970. */
  lastSyncAt: number | null
  /** What the properties were read from, last read first. */
  sources: readonly DataSource[] | null
  /** Sources whose last run failed. */
  failingSources: number | null
  connection: ShownConnection
}

export const NOTHING_KNOWN: ChromeFacts = {
  consoleUrl: null,
  properties: null,
  lastSyncAt: null,
  sources: null,
  failingSources: null,
  connection: 'connecting',
}
