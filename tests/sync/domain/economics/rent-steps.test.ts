import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaseEconomics } from '../../../../sync/domain/economics/lease-economics.ts'
import { missingWords } from '../../../../sync/domain/economics/missing-words.ts'
import { MOST_RENTS, parseRentSteps, rentStepsText } from '../../../../sync/domain/economics/rent-steps.ts'
import { stepsDoubt } from '../../../../sync/domain/economics/stated-escalation.ts'
import { makeProperty } from '../../../make/property.ts'
import { anySteps } from '../../../make/rent-steps.ts'

const LEASE = makeProperty({
  rentPerSf: 2.083333,
  leaseTerm: 36,
  rentSteps: '25.00, 25.50, 26.00 $/SF/yr by year',
  freeRentMonths: 1,
  tiPerSf: 0,
})

const aYear = (figure: number | null) => ((figure ?? Number.NaN) * 12).toFixed(2)

test('rents of 25, 25.50 and 26 a year with the first month free come to 24.81 a year', () => {
  const { effective, netEffective, years } = leaseEconomics(LEASE)
  expect([aYear(effective.figure), aYear(netEffective.figure)]).toEqual(['24.81', '24.81'])
  expect(years.map(({ rent }) => aYear(rent))).toEqual(['25.00', '25.50', '26.00'])
})

test('any steps read back from their text as they were, to the cent and the month', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      expect(parseRentSteps(rentStepsText(steps))).toEqual(steps)
    }),
  )
})

test('an effective rent by steps is the mean of the rents of all months', () => {
  fc.assert(
    fc.property(
      anySteps,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 3 }),
      (steps, term, free) => {
        const a = steps.period === 'month' ? 1 : 12
        const first = steps.kind === 'step' ? 1 : (steps.rents[0]?.rent ?? 0) / a
        const months = steps.kind === 'schedule' && steps.untilMonth !== null ? steps.untilMonth : term
        const lease = {
          ...LEASE,
          rentPerSf: first,
          leaseTerm: months,
          freeRentMonths: free,
          rentSteps: rentStepsText(steps),
        }
        const rents = Array.from({ length: months }, (_, at) => {
          if (at < free) return 0
          if (steps.kind === 'step') return first + (steps.dollarsAYear / a) * Math.floor(at / 12)
          return (steps.rents.filter(({ fromMonth }) => fromMonth <= at + 1).at(-1)?.rent ?? 0) / a
        })
        const mean = rents.reduce((sum, rent) => sum + rent, 0) / months
        expect(leaseEconomics(lease).effective.figure).toBeCloseTo(mean, 9)
      },
    ),
  )
})

describe('steps in doubt give no figure, and say so', () => {
  test.each([
    ['other-rent', { rentPerSf: 2 }],
    ['too-short', { leaseTerm: 37 }],
    ['other-percent', { rentEscalationPct: 3 }],
    ['unreadable', { rentSteps: '25, then more' }],
  ] as const)('%s', (doubt, given) => {
    const lease = { ...LEASE, ...given }
    expect(stepsDoubt(lease, lease.leaseTerm)).toBe(doubt)
    const { figure, missing } = leaseEconomics(lease).effective
    expect([figure, missing, missingWords(missing)]).toEqual([null, ['rentSteps'], 'rent steps unclear'])
  })
})

test('a percentage that leads to the same rents is no doubt, and neither are years beyond the lease', () => {
  expect(stepsDoubt({ ...LEASE, rentEscalationPct: 2 }, 36)).toBe(null)
  expect(stepsDoubt({ ...LEASE, rentEscalationPct: 2.1 }, 36)).toBe('other-percent')
  expect(stepsDoubt(LEASE, 24)).toBe(null)
  const flatFirst = { ...LEASE, rentSteps: '25.00 months 1-24, 25.50 from month 25 $/SF/yr' }
  expect(stepsDoubt({ ...flatFirst, rentEscalationPct: 2 }, 36)).toBe('other-percent')
  const onceUp = { ...LEASE, rentSteps: '25.00 months 1-12, 25.50 from month 13 $/SF/yr' }
  expect([24, 60].map((months) => stepsDoubt({ ...onceUp, rentEscalationPct: 2 }, months))).toEqual([
    null,
    'other-percent',
  ])
})

test('no text but that of steps is read as some', () => {
  const nothing = [
    '',
    '25.00',
    '25.00, 25.50',
    '25.00, 25.50 $/SF',
    '25.00, $/SF/yr by year',
    '0.65 months 1-12, 0.67 months 14-24 $/SF/mo',
    '0.65 months 2-12 $/SF/mo',
    '0.65 from month 1, 0.67 from month 13 $/SF/mo',
    '-0.25 $/SF/yr more each year',
    `${Array.from({ length: MOST_RENTS + 1 }, () => '1.00').join(', ')} $/SF/mo by year`,
  ]
  expect(nothing.map(parseRentSteps)).toEqual(nothing.map(() => null))
})
