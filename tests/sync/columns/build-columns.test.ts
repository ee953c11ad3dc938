import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createColumnsBuilder } from '../../../sync/columns/build-columns.ts'
import { columnsOf } from '../../../sync/columns/columns-of.ts'
import { makeProperty } from '../../make/property.ts'

const figure = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }))
const text = fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }))

test('rows added one at a time give the columns of all of them, whatever row is the first to have a field', () => {
  const rows = fc.array(
    fc.record({ capRate: figure, salePrice: figure, tenant: text, notes: text, seller: text }),
    {
      maxLength: 40,
    },
  )
  fc.assert(
    fc.property(rows, fc.nat(30), (said, empty) => {
      const properties = [...Array.from({ length: empty }, () => ({})), ...said].map((fields, i) =>
        makeProperty({ id: String(i).padStart(4, '0'), ...fields }),
      )
      const builder = createColumnsBuilder()
      for (const property of properties) builder.add(property)
      const built = builder.finish()
      const columns = columnsOf(properties)
      expect(built.rows).toBe(columns.rows)
      for (const part of ['strings', 'numbers', 'flags'] as const)
        expect(built[part]).toEqual({ ...columns[part] })
      expect(built.amenities).toEqual(columns.amenities)
    }),
    { numRuns: 60 },
  )
})
