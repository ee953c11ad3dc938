import type { Hono } from 'hono'
import { exportEverything } from '../../sync/api/exports.ts'
import { everythingFile } from '../../sync/documents/everything/everything-file.ts'
import { EVERYTHING_FACTS, EVERYTHING_STEM } from '../../sync/documents/everything/everything-format.ts'
import { contentDisposition, datedName } from '../../sync/documents/file-name.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { recordExport } from '../documents/record-export.ts'
import { readInput } from '../http/handle.ts'
import { streamOf } from '../http/stream-of.ts'
import type { Services } from '../services/services.ts'
import { gatherEverything } from './gather-everything.ts'

/** All of it at once, for whoever leaves or wants to keep a copy. */
export function everythingRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  app.get(exportEverything.path, async (c) => {
    const ctx = await countCall('exports', c, services)
    const { format } = await readInput(exportEverything, c)
    const book = await bookOf(c)
    const date = dayHere(services.now())
    const everything = await services.withDb((db) => gatherEverything(db, { book, ctx, date }))
    await recordExport(c, services, {
      kind: format,
      rows: everything.properties.length,
      isEverything: true,
    })
    const { extension, mediaType } = EVERYTHING_FACTS[format]
    return c.body(await streamOf(everythingFile(format, everything)), 200, {
      'Content-Type': mediaType,
      'Content-Disposition': contentDisposition(datedName(EVERYTHING_STEM, date, extension)),
      'Cache-Control': 'private, no-store',
    })
  })
}
