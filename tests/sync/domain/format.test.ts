import { expect, test } from 'vitest'
import { formatPartialDate } from '../../../sync/domain/dates/format-date.ts'
import {
  formatAcres,
  formatCount,
  formatFeet,
  formatMiles,
  formatMoney,
  formatPercent,
  formatPrice,
  formatRent,
  formatRentRange,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
} from '../../../sync/domain/format.ts'

test('a rent has a dollar sign and two decimals, per month or per year', () => {
  expect(formatRent(0.58, 'month')).toBe('$0.58')
  expect(formatRent(0.58, 'year')).toBe('$6.96')
  expect(formatRent(1.3542, 'month')).toBe('$1.35')
  expect(formatRent(1234.5, 'month')).toBe('$1,234.50')
  expect(RENT_UNITS).toEqual({ month: '/SF/mo', year: '/SF/yr' })
})

test('a missing rent asks to be contacted for', () => {
  expect(formatRent(null, 'month')).toBe('Contact for pricing')
})

test('a range is joined by an en dash between thin spaces', () => {
  expect(formatRentRange(0.76, 0.91, 'month')).toBe('$0.76\u2009–\u2009$0.91')
})

test('figures carry their unit', () => {
  expect([
    formatSquareFeet(130_800),
    formatAcres(5.2),
    formatAcres(1),
    formatFeet(28),
    formatFeet(24.5),
    formatMiles(2.345),
    formatMiles(12),
    formatMiles(0.04),
    formatCount(2846),
    formatPercent(3.25),
    formatMoney(9_450_000),
    formatPrice(95.21),
  ]).toEqual([
    '130,800 SF',
    '5.2 acres',
    '1 acre',
    '28 ft',
    '24.5 ft',
    '2.3 mi',
    '12 mi',
    '0.04 mi',
    '2,846',
    '3.25%',
    '$9,450,000',
    '$95.21',
  ])
})

test('a missing figure is N/A', () => {
  for (const format of [formatSquareFeet, formatAcres, formatFeet, formatMiles, formatCount, formatPercent]) {
    expect(format(null)).toBe(NOT_AVAILABLE)
  }
  expect([formatMoney(null), formatPrice(null), formatPartialDate(null)]).toEqual(['N/A', 'N/A', 'N/A'])
})

test('below zero stands the minus sign, and zero has none', () => {
  expect([formatPercent(-3.5), formatMoney(-1200), formatCount(-0), formatPercent(-0.001)]).toEqual([
    '−3.5%',
    '−$1,200',
    '0',
    '0%',
  ])
})

test('a date is written as precisely as it is known', () => {
  expect(
    ['2025-03-14', '2025-03-04', '2025-03', '2025-Q3', '2025'].map((date) => formatPartialDate(date)),
  ).toEqual(['March 14, 2025', 'March 4, 2025', 'March 2025', 'Q3 2025', '2025'])
  expect(formatPartialDate('2024-12', 'short')).toBe('Dec 2024')
})

test('text that is no partial date is shown as it is', () => {
  expect(['MTM', '2025-13', ''].map((date) => formatPartialDate(date))).toEqual(['MTM', '2025-13', ''])
})
