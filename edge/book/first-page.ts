import type { Book } from '../../sync/book/book.ts'
import { firstPageOf } from '../../sync/book/question/first-page-of.ts'
import { readFirstPage } from '../../sync/book/wire/decode-book.ts'
import { type PackedFirstPage, packFirstPage } from '../../sync/book/wire/pack-first-page.ts'
import { weakMemo } from '../../sync/memo.ts'
import type { Services } from '../services/services.ts'
import { storedSnapshot } from './stored-snapshot.ts'
import { readState } from './stored-tail.ts'

/** What the search page of a team opens with as the book is now: the snapshot's own where nothing has changed since. */
export async function currentFirstPage(
  { withDb, bookOfTeam }: Services,
  teamId: string,
): Promise<PackedFirstPage> {
  const [state, stored] = await Promise.all([
    withDb((db) => readState(db, teamId)),
    storedSnapshot(withDb, teamId),
  ])
  if (Math.max(state.snapshot, state.tail) <= stored.seq) return await readFirstPage(stored.slices())
  return firstPages.of(await withDb((db) => bookOfTeam(db, teamId)))
}

const firstPages = weakMemo((book: Book) => packFirstPage(firstPageOf(book)))
