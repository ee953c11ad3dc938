import type { Hono } from 'hono'
import { exportProperties } from '../../sync/api/documents.ts'
import { reportExport } from '../../sync/api/exports.ts'
import { NOTHING_TO_EXPORT } from '../../sync/documents/model/document-format.ts'
import { RESULTS_STEM, resultsDocument } from '../../sync/documents/results-document.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { ApiError } from '../http/api-error.ts'
import { readInput } from '../http/handle.ts'
import { shownIds } from '../properties/shown-ids.ts'
import type { Services } from '../services/services.ts'
import { propertiesFound, propertiesOf } from './asked-properties.ts'
import { documentFile } from './document-file.ts'
import { recordExport } from './record-export.ts'

/** Documents over HTTP, made by the same functions as in the browser. */
export function documentRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  app.post(exportProperties.path, async (c) => {
    const user = await countCall('exports', c, services)
    const book = await bookOf(c)
    const {
      format,
      propertyIds,
      searchQuery = '',
      withSimilar,
      columns,
      cols,
      withNotes,
    } = await readInput(exportProperties, c)
    const date = dayHere(services.now())
    const { criteria, properties } =
      propertyIds === undefined
        ? propertiesFound(book, searchQuery, date, withSimilar)
        : propertiesOf(book, await shownIds(services, user, book, propertyIds))
    if (properties.length === 0) throw new ApiError('bad_request', NOTHING_TO_EXPORT)
    const rows = properties.map((property) => ({ property }))
    const document = {
      ...resultsDocument({ criteria, date, unit: 'month', assumed: book.base.assumed }),
      rows,
    }
    const file = await documentFile(services, document, {
      stem: RESULTS_STEM,
      format,
      columns,
      cols,
      withNotes,
    })
    await recordExport(c, services, { kind: format, rows: rows.length })
    return file
  })

  // A file that the browser made itself.
  app.post(reportExport.path, async (c) => {
    await countCall('exports', c, services)
    await recordExport(c, services, await readInput(reportExport, c))
    return c.body(null, 204)
  })
}
