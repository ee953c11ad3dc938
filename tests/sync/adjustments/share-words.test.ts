import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reconcile } from '../../../sync/adjustments/reconcile.ts'
import { shareWords } from '../../../sync/adjustments/share-words.ts'

/** `<0.1%` stands for none of it, and `>99.9%` for all. */
const tenthsOf = (words: string) =>
  words.startsWith('<') ? 0 : words.startsWith('>') ? 1000 : Math.round(Number.parseFloat(words) * 10)

test('shares are shown in whole percents where they are, else to a decimal', () => {
  expect(shareWords([])).toEqual([])
  expect(shareWords([1])).toEqual(['100%'])
  expect(shareWords([0.5, 0.3, 0.2, 0])).toEqual(['50%', '30%', '20%', '0%'])
  expect(shareWords([1 / 3, 1 / 3, 1 / 3])).toEqual(['33.4%', '33.3%', '33.3%'])
  expect(shareWords([0.99999, 0.00001])).toEqual(['>99.9%', '<0.1%'])
  expect(shareWords([0, 0])).toEqual(['0%', '0%'])
})

test('weights as they are shown make 100, and none is a tenth of a percent or more beside what it is', () => {
  const weight = fc.option(
    fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })),
  )
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 40 }), (weights) => {
      const { comps } = reconcile(weights.map((one) => ({ rent: 1, adjustments: null, weight: one })))
      const shares = comps.map(({ share }) => share)
      fc.pre(shares.some((share) => share > 0))
      const shown = shareWords(shares).map(tenthsOf)
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(1000)
      for (const [at, share] of shares.entries())
        expect(Math.abs((shown[at] ?? 0) - share * 1000)).toBeLessThan(1.001)
    }),
  )
})
