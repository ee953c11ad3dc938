import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { RENT_BIN } from '../../../../sync/book/question/answer.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import { makeBase } from '../../../make/book.ts'
import { anyOverlaidBook } from '../../../make/overlaid-book.ts'
import { makeProperty } from '../../../make/property.ts'
import { anyCriterion } from './any-criterion.ts'
import { literalTests } from './literal-words.ts'

test('statistics and facets are those of the found set', () => {
  fc.assert(
    fc.property(anyOverlaidBook, fc.array(anyCriterion, { maxLength: 2 }), ({ book, shown }, criteria) => {
      const answer = ask(book, { criteria, sort: 'rent_asc' })
      const tests = literalTests(shown, criteria)
      const set = shown.filter((p) => tests.every((test) => test(p)))
      const rents = set.flatMap((p) => (p.rentPerSf === null ? [] : [p.rentPerSf])).sort((a, b) => a - b)
      const { rents: statistics, histogram, leaseMix, facets } = answer
      expect(statistics.withRent).toBe(rents.length)
      expect([statistics.min, statistics.max]).toEqual([rents[0] ?? null, rents.at(-1) ?? null])
      if (rents.length > 0)
        expect(statistics.mean).toBeCloseTo(rents.reduce((a, b) => a + b) / rents.length, 9)
      expect(histogram.counts.reduce((a, b) => a + b, 0)).toBe(rents.length)
      for (const rent of rents) {
        const bin = Math.floor((rent - histogram.from) / RENT_BIN + 1e-6)
        expect(histogram.counts[bin]).toBeGreaterThan(0)
      }
      expect(leaseMix).toEqual({
        NNN: set.filter((p) => p.leaseType === 'NNN').length,
        MG: set.filter((p) => p.leaseType === 'MG').length,
        Gross: set.filter((p) => p.leaseType === 'Gross').length,
        none: set.filter((p) => p.leaseType === null).length,
      })
      for (const [i, amenity] of AMENITY_IDS.entries()) {
        expect(facets.amenities[amenity]).toBe(set.filter((p) => (amenityBits(p) >> i) & 1).length)
      }
    }),
    { numRuns: 150 },
  )
})

test('the count beside a type is what choosing it would leave, the other criteria standing', () => {
  const base = makeBase(1, [
    makeProperty({ id: 'a', propertyType: 'Warehouse', city: 'Katy' }),
    makeProperty({ id: 'b', propertyType: 'Office', city: 'Katy' }),
    makeProperty({ id: 'c', propertyType: 'Office', city: 'Houston' }),
  ])
  const answer = ask(overlay(base, []), {
    criteria: [
      { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: false },
      { kind: 'word', field: 'city', anyOf: ['katy'], not: false },
    ],
    sort: 'rent_asc',
  })
  expect(Object.fromEntries(answer.facets.choices.propertyType)).toEqual({
    Manufacturing: 0,
    Distribution: 0,
    Warehouse: 1,
    Office: 1,
  })
})

test('percentiles are interpolated as a spreadsheet does, and the mean is weighted by size where it says so', () => {
  const base = makeBase(
    1,
    [0.5, 0.6, 0.9, 1].map((rentPerSf, i) =>
      makeProperty({ id: `p${i}`, rentPerSf, squareFootage: i === 3 ? 300_000 : 100_000 }),
    ),
  )
  const { rents } = ask(overlay(base, []), { criteria: [], sort: 'rent_asc' })
  expect(rents).toEqual({
    withRent: 4,
    min: 0.5,
    max: 1,
    mean: 0.75,
    weightedMean: expect.closeTo(5 / 6, 12),
    weightedSquareFeet: 600_000,
    p25: expect.closeTo(0.575, 12),
    median: 0.75,
    p75: expect.closeTo(0.925, 12),
    p90: expect.closeTo(0.97, 12),
  })
})

test('the subject of the comps is found and is in no figure: not among the rents, nor in the mix of leases', () => {
  const rows = [
    makeProperty({ id: 'a', leaseType: 'NNN', rentPerSf: 1, status: 'Executed' }),
    makeProperty({ id: 'b', leaseType: 'NNN', rentPerSf: 3, status: 'Subject' }),
    makeProperty({ id: 'c', leaseType: null, rentPerSf: 2, status: null }),
  ]
  const changed = makeProperty({ id: 'd', leaseType: null, rentPerSf: 9, status: 'Subject' })
  const answer = ask(overlay(makeBase(1, rows), [{ id: 'd', property: changed }]), {
    criteria: [],
    sort: 'rent_asc',
  })
  expect(answer.found).toBe(4)
  expect(answer.rents).toMatchObject({ withRent: 2, mean: 1.5 })
  expect(answer.leaseMix).toEqual({ NNN: 1, MG: 0, Gross: 0, none: 1 })
})
