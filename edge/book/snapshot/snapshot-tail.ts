import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { bookSnapshot } from '../../../db/private-schema.ts'
import { propertyTail } from '../../../db/schema.ts'
import { BOOK_FORMAT } from '../../../sync/book/wire/book-version.ts'
import { readLiveBook } from './encode-live-book.ts'
import { liveProperties } from './live-properties.ts'
import { storeSnapshot } from './store-snapshot.ts'

/** A longer tail is folded into a snapshot: every browser holds all of it. */
export const LONG_TAIL = 2000

/** The teams whose tail has grown long. */
export async function teamsWithLongTail(db: Database): Promise<string[]> {
  const long = await db
    .select({ team: propertyTail.teamId })
    .from(propertyTail)
    .groupBy(propertyTail.teamId)
    .having(gt(count(), LONG_TAIL))
  return long.map(({ team }) => team)
}

/** Makes a new snapshot where the team's tail has grown long. True where it did. */
export async function snapshotLongTail(db: Database, team: string): Promise<boolean> {
  const rows = await db.$count(propertyTail, eq(propertyTail.teamId, team))
  return rows > LONG_TAIL && (await snapshotTail(db, team))
}

/**
 * Makes a snapshot of the team's book as it is now. Writers are not held up meanwhile: a repeatable read sees a state
 * that existed, because change numbers are in commit order. False where nothing is newer than the last snapshot.
 */
export async function snapshotTail(
  db: Database,
  team: string,
  rowsOfBook = liveProperties,
): Promise<boolean> {
  const read = await db.transaction((tx) => readLiveBook(tx, team, rowsOfBook), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const packed = await read.pack()
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${team})`)
    const [present] = await tx
      .select({ seq: bookSnapshot.seq })
      .from(bookSnapshot)
      .where(and(eq(bookSnapshot.teamId, team), eq(bookSnapshot.format, BOOK_FORMAT)))
    if (present && present.seq >= packed.seq) return false
    await storeSnapshot(tx, team, packed)
    return true
  })
}

/** Rebuilds snapshots that another version wrote and this one cannot read. */
export async function refreshSnapshots(db: Database): Promise<void> {
  const outdated = await db
    .selectDistinct({ team: bookSnapshot.teamId })
    .from(bookSnapshot)
    .where(ne(bookSnapshot.format, BOOK_FORMAT))
  for (const { team } of outdated) await snapshotTail(db, team)
}
