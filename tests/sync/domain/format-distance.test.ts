import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factOf } from '../../../sync/adjustments/grid-words.ts'
import { compColumn } from '../../../sync/documents/columns/comp-columns.ts'
import { fileMiles, formatDistance } from '../../../sync/domain/format-decimals.ts'
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

test('a file has a distance to two decimals, and a person reads the same one', () => {
  expect([0.17358021912125401, 0.005, 12, 0.245].map(fileMiles)).toEqual([0.17, 0, 12, 0.24])
  const column = compColumn('distance')
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (distance) => {
      const value = column.value({ property: makeProperty({}), distance, number: 1 })
      expect(String(value)).toMatch(/^\d+(?:\.\d{1,2})?$/)
      expect(Math.abs(Number(value) - distance)).toBeLessThan(0.01)
      expect(formatDistance(Number(value))).toBe(formatDistance(distance))
    }),
  )
})
