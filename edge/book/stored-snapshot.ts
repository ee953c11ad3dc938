import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database.ts'
import { createBookEncoder } from '../../sync/book/wire/encode-book.ts'
import type { StoredFile } from '../services/file-store.ts'
import type { KeptSnapshots } from '../services/kept-snapshots.ts'
import type { Services } from '../services/services.ts'
import { type NewestSnapshot, newestSnapshots } from './newest-snapshot.ts'

/** Bytes read from Postgres at once: its driver holds them three times over, and nothing else runs while it unpacks them. */
const SLICE = 2 * 1024 * 1024
/** The first page is mostly in these: who wants no more need not wait for more. */
const FIRST_SLICE = 64 * 1024

type Slices = AsyncGenerator<Uint8Array<ArrayBuffer>>

export interface StoredSnapshot {
  readonly seq: number
  /** Bytes. */
  readonly length: number
  /** The gzipped book, some of it at a time; `decodeBook` reads it. Throws where a newer one has taken its place. */
  slices(): Slices
}

/**
 * The newest snapshot of a team that this version can read, as a stream that nothing has been read from. It comes
 * from the place beside Postgres, else from Postgres. A book without a snapshot is empty at seq 0.
 */
export async function storedSnapshot(
  withDb: Services['withDb'],
  teamId: string,
  kept: KeptSnapshots | null = null,
): Promise<StoredSnapshot> {
  const [newest] = await withDb((db) => newestSnapshots(db, teamId))
  if (!newest) return await emptySnapshot(teamId)
  const { seq, length, key } = newest
  return {
    seq: Number(seq),
    length,
    async *slices() {
      const file = await kept?.open(key)
      if (file?.size === length) {
        yield* keptSlices(file)
        return
      }
      kept?.begin(teamId)
      yield* slicesInPostgres(withDb, newest)
    },
  }
}

export async function* slicesInPostgres(
  withDb: Services['withDb'],
  { teamId, seq, length }: NewestSnapshot,
): Slices {
  async function slice(at: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
    const [row] = await withDb((db) =>
      rowsOf<{ slice: Uint8Array }>(
        db,
        sql`select substring(bytes from ${at + 1}::int for ${size}::int) as slice from private.book_snapshot
          where team_id = ${teamId} and seq = ${seq}`,
      ),
    )
    if (!row) throw new Error('The snapshot was replaced while it was being read.')
    return new Uint8Array(row.slice)
  }
  yield await slice(0, FIRST_SLICE)
  for (let at = FIRST_SLICE; at < length; at += SLICE) yield await slice(at, SLICE)
}

async function* keptSlices(file: StoredFile): Slices {
  try {
    yield new Uint8Array(await file.read(0, FIRST_SLICE))
    for (let at = FIRST_SLICE; at < file.size; at += SLICE)
      yield new Uint8Array(await file.read(at, at + SLICE))
  } finally {
    await file.close()
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
