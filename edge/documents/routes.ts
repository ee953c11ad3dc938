import type { Hono } from 'hono'
import { exportProperties } from '../../sync/document-api.ts'
import { FOUND_STEM, foundDocument } from '../../sync/documents/found-document.ts'
import { makeDocument } from '../../sync/documents/make-document.ts'
import type { BookOf } from '../book/caller-book.ts'
import { readInput } from '../handle.ts'
import type { Services } from '../services.ts'
import { propertiesFound, propertiesOf } from './asked-properties.ts'
import { fileResponse } from './file-response.ts'

/** Documents over HTTP, made by the same functions as in the browser. */
export function documentRoutes(app: Hono, { now }: Pick<Services, 'now'>, bookOf: BookOf): void {
  app.post(exportProperties.path, async (c) => {
    const book = await bookOf(c)
    const { format, propertyIds, searchQuery = '' } = await readInput(exportProperties, c)
    const { criteria, properties } =
      propertyIds === undefined ? propertiesFound(book, searchQuery) : propertiesOf(book, propertyIds)
    const date = now().toISOString().slice(0, 10)
    const parts = await makeDocument(format, {
      ...foundDocument({ criteria, date, unit: 'month' }),
      rows: properties.map((property) => ({ property })),
    })
    return fileResponse(parts, { stem: FOUND_STEM, date, format })
  })
}
