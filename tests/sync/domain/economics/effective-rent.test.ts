import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  discountedNetEffectiveRent,
  effectiveRent,
  netEffectiveRent,
} from '../../../../sync/domain/economics/effective-rent.ts'
import type { Escalation, LeaseTerms } from '../../../../sync/domain/economics/lease-terms.ts'
import { rentByYear, rentSchedule } from '../../../../sync/domain/economics/rent-schedule.ts'

const YEAR = 12

function terms(
  yearly: number,
  months: number,
  escalation: Escalation,
  freeMonths = 0,
  fromMonth = 1,
): LeaseTerms {
  return { faceRent: yearly / YEAR, months, escalation, freeRent: { months: freeMonths, fromMonth } }
}
const FLAT: Escalation = { kind: 'percent', percentAYear: 0 }

function perYear(lease: LeaseTerms, tiPerSf: number): number {
  return Number((netEffectiveRent(lease, { tiPerSf, commissionPerSf: null }) * YEAR).toFixed(2))
}

test('fifty dollars for five years with ten of TI and three months free are worth 45.50 a year', () => {
  expect(perYear(terms(50, 60, FLAT, 3), 10)).toBe(45.5)
})

test('fifty dollars rising 3% a year with six months free and forty of TI are worth 40.09 a year', () => {
  expect(perYear(terms(50, 60, { kind: 'percent', percentAYear: 3 }, 6), 40)).toBe(40.09)
})

test('a schedule of 25, 25.50 and 26 with the first month free is worth 24.81 a year', () => {
  const rents = [25, 25.5, 26].map((rent, year) => ({ fromMonth: year * 12 + 1, rent: rent / YEAR }))
  expect(perYear(terms(25, 36, { kind: 'schedule', rents }, 1), 0)).toBe(24.81)
  expect(perYear(terms(25, 36, { kind: 'step', dollarsAYear: 0.5 / YEAR }, 1), 0)).toBe(24.81)
})

test('free months cost what the rent is where they lie', () => {
  const rising = { kind: 'percent', percentAYear: 10 } as const
  const atFirst = effectiveRent(terms(12, 24, rising, 2, 1))
  const later = effectiveRent(terms(12, 24, rising, 2, 13))
  expect(atFirst.sums.free).toBeCloseTo(2, 12)
  expect(later.sums.free).toBeCloseTo(2.2, 12)
  const across = effectiveRent(terms(12, 24, rising, 2, 12))
  expect(across.sums.free).toBeCloseTo(2.1, 12)
})

test('half a month at the end of a lease counts half', () => {
  const { effective, sums } = effectiveRent(terms(12, 24.5, FLAT))
  expect(sums.contract).toBeCloseTo(24.5, 12)
  expect(effective).toBeCloseTo(1, 12)
})

const anyTerms = fc.record({
  faceRent: fc.double({ min: 0.1, max: 10, noNaN: true }),
  months: fc.integer({ min: 1, max: 240 }),
  escalation: fc.double({ min: 0, max: 15, noNaN: true }).map((percentAYear) => ({
    kind: 'percent' as const,
    percentAYear,
  })),
  freeRent: fc.record({
    months: fc.integer({ min: 0, max: 24 }),
    fromMonth: fc.integer({ min: 1, max: 36 }),
  }),
})
const anyCosts = fc.record({
  tiPerSf: fc.double({ min: 0, max: 80, noNaN: true }),
  commissionPerSf: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
})

test('without escalation, free rent and costs a lease is worth its face rent at any rate', () => {
  fc.assert(
    fc.property(anyTerms, fc.double({ min: 0, max: 30, noNaN: true }), (any, rate) => {
      const plain = { ...any, escalation: FLAT, freeRent: { months: 0, fromMonth: 1 } }
      const nothing = { tiPerSf: 0, commissionPerSf: null }
      expect(netEffectiveRent(plain, nothing)).toBeCloseTo(any.faceRent, 9)
      expect(discountedNetEffectiveRent(plain, nothing, rate)).toBeCloseTo(any.faceRent, 9)
    }),
  )
})

test('discounted at nothing, a lease is worth what it is straight-line', () => {
  fc.assert(
    fc.property(anyTerms, anyCosts, (any, costs) => {
      expect(discountedNetEffectiveRent(any, costs, 0)).toBeCloseTo(netEffectiveRent(any, costs), 9)
    }),
  )
})

test('more TI, more free rent or a lower rate of escalation never make a lease worth more', () => {
  fc.assert(
    fc.property(anyTerms, anyCosts, fc.integer({ min: 1, max: 12 }), (any, costs, more) => {
      const worth = netEffectiveRent(any, costs)
      const slack = 1e-9
      expect(netEffectiveRent(any, { ...costs, tiPerSf: costs.tiPerSf + more })).toBeLessThan(worth)
      const freer = { ...any, freeRent: { ...any.freeRent, months: any.freeRent.months + more } }
      expect(netEffectiveRent(freer, costs)).toBeLessThanOrEqual(worth + slack)
      const { percentAYear } = any.escalation
      const steeper = { ...any, escalation: { kind: 'percent' as const, percentAYear: percentAYear + more } }
      expect(netEffectiveRent(steeper, costs)).toBeGreaterThanOrEqual(worth - slack)
    }),
  )
})

test('the years of a schedule add up to its months and to its rents', () => {
  fc.assert(
    fc.property(anyTerms, (any) => {
      const years = rentByYear(rentSchedule(any))
      const { sums } = effectiveRent(any)
      const total = (of: 'months' | 'contract' | 'free') => years.reduce((sum, year) => sum + year[of], 0)
      expect(total('months')).toBeCloseTo(any.months, 9)
      expect(total('contract')).toBeCloseTo(sums.contract, 6)
      expect(total('free')).toBeCloseTo(sums.free, 6)
      expect(years.map(({ year }) => year)).toEqual(years.map((_, at) => at + 1))
    }),
  )
})
