import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRent } from '../../../../sync/domain/format.ts'
import { rentTier } from '../../../../sync/domain/rents/rent-tier.ts'
import { tierWords } from '../../../../sync/domain/rents/tier-words.ts'

test('a tier starts at its bound, as a rent is shown', () => {
  expect([1.25, 1.2449, 1.1, 0.95, 0.8, 0.65, 0.5, 0.35, 0.3449, 0].map(rentTier)).toEqual([
    8, 7, 7, 6, 5, 4, 3, 2, 1, 1,
  ])
  // $7.75 a year.
  expect(rentTier(0.645833)).toBe(4)
})

test('whatever a rent is shown as, in either unit, is among the rents of its tier', () => {
  const dollars = (text: string) => Number(text.replace(/[$,]/g, ''))
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.constantFrom('month', 'year'),
      (rent, unit) => {
        const words = tierWords(rentTier(rent), unit)
        const [from = 0, to = 0] = [...words.matchAll(/\$[\d.]+/g)].map(([text]) => dollars(text))
        const shown = dollars(formatRent(rent, unit))
        const [low, high] = words.startsWith('Below')
          ? [0, from - 0.01]
          : words.endsWith('more')
            ? [from, Number.POSITIVE_INFINITY]
            : [from, to]
        // A year's cents are finer than a month's: one of them may be of two tiers.
        const cent = unit === 'year' ? 0.0101 : 1e-9
        expect(shown).toBeGreaterThanOrEqual(low - 1e-9)
        expect(shown).toBeLessThanOrEqual(high + cent)
      },
    ),
  )
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
  expect(tierWords(4, 'year')).toBe('$7.74\u2009–\u2009$9.53')
})
