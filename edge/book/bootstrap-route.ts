import type { Hono } from 'hono'
import type { Bootstrap } from '../../sync/api/book.ts'
import { BOOTSTRAP_PATH } from '../../sync/api/paths.ts'
import type { Book } from '../../sync/book/book.ts'
import { firstPageOf } from '../../sync/book/question/first-page-of.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { readFirstPage } from '../../sync/book/wire/decode-book.ts'
import { type PackedFirstPage, packFirstPage } from '../../sync/book/wire/pack-first-page.ts'
import { weakMemo } from '../../sync/memo.ts'
import { countCall } from '../auth/count-call.ts'
import { meOf } from '../auth/me-of.ts'
import type { Services } from '../services/services.ts'
import { storedSnapshot } from './stored-snapshot.ts'
import { readState } from './stored-tail.ts'

/** What a new browser shows while the book is on its way to it. */
export function bootstrapRoute(app: Hono, services: Services): void {
  app.get(BOOTSTRAP_PATH, async (c) => {
    const user = await countCall('books', c, services)
    const [me, firstPage] = await Promise.all([meOf(services, user), currentFirstPage(services, user.teamId)])
    const bootstrap: Bootstrap = { format: BOOK_FORMAT, me, firstPage }
    return c.json(bootstrap, 200, { 'Cache-Control': 'private, no-store' })
  })
}

/** What the search page of a team opens with as the book is now: the snapshot's own where nothing has changed since. */
async function currentFirstPage(
  { withDb, bookOfTeam, keptSnapshots }: Services,
  teamId: string,
): Promise<PackedFirstPage> {
  const [state, stored] = await Promise.all([
    withDb((db) => readState(db, teamId)),
    storedSnapshot(withDb, teamId, keptSnapshots),
  ])
  if (Math.max(state.snapshot, state.tail) <= stored.seq) return await readFirstPage(stored.slices())
  return firstPages.of(await withDb((db) => bookOfTeam(db, teamId)))
}

const firstPages = weakMemo((book: Book) => packFirstPage(firstPageOf(book)))
