import type { Hono } from 'hono'
import { exportProperties } from '../../sync/document-api.ts'
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
    const properties =
      propertyIds === undefined ? propertiesFound(book, searchQuery) : propertiesOf(book, propertyIds)
    const date = now().toISOString().slice(0, 10)
    const parts = await makeDocument(format, {
      title: 'Properties',
      criteria: propertyIds === undefined ? searchQuery.trim() : '',
      date,
      rows: properties.map((property) => ({ property })),
      subject: null,
      unit: 'month',
      credits: [],
    })
    return fileResponse(parts, { stem: 'properties', date, format })
  })
}
