import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { bookSnapshot } from '../../db/private-schema.ts'
import { propertyTail } from '../../db/schema.ts'
import { BOOK_FORMAT } from '../../sync/book/book-format.ts'
import { encodeLiveBook } from './encode-live-book.ts'
import { storeSnapshot } from './store-snapshot.ts'

/** A longer tail is folded into a snapshot after an import: every browser holds all of it. */
export const LONG_TAIL = 2000

/** Makes a new snapshot where the team's tail has grown long. True where it did. */
export async function snapshotLongTail(db: Database, team: string): Promise<boolean> {
  const [tail] = await db.select({ rows: count() }).from(propertyTail).where(eq(propertyTail.teamId, team))
  return (tail?.rows ?? 0) > LONG_TAIL && (await snapshotTail(db, team))
}

/**
 * Makes a snapshot of the team's book as it is now. Writers are not held up while it is encoded: a repeatable
 * read is a state that existed, because change numbers are in commit order. False where there is nothing newer.
 */
export async function snapshotTail(db: Database, team: string): Promise<boolean> {
  const encoded = await db.transaction((tx) => encodeLiveBook(tx, team), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${team})`)
    const [present] = await tx
      .select({ seq: bookSnapshot.seq })
      .from(bookSnapshot)
      .where(and(eq(bookSnapshot.teamId, team), eq(bookSnapshot.format, BOOK_FORMAT)))
    if (present && present.seq >= encoded.seq) return false
    await storeSnapshot(tx, team, encoded)
    return true
  })
}

/** Makes anew the snapshots that this version cannot read, having been written by another. */
export async function refreshSnapshots(db: Database): Promise<void> {
  const outdated = await db
    .selectDistinct({ team: bookSnapshot.teamId })
    .from(bookSnapshot)
    .where(ne(bookSnapshot.format, BOOK_FORMAT))
  for (const { team } of outdated) await snapshotTail(db, team)
}
