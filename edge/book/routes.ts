import type { Hono } from 'hono'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { BOOK_PATH } from '../../sync/book-path.ts'
import { requireUser } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { streamOf } from '../stream-of.ts'
import { storedSnapshot } from './stored-snapshot.ts'

/** The book as one file. The browser keeps it and asks again with the ETag it has. */
export function bookRoutes(app: Hono, services: Services): void {
  app.get(BOOK_PATH, async (c) => {
    const { teamId } = await requireUser(c, services)
    const snapshot = await storedSnapshot(services.withDb, teamId)
    const etag = `"${BOOK_FORMAT}-${encodeURIComponent(teamId)}-${snapshot.seq}"`
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(await streamOf(snapshot.slices()), 200, {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(snapshot.length),
    })
  })
}
