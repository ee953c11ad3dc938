import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { BOOK_FORMAT } from '../../sync/book/book-format.ts'
import { createBookEncoder } from '../../sync/book/encode-book.ts'

export interface StoredSnapshot {
  seq: number
  /** Gzipped; `decodeBook` reads it. */
  bytes: Uint8Array<ArrayBuffer>
}

/** The newest snapshot of a team that this version can read. A book without one yet is empty at seq 0. */
export async function storedSnapshot(db: Database, teamId: string): Promise<StoredSnapshot> {
  const [row] = await rowsOf<{ seq: string; bytes: Uint8Array }>(
    db,
    sql`select seq, bytes from private.book_snapshot
        where team_id = ${teamId} and format = ${BOOK_FORMAT} order by seq desc limit 1`,
  )
  if (row) return { seq: Number(row.seq), bytes: Uint8Array.from(row.bytes) }
  return { seq: 0, bytes: await createBookEncoder({ teamId, seq: 0 }).finish() }
}
