import type { Database } from '../../db/database.ts'
import type { Outside } from '../outbound/call-out.ts'
import type { FileStore } from '../services/file-store.ts'
import type { SourceSettings } from '../settings/source-settings.ts'

/** What reading sources needs of the world around it. */
export interface SourceWorld {
  /** At least two connections: one holds the lock of the run. */
  readonly db: Database
  readonly files: FileStore
  /** Where lists of rejected rows are written; null where none are. */
  readonly dataDir: string | null
  /** Where Postgres keeps its files, where that is on this machine. */
  readonly databaseFolder: string | undefined
  readonly outside: Outside
  readonly sources: SourceSettings
}
