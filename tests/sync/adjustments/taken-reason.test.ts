import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonOfTaken, withoutTaken, withTaken } from '../../../sync/adjustments/taken-reason.ts'
import { CHARACTERISTICS } from '../../../sync/domain/records/characteristics.ts'

const RATE = { percent: 1.23, spread: 0.46, n: 14, rSquared: 0.6 }
const suggestion = (rate: typeof RATE | null) => ({ kind: 'percent', amount: 7.4, rate }) as const

test('an adjustment that was taken from the set says by what rate, of how many comps, and how sure', () => {
  expect(reasonOfTaken('clearHeight', suggestion(RATE))).toBe('set: +1.2% per ft, n 14, ±0.5')
  expect(reasonOfTaken('size', suggestion({ ...RATE, percent: -0.0004, spread: 0.0003 }))).toBe(
    'set: \u22124.0% per 10,000 SF, n 14, ±3.0, weak',
  )
  expect(reasonOfTaken('leaseType', suggestion(null))).toBe('set: operating expenses the comp states')
})

const written = fc.string({ maxLength: 40 }).filter((text) => !/set: /.test(text))

test('what a person wrote stays beside it, taking twice says it once, and an amount typed anew is not the set’s', () => {
  fc.assert(
    fc.property(written, fc.constantFrom(...CHARACTERISTICS), fc.boolean(), (own, name, isRated) => {
      const taken = reasonOfTaken(name, suggestion(isRated ? RATE : null))
      const once = withTaken(own, taken)
      expect(withTaken(once, taken)).toBe(once)
      expect(once.startsWith(own.trim())).toBe(true)
      expect(once.endsWith(taken)).toBe(true)
      expect(withoutTaken(once)).toBe(own.trim())
    }),
  )
})
