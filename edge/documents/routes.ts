import type { Hono } from 'hono'
import { exportProperties } from '../../sync/document-api.ts'
import { FOUND_STEM, foundDocument } from '../../sync/documents/found-document.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { readInput } from '../handle.ts'
import type { Services } from '../services.ts'
import { propertiesFound, propertiesOf } from './asked-properties.ts'
import { documentFile } from './document-file.ts'

/** Documents over HTTP, made by the same functions as in the browser. */
export function documentRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  app.post(exportProperties.path, async (c) => {
    services.limits.exports((await requireUser(c, services)).userId)
    const book = await bookOf(c)
    const { format, propertyIds, searchQuery = '', withNotes } = await readInput(exportProperties, c)
    const date = services.now().toISOString().slice(0, 10)
    const { criteria, properties } =
      propertyIds === undefined ? propertiesFound(book, searchQuery, date) : propertiesOf(book, propertyIds)
    const rows = properties.map((property) => ({ property }))
    const document = { ...foundDocument({ criteria, date, unit: 'month' }), rows }
    return documentFile(services, document, { stem: FOUND_STEM, format, withNotes })
  })
}
