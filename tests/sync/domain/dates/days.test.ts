import { expect, test } from 'vitest'
import { addMonths, dayHere, daysInWords, daysOf, isDay } from '../../../../sync/domain/dates/days.ts'

test.each([
  ['2024', '2024-01-01', '2024-12-31'],
  ['2024-Q2', '2024-04-01', '2024-06-30'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2024-02-10', '2024-02-10', '2024-02-10'],
])('%s is from %s to %s', (date, first, last) => {
  expect(daysOf(date)).toEqual({ first, last })
})

test('what is no date has no days', () => {
  expect(['', 'soon', '2024-Q5', '24', '2024-1'].map(daysOf)).toEqual([null, null, null, null, null])
})

test('a month later is the same day, or the last of a shorter month', () => {
  const later = [
    addMonths('2024-01-31', 1),
    addMonths('2025-01-31', 1),
    addMonths('2024-08-22', 12),
    addMonths('2024-01-15', -2),
  ]
  expect(later).toEqual(['2024-02-29', '2025-02-28', '2025-08-22', '2023-11-15'])
})

test('only days of the calendar are days', () => {
  expect([isDay(2024, 2, 29), isDay(2023, 2, 29), isDay(2024, 13, 1), isDay(2024, 0, 5)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test("a clock's day is the one it shows where it hangs", () => {
  expect(dayHere(new Date(2026, 7, 22, 23, 59))).toBe('2026-08-22')
})

test.each([
  ['2024-01-01', '2025-12-31', '2024', '2025'],
  ['2024-01-01', '2024-02-29', 'Jan 2024', 'Feb 2024'],
  ['2024-01-01', '2024-02-28', 'Jan 1, 2024', 'Feb 28, 2024'],
  ['2024-03-01', null, 'Mar 2024', null],
  [null, '2026-12-31', null, '2026'],
])('%s to %s is written %s to %s', (from, to, begin, end) => {
  expect(daysInWords(from, to)).toEqual({ begin, end })
})
