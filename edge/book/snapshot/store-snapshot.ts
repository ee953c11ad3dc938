import { and, eq, lte, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { bookSnapshot } from '../../../db/private-schema.ts'
import { book, propertyTail } from '../../../db/schema.ts'
import { BOOK_FORMAT } from '../../../sync/book/wire/book-version.ts'
import type { EncodedBook } from './encode-live-book.ts'

/**
 * Makes `encoded` the snapshot of the team's book and takes out of the tail what it holds. The transaction
 * must have opened the book, and the book's present snapshot must be older.
 */
export async function storeSnapshot(tx: Transaction, team: string, encoded: EncodedBook): Promise<void> {
  const { seq, rows, bytes } = encoded
  const stored = { format: BOOK_FORMAT, rows, bytes, createdAt: new Date() }
  await tx
    .insert(bookSnapshot)
    .values({ teamId: team, seq, ...stored })
    .onConflictDoUpdate({ target: [bookSnapshot.teamId, bookSnapshot.seq], set: stored })
  await tx.delete(bookSnapshot).where(and(eq(bookSnapshot.teamId, team), ne(bookSnapshot.seq, seq)))
  await tx.delete(propertyTail).where(and(eq(propertyTail.teamId, team), lte(propertyTail.changeSeq, seq)))
  await tx
    .insert(book)
    .values({ teamId: team, snapshotSeq: seq })
    .onConflictDoUpdate({ target: book.teamId, set: { snapshotSeq: seq } })
}
