import type { Hono } from 'hono'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { readFirstPage } from '../../sync/book/wire/decode-book.ts'
import { OPENING_PATH, type Opening } from '../../sync/opening.ts'
import { meOf } from '../auth/me-of.ts'
import { requireUser } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { storedSnapshot } from './stored-snapshot.ts'

/** What a new browser shows while the book is on its way to it. */
export function openingRoute(app: Hono, services: Services): void {
  app.get(OPENING_PATH, async (c) => {
    const user = await requireUser(c, services)
    const [me, snapshot] = await Promise.all([
      meOf(services, user),
      storedSnapshot(services.withDb, user.teamId),
    ])
    const opening: Opening = { format: BOOK_FORMAT, me, firstPage: await readFirstPage(snapshot.slices()) }
    return c.json(opening, 200, { 'Cache-Control': 'private, no-store' })
  })
}
