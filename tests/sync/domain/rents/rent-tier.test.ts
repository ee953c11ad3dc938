import { expect, test } from 'vitest'
import { rentTier } from '../../../../sync/domain/rents/rent-tier.ts'
import { tierWords } from '../../../../sync/domain/rents/tier-words.ts'

test('a tier starts at its bound', () => {
  expect([1.25, 1.2499, 1.1, 0.95, 0.8, 0.65, 0.5, 0.35, 0.3499, 0].map(rentTier)).toEqual([
    8, 7, 7, 6, 5, 4, 3, 2, 1, 1,
  ])
})

test('no rent has a tier of its own', () => {
  expect(rentTier(null)).toBe(0)
  expect(tierWords(0, 'month')).toBe('No pricing')
})

test('tiers say their rents as the legend does, in either unit', () => {
  expect([8, 7, 4, 1].map((tier) => tierWords(tier as 8 | 7 | 4 | 1, 'month'))).toEqual([
    '$1.25 or more',
    '$1.10\u2009–\u2009$1.24',
    '$0.65\u2009–\u2009$0.79',
    'Below $0.35',
  ])
  expect(tierWords(4, 'year')).toBe('$7.80\u2009–\u2009$9.59')
})
