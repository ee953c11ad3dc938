import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
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
    hasLeasedSizes: false,
  })
})

test('sizes that are leased parts of buildings are told, as no question of sizes finds them', () => {
  const hasLeased = (leasedSf: number | null) => {
    const suite = makeProperty({ id: 'a', rentPerSf: 1, squareFootage: 400_000, leasedSf })
    return slotsTrend(overlay(makeBase(1, [suite]), []), [0]).hasLeasedSizes
  }
  expect([50_000, 400_000, null].map(hasLeased)).toEqual([true, false, false])
})
