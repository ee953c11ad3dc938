import type { Hono } from 'hono'
import { BOOK_PATH, BOOK_TAIL_PATH } from '../../sync/api/paths.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { countCall } from '../auth/count-call.ts'
import { streamOf } from '../http/stream-of.ts'
import type { Services } from '../services/services.ts'
import { storedSnapshot } from './stored-snapshot.ts'
import { readTail } from './stored-tail.ts'

/** The book as one file, which the browser keeps and asks for again with the ETag it has, and what changed since. */
export function bookRoutes(app: Hono, services: Services): void {
  app.get(BOOK_PATH, async (c) => {
    const { teamId } = await countCall('books', c, services)
    const snapshot = await storedSnapshot(services.withDb, teamId, services.keptSnapshots)
    const etag = `"${BOOK_FORMAT}-${encodeURIComponent(teamId)}-${snapshot.seq}"`
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(await streamOf(snapshot.slices()), 200, {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(snapshot.length),
    })
  })
  app.get(BOOK_TAIL_PATH, async (c) => {
    const { teamId } = await countCall('books', c, services)
    const tail = await services.withDb((db) => readTail(db, teamId))
    return c.json(tail, 200, { 'Cache-Control': 'private, no-store' })
  })
}
