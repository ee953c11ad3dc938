import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countActive, toggled } from '../../../../web/criteria/panel/filter-draft.ts'
import { toMonth, toUnit } from '../../../../web/rents/rent-unit-scale.ts'

test('active parts are pairs of bounds, the location and each choice', () => {
  expect(countActive({})).toBe(0)
  expect(
    countActive({
      propertyTypes: ['Manufacturing', 'Warehouse'],
      minRent: 0.5,
      maxRent: 0.95,
      minSqft: 40_000,
      location: 'Houston',
      radius: 10,
      amenities: ['crane'],
    }),
  ).toBe(6)
})

test('the last choice unticked leaves no filter', () => {
  expect(toggled(['crane'], 'dock', true)).toEqual(['crane', 'dock'])
  expect(toggled(undefined, 'dock', true)).toEqual(['dock'])
  expect(toggled(['crane'], 'crane', false)).toBeUndefined()
})

test('a rent typed by the year comes back as it was typed', () => {
  expect(toMonth(10, 'year')).toBe(0.833333)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (cents) => {
      expect(toUnit(toMonth(cents / 100, 'year'), 'year')).toBe(cents / 100)
    }),
  )
})

test('no bound is no bound in any unit', () => {
  expect(toMonth(undefined, 'year')).toBeUndefined()
  expect(toUnit(undefined, 'year')).toBeUndefined()
})
