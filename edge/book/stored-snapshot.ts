import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { createBookEncoder } from '../../sync/book/wire/encode-book.ts'
import type { Services } from '../services/services.ts'

/** Bytes read from Postgres at once: its driver holds them three times over, and nothing else runs while it unpacks them. */
const SLICE = 2 * 1024 * 1024
/** The first page is mostly in these: who wants no more need not wait for more. */
const FIRST_SLICE = 64 * 1024

export interface StoredSnapshot {
  readonly seq: number
  /** Bytes. */
  readonly length: number
  /** The gzipped book, some of it at a time; `decodeBook` reads it. Throws where a newer one has taken its place. */
  slices(): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/**
 * The newest snapshot of a team that this version can read; nothing of it has been read yet. A book without one is
 * empty at seq 0.
 */
export async function storedSnapshot(withDb: Services['withDb'], teamId: string): Promise<StoredSnapshot> {
  const isOurs = sql`team_id = ${teamId} and format = ${BOOK_FORMAT}`
  const [newest] = await withDb((db) =>
    rowsOf<{ seq: string; length: number }>(
      db,
      sql`select seq, octet_length(bytes) as length from private.book_snapshot
        where ${isOurs} order by seq desc limit 1`,
    ),
  )
  if (!newest) return await emptySnapshot(teamId)
  const { seq, length } = newest

  async function slice(at: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
    const [row] = await withDb((db) =>
      rowsOf<{ slice: Uint8Array }>(
        db,
        sql`select substring(bytes from ${at + 1}::int for ${size}::int) as slice from private.book_snapshot
          where ${isOurs} and seq = ${seq}`,
      ),
    )
    if (!row) throw new Error('The snapshot was replaced while it was being read.')
    return new Uint8Array(row.slice)
  }

  return {
    seq: Number(seq),
    length,
    async *slices() {
      yield await slice(0, FIRST_SLICE)
      for (let at = FIRST_SLICE; at < length; at += SLICE) yield await slice(at, SLICE)
    },
  }
}

async function emptySnapshot(teamId: string): Promise<StoredSnapshot> {
  const bytes = await createBookEncoder({ teamId, seq: 0 }).finish()
  return {
    seq: 0,
    length: bytes.length,
    async *slices() {
      yield bytes
    },
  }
}
