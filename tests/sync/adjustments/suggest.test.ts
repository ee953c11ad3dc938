import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regression } from '../../../sync/adjustments/regression.ts'
import { subjectOf } from '../../../sync/adjustments/subject-of.ts'
import { ratesOf, strengthOf, suggestionFor } from '../../../sync/adjustments/suggest.ts'
import type { TypedSubject } from '../../../sync/domain/records/adjustment.ts'
import { makeProperty } from '../../make/property.ts'

const TODAY = '2026-11-24'
const SUBJECT: TypedSubject = {
  name: null,
  address: '11830 Tanner Rd',
  latitude: null,
  longitude: null,
  propertyType: null,
  rentPerSf: null,
  leaseType: 'NNN',
  squareFootage: 60_000,
  clearHeight: null,
  yearBuilt: 2011,
  officePercent: null,
  dateSigned: null,
}
/** Rents that fall by a cent for each 10,000 square feet. */
const COMPS = [20_000, 30_000, 40_000, 50_000, 60_000].map((squareFootage) =>
  makeProperty({ squareFootage, rentPerSf: 1.04 - squareFootage / 1_000_000 }),
)

test('a line through points has the slope, the fit and the spread of a textbook', () => {
  const line = regression([
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 4],
    [5, 5],
  ])
  expect(line?.slope).toBeCloseTo(0.6, 12)
  expect(line?.intercept).toBeCloseTo(2.2, 12)
  expect(line?.rSquared).toBeCloseTo(0.6, 12)
  expect(line?.spread).toBeCloseTo(Math.sqrt(0.8 / 10), 12)
})

test('points at one place, or two of them, make no line', () => {
  expect(
    regression([
      [1, 1],
      [2, 2],
    ]),
  ).toBeNull()
  expect(
    regression([
      [7, 1],
      [7, 2],
      [7, 3],
    ]),
  ).toBeNull()
})

test('the set suggests what its own rents say of a characteristic, with how many and how well', () => {
  const rates = ratesOf(COMPS)
  expect(rates.size).toMatchObject({ n: 5 })
  expect((rates.size?.percent ?? 0) * 10_000).toBeCloseTo(-1, 9)
  expect(rates.size?.rSquared).toBeCloseTo(1, 9)
  expect(rates.yearBuilt).toBeUndefined()
  const [comp] = COMPS
  if (comp === undefined) throw new Error('no comp')
  const asked = { comp, subject: SUBJECT, rates, today: TODAY }
  expect(suggestionFor({ ...asked, name: 'size' })).toMatchObject({ kind: 'percent', amount: -4 })
  expect(suggestionFor({ ...asked, name: 'yearBuilt' })).toBeNull()
  expect(suggestionFor({ ...asked, name: 'location' })).toBeNull()
})

test('fewer than five comps suggest nothing', () => {
  expect(ratesOf(COMPS.slice(0, 4))).toEqual({})
})

test('a gross rent is suggested its own operating expenses, and nothing where it states none', () => {
  const gross = makeProperty({ rentPerSf: 1.2, leaseType: 'Gross', opexPerSf: 0.2 })
  const asked = { subject: SUBJECT, rates: {}, today: TODAY, name: 'leaseType' } as const
  expect(suggestionFor({ ...asked, comp: gross })).toEqual({ kind: 'dollars', amount: -0.2, rate: null })
  expect(suggestionFor({ ...asked, comp: { ...gross, opexPerSf: null } })).toBeNull()
})

test('what was typed of the subject stands over what the book says of it', () => {
  const property = makeProperty({
    squareFootage: 80_000,
    clearHeight: 28,
    dateSigned: '2019-01',
    yearBuilt: 1999,
  })
  expect(subjectOf(SUBJECT, property)).toMatchObject({
    squareFootage: 60_000,
    clearHeight: 28,
    yearBuilt: 2011,
    dateSigned: null,
  })
  expect(subjectOf(null, null)).toBeNull()
  expect(subjectOf(null, property)).not.toHaveProperty('id')
})

test('an effect within its own error is not suggested, and one that may be chance is called weak', () => {
  const rents = [0.9, 0.7, 0.8, 0.9, 0.7, 0.81]
  const comps = rents.map((rentPerSf, n) => makeProperty({ squareFootage: 20_000 + n * 10_000, rentPerSf }))
  const [comp] = comps
  if (comp === undefined) throw new Error('no comp')
  const rates = ratesOf(comps)
  expect(rates.size && strengthOf(rates.size)).toBe('none')
  expect(suggestionFor({ comp, subject: SUBJECT, rates, today: TODAY, name: 'size' })).toBeNull()
  const rate = { percent: 3, spread: 1, n: 40, rSquared: 0.2 }
  expect(strengthOf(rate)).toBe('clear')
  expect(strengthOf({ ...rate, spread: 1.6 })).toBe('weak')
  expect(strengthOf({ ...rate, rSquared: 0.03 })).toBe('weak')
  expect(strengthOf({ ...rate, percent: -1 })).toBe('none')
})

test('the expenses that a sheet states by the year are suggested to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (cents) => {
      // As a sheet's expenses are kept: a twelfth, to six decimals.
      const opexPerSf = Number((cents / 100 / 12).toFixed(6))
      const comp = makeProperty({ rentPerSf: 2, leaseType: 'Gross', opexPerSf })
      const subject = subjectOf(null, makeProperty({ leaseType: 'NNN' }))
      if (subject === null) throw new Error('no subject')
      const suggestion = suggestionFor({ name: 'leaseType', comp, subject, rates: {}, today: '2026-11-26' })
      // The editor types it to four decimals.
      expect(Number(((suggestion?.amount ?? 0) * 12).toFixed(4))).toBe(-cents / 100)
    }),
  )
})
