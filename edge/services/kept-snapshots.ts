import type { StoredFile } from './file-store.ts'

/** Snapshots beside Postgres, so that it is not asked for the same bytes again and again. */
export interface KeptSnapshots {
  /** Null where nothing is kept under the key. */
  open(key: string): Promise<StoredFile | null>
  /** Begins to keep the newest snapshot of a team, and outlives the request as long as the platform lets it. */
  begin(teamId: string): void
}
