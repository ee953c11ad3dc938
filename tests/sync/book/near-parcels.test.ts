import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openFile } from '../../../edge/files/open-file.ts'
import { type Book, overlay } from '../../../sync/book/book.ts'
import { near, nearest } from '../../../sync/book/spatial/near.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { makeBase } from '../../make/book.ts'
import { PARCEL_COUNTS, PARCEL_MILES, PARCELS_PATH } from '../../make/parcels.ts'
import { makeProperty } from '../../make/property.ts'

async function bookOf(path: string): Promise<Book> {
  const properties = []
  for await (const event of readWorkbook(await openFile(path))) {
    if (event.kind !== 'row' || event.row.outcome.kind !== 'property') continue
    const id = String(event.row.rowNumber).padStart(6, '0')
    properties.push(makeProperty({ ...event.row.outcome.property, id }))
  }
  return overlay(makeBase(1, properties), [])
}

describe.skipIf(!existsSync(PARCELS_PATH))(
  'the parcels of ../shared/data (skipped where the file is absent)',
  async () => {
    const book = existsSync(PARCELS_PATH) ? await bookOf(PARCELS_PATH) : overlay(makeBase(1, []), [])

    test.each(PARCEL_COUNTS)(
      'around $latitude, $longitude are as many as a brute-force search found',
      ({ counts, ...center }) => {
        expect(PARCEL_MILES.map((miles) => near(book, center, miles).slots.length)).toEqual(counts)
        expect(PARCEL_MILES.map((miles) => nearest(book, center, miles, 5).found)).toEqual(counts)
      },
    )
  },
)
