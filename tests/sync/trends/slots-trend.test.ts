import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { ask } from '../../../sync/book/question/ask.ts'
import { rentWeight } from '../../../sync/domain/rents/rent-weight.ts'
import { rentTrend } from '../../../sync/trends/rent-trend.ts'
import { slotsTrend } from '../../../sync/trends/slots-trend.ts'
import { makeBase } from '../../make/book.ts'
import { anyProperty, makeProperty } from '../../make/property.ts'

test('the trend of slots is that of their properties, of the snapshot and of what changed since', () => {
  fc.assert(
    fc.property(fc.array(anyProperty, { minLength: 1, maxLength: 30 }), (given) => {
      const all = given.map((property, at) => ({ ...property, id: `p${String(at).padStart(2, '0')}` }))
      const [changed, ...kept] = all
      if (changed === undefined) return
      const book = overlay(makeBase(1, kept), [{ id: changed.id, property: changed }])
      const slots = all.map(({ id }) => findSlot(book, id))
      const shown = slotsTrend(book, slots)
      expect(shown.trend.n).toBe(rentTrend(all).n)
      expect(shown.trend.quarters).toEqual(rentTrend(all).quarters)
      const sized = all.filter((one) => one.rentPerSf !== null && !Number.isNaN(rentWeight(one)))
      expect(shown.size).toEqual(sized.map((one) => [rentWeight(one), one.rentPerSf]))
    }),
  )
})

test('the subject of a sheet of comps counts in no trend, as in no other figure', () => {
  const lease = { rentPerSf: 1, dateSigned: '2025-02-03', yearBuilt: 1999, squareFootage: 9_000 }
  const properties = [
    makeProperty({ ...lease, id: 'a' }),
    makeProperty({ ...lease, id: 'b', rentPerSf: 9, status: 'Subject' }),
  ]
  const shown = slotsTrend(overlay(makeBase(1, properties), []), [0, 1])
  expect(shown.trend.quarters).toEqual([{ quarter: '2025-Q1', n: 1, p25: 1, median: 1, p75: 1 }])
  expect([shown.size, shown.year]).toEqual([[[9_000, 1]], [[1999, 1]]])
})

test('a book without dates has no quarters, and says how many rents have none', () => {
  const book = overlay(makeBase(1, [makeProperty({ id: 'a', rentPerSf: 1, yearBuilt: 1999 })]), [])
  expect(slotsTrend(book, [0])).toEqual({
    trend: { quarters: [], n: 0, older: 0, undated: 1, slope: null },
    size: [],
    year: [[1999, 1]],
    sizesOf: 'buildings',
  })
})

test('what the drawn sizes are of is told, so that a question of it finds just those', () => {
  const part = fc.record({
    squareFootage: fc.constantFrom(null, 50_000, 400_000),
    leasedSf: fc.constantFrom(null, 50_000, 400_000),
  })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const properties = parts.map((of, i) => makeProperty({ id: `p${i}`, rentPerSf: 1, ...of }))
      const book = overlay(makeBase(1, properties), [])
      const { size, sizesOf } = slotsTrend(book, properties.keys())
      const found = (field: 'squareFootage' | 'leasedSf') =>
        ask(book, { criteria: [{ kind: 'range', field, min: 50_000, max: 50_000 }], sort: 'rent_asc' }).slots
          .length
      const drawn = size.filter(([feet]) => feet === 50_000).length
      if (sizesOf === 'buildings') expect(drawn).toBeLessThanOrEqual(found('squareFootage'))
      if (sizesOf === 'leases') expect(drawn).toBeLessThanOrEqual(found('leasedSf'))
      const areBuildings = parts.every((of) => (of.leasedSf ?? of.squareFootage) === of.squareFootage)
      expect(sizesOf).toBe(areBuildings ? 'buildings' : areLeases(parts) ? 'leases' : null)
    }),
  )
})

function areLeases(parts: readonly { leasedSf: number | null; squareFootage: number | null }[]): boolean {
  return parts.every(({ leasedSf, squareFootage }) => leasedSf !== null || squareFootage === null)
}
