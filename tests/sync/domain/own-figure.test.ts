import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownFigure } from '../../../sync/domain/own-figure.ts'
import { risingKey } from '../../../sync/domain/table/rising-key.ts'

test.each([
  ['12', 12],
  ['$1,200', 1200],
  ['36 ft', 36],
  ['36 m', 36],
  ['12m', 12],
  ['5 min', 5],
  ['(4.5)', -4.5],
  ['($1,200)', -1200],
  ['(4.5%)', -4.5],
  ['(4) doors', 4],
  ['(2) 10-ton cranes', null],
  ['−4', -4],
  ['$1.2M', 1_200_000],
  ['$1.2m', 1_200_000],
  ['1.2MM', 1_200_000],
  ['12mm', 12],
  ['12B', 12],
  ['$2b', 2_000_000_000],
  ['1.2 Mil', 1_200_000],
  ['$1.2 million', 1_200_000],
  ['250k', 250_000],
  ['$250K', 250_000],
  ['12,5', null],
  ['50 x 52', null],
  ['3/4/2025', null],
  ['none', null],
] as const)('“%s” of a source’s own column is %j', (said, figure) => {
  expect(ownFigure(said)).toBe(figure)
})

test.each([
  [['12/1/23', '1/5/24', '6/30/24']],
  [['2023-11-05', '12/1/2023', 'Jan 2024', '1/5/24', '2024-02-01', "Mar '24", 'March 4, 2024', '6/30/2024']],
  [['$250k', '$900,000', '$1.2M', '1,500,000']],
  [['-5', '−4', '(2.5)', '1 door', '(2) doors', '3', '(4) doors', '50 x 52', 'none']],
])('an own column is sorted by what it says: %j', (inOrder) => {
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (texts) => {
      const keyOf = (text: string) => risingKey(text) ?? ''
      expect([...texts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))).toEqual(inOrder)
    }),
  )
})
