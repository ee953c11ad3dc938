import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { book } from '../../db/schema.ts'
import { readLiveBook } from './snapshot/encode-live-book.ts'
import { storeSnapshot } from './snapshot/store-snapshot.ts'

/** Up to this many changes go through the tail one by one. More are cheaper as a new snapshot. */
const TAIL_RUN = 500

/**
 * Runs `write` as the one transaction that changes a team's book, with `changes` properties written in it.
 * Browsers see all of it or nothing. `keep` is a part of the transaction that no property depends on: Postgres writes it
 * while a new snapshot is packed here.
 */
export async function changeBook(
  db: Database,
  { team, changes }: { team: string; changes: number },
  write: (tx: Transaction) => Promise<void>,
  keep: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (tx) => {
    if (changes > 0) {
      await tx.execute(sql`select private.open_book(${team})`)
      await tx.insert(book).values({ teamId: team, snapshotSeq: 0 }).onConflictDoNothing()
    }
    if (changes <= TAIL_RUN) {
      await write(tx)
      return await keep(tx)
    }
    await tx.execute(sql`select set_config('app.bulk', 'on', true)`)
    await write(tx)
    const live = await readLiveBook(tx, team)
    const [packed] = await Promise.all([live.pack(), keep(tx)])
    await storeSnapshot(tx, team, packed)
  })
}
