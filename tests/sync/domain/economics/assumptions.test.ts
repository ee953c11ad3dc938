import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSUMED_TERMS } from '../../../../sync/domain/economics/assumptions.ts'
import { computedField } from '../../../../sync/domain/economics/computed-fields.ts'
import { COMPUTED_FIELD_NAMES } from '../../../../sync/domain/economics/computed-names.ts'
import { assumptionsBehind } from '../../../../sync/domain/economics/rests-on.ts'
import type { LeaseFacts } from '../../../../sync/domain/economics/stated-terms.ts'
import { makeAssumed } from '../../../make/assumed.ts'

const WHOLE: LeaseFacts = {
  rentPerSf: 1,
  leaseTerm: 60,
  rentSteps: null,
  rentEscalationPct: 3,
  freeRentMonths: 2,
  tiPerSf: 6,
  leaseType: 'NNN',
  opexPerSf: 0.25,
  commencement: null,
  expiration: null,
}

test('an assumption is named beside a figure exactly where another one would make another figure', () => {
  fc.assert(
    fc.property(
      fc.record({
        leaseType: fc.constantFrom('NNN' as const, 'MG' as const, 'Gross' as const),
        opexPerSf: fc.constantFrom(null, 0.25),
      }),
      fc.constantFrom(...COMPUTED_FIELD_NAMES),
      fc.constantFrom(...ASSUMED_TERMS),
      (facts, name, term) => {
        const lease = { ...WHOLE, ...facts }
        const terms = { discountPercent: 7, commissionPerSf: 5, opexPerSf: 0.3, modifiedGrossPercent: 40 }
        const figure = (value: number) => computedField(name, lease, { ...terms, [term]: value }).figure
        const named = assumptionsBehind(name, lease, makeAssumed(terms).assumptions)
        expect(named.some((one) => one.term === term)).toBe(figure(3) !== figure(terms[term]))
      },
    ),
    { numRuns: 300 },
  )
})

test('what a source states is never assumed, and nothing is where nobody set it', () => {
  expect(computedField('grossRent', WHOLE, { opexPerSf: 9 }).figure).toBe(1.25)
  expect(computedField('grossRent', { ...WHOLE, opexPerSf: null }, {}).missing).toEqual(['opexPerSf'])
})

test('a net effective rent is discounted where a rate is assumed', () => {
  const plain = computedField('netEffectiveRent', { ...WHOLE, rentEscalationPct: 0 }).figure
  const at = (discountPercent: number) =>
    computedField('netEffectiveRent', { ...WHOLE, rentEscalationPct: 0 }, { discountPercent }).figure
  expect(at(0)).toBeCloseTo(plain ?? Number.NaN, 12)
  // Free months and TI come first, so they weigh more the dearer money is.
  expect(at(8)).toBeLessThan(plain ?? 0)
})
