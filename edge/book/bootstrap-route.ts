import type { Hono } from 'hono'
import type { Bootstrap } from '../../sync/api/book.ts'
import { BOOTSTRAP_PATH } from '../../sync/api/paths.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { meOf } from '../auth/me-of.ts'
import { countCall } from '../rate-limit/count-call.ts'
import type { Services } from '../services/services.ts'
import { currentFirstPage } from './first-page.ts'

/** What a new browser shows while the book is on its way to it. */
export function bootstrapRoute(app: Hono, services: Services): void {
  app.get(BOOTSTRAP_PATH, async (c) => {
    const user = await countCall('books', c, services)
    const [me, firstPage] = await Promise.all([meOf(services, user), currentFirstPage(services, user.teamId)])
    const bootstrap: Bootstrap = { format: BOOK_FORMAT, me, firstPage }
    return c.json(bootstrap, 200, { 'Cache-Control': 'private, no-store' })
  })
}
