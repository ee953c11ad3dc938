import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factOf } from '../../../sync/adjustments/grid-words.ts'
import { compColumn } from '../../../sync/documents/columns/comp-columns.ts'
import { formatDistance } from '../../../sync/domain/format-decimals.ts'
import { makeProperty } from '../../make/property.ts'

test('a distance has one decimal in the grid of adjustments, in tables and in documents', () => {
  expect([0, 0.04, 0.06, 0.1, 2, 2.345, null].map(formatDistance)).toEqual([
    '0.0 mi',
    '0.0 mi',
    '0.1 mi',
    '0.1 mi',
    '2.0 mi',
    '2.3 mi',
    'N/A',
  ])
  const comp = makeProperty({})
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (miles) => {
      const { show } = compColumn('distance') as unknown as { show(miles: number): string }
      expect([factOf('location', comp, miles), show(miles)]).toEqual([
        formatDistance(miles),
        formatDistance(miles),
      ])
    }),
  )
})
