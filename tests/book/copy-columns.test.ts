import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyColumns } from '../../sync/book/copy-columns.ts'
import { decodeBook } from '../../sync/book/decode-book.ts'
import { createBookEncoder } from '../../sync/book/encode-book.ts'
import { anyBook } from '../make/property.ts'

test('a copy says the same as the columns it was made of, and shares no memory with them', async () => {
  await fc.assert(
    fc.asyncProperty(anyBook, async (properties) => {
      const encoder = createBookEncoder({ teamId: 'demo', seq: 1 })
      for (const property of properties) encoder.add(property)
      const { columns } = await decodeBook(await encoder.finish())
      const before = structuredClone(columns)
      const copy = copyColumns(columns)
      expect(copy).toEqual(before)
      columns.strings.notes.bytes.fill(0)
      columns.amenities.fill(255)
      expect(copy).toEqual(before)
    }),
    { numRuns: 30 },
  )
})
