import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Context, Hono } from 'hono'
import {
  EXPORT_KINDS,
  exportCompList,
  getCompListMap,
  linkCompListMap,
} from '../../sync/api/comp-list-exports.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { compListDocument } from '../../sync/comp-lists/comp-list-document.ts'
import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import { documentMap } from '../../sync/documents/model/document-map.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { MARKETING_SIZE, type MarketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import { marketNear } from '../../sync/trends/market-near.ts'
import { countCall } from '../auth/count-call.ts'
import { requireUser } from '../auth/require-user.ts'
import type { BookOf } from '../book/caller-book.ts'
import { documentFile } from '../documents/document-file.ts'
import { recordExport } from '../documents/record-export.ts'
import { ApiError } from '../http/api-error.ts'
import { handle, readInput } from '../http/handle.ts'
import { answerMarketingMap } from '../pictures/answer-marketing-map.ts'
import type { Services } from '../services/services.ts'
import { foundList } from './shown-comp-list.ts'

/** A comp list leaving the app: as the documents the browser makes, and as a map. */
export function compListExportRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  /** The current list, for a caller who may see it. */
  async function documentOf(c: Context, id: number): Promise<CompsDocument> {
    const ctx = await requireUser(c, services)
    const list = foundList(
      await services.withDb((db) =>
        zeroDrizzle(schema, db).run(queries.compList.one.fn({ args: { id }, ctx })),
      ),
    )
    const book = await bookOf(c)
    return compListDocument({
      list,
      entries: list.entries,
      propertyOf(id) {
        const slot = findSlot(book, id)
        return slot < 0 ? null : propertyAt(book, slot)
      },
      date: dayHere(services.now()),
      unit: 'month',
      assumed: book.base.assumed,
      credits: [],
      marketNear: (center, miles) => marketNear(book, center, miles),
    })
  }

  // Mounted before the formats, because `map` is not one of them.
  handle(app, linkCompListMap, async ({ id }, c) => {
    mapOf(await documentOf(c, id))
    return { mapUrl: getCompListMap.path.replace(':id', String(id)) }
  })

  app.get(getCompListMap.path, async (c) => {
    await countCall('pictures', c, services)
    const { id } = await readInput(getCompListMap, c)
    return answerMarketingMap(c, services, mapOf(await documentOf(c, id)))
  })

  app.get(exportCompList.path, async (c) => {
    await countCall('exports', c, services)
    const { id, kind, withNotes, ...columns } = await readInput(exportCompList, c)
    const document = await documentOf(c, id)
    const format = EXPORT_KINDS[kind]
    const file = await documentFile(services, document, {
      stem: document.title,
      format,
      withNotes,
      ...columns,
    })
    await recordExport(c, services, { kind: format, rows: document.rows.length, compList: id })
    return file
  })
}

function mapOf(document: CompsDocument): MarketingMap {
  const map = documentMap(document, MARKETING_SIZE)
  if (map !== null) return map
  throw new ApiError(
    'bad_request',
    document.rows.length > 0
      ? 'None of the included properties can be put on a map, or there are too many of them.'
      : 'There are no properties in this comp list.',
  )
}
