import { and, eq, lte, ne, sql } from 'drizzle-orm'
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
  const { seq, rows, pieces } = encoded
  // Whole, a large one would be there several times: here, as a parameter and in what is sent. Made `as` a selection,
  // because zero-cache's triggers look at every other new table, which the app's role may not let them.
  await tx.execute(sql`create temp table snapshot_piece on commit drop as
    select 0 as place, ''::bytea as bytes with no data`)
  for (const [place, bytes] of pieces.entries())
    await tx.execute(
      sql`insert into snapshot_piece values (${place}, ${sql.param(bytes, bookSnapshot.bytes)})`,
    )
  await tx.execute(sql`insert into private.book_snapshot (team_id, seq, format, rows, bytes, created_at)
    select ${team}, ${seq}, ${BOOK_FORMAT}, ${rows}, string_agg(bytes, '' order by place), ${new Date().toISOString()}
    from snapshot_piece
    on conflict (team_id, seq) do update set format = excluded.format, rows = excluded.rows, bytes = excluded.bytes,
      created_at = excluded.created_at`)
  await tx.delete(bookSnapshot).where(and(eq(bookSnapshot.teamId, team), ne(bookSnapshot.seq, seq)))
  await tx.delete(propertyTail).where(and(eq(propertyTail.teamId, team), lte(propertyTail.changeSeq, seq)))
  await tx
    .insert(book)
    .values({ teamId: team, snapshotSeq: seq })
    .onConflictDoUpdate({ target: book.teamId, set: { snapshotSeq: seq } })
}
