import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaseInputs, netEffective } from '../../../../../sync/assistant/analysis/lease-inputs.ts'
import { asked } from '../asked-of.ts'

test('spelled amounts of a stated lease are read as figures', () => {
  expect(
    asked('net effective: 96 cents a month, 60 months, three of them free, six dollars TI')?.ask,
  ).toMatchObject({
    kind: 'inputs',
    inputs: { rentPerSf: 0.96, leaseTerm: 60, freeRentMonths: 3, tiPerSf: 6, escalationPct: null },
  })
})

test('net effective rent spreads what is paid, less the improvements, over the term', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 40, max: 250 }),
      fc.integer({ min: 12, max: 180 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 0, max: 20 }),
      (cents, leaseTerm, freeRentMonths, tiPerSf) => {
        const rentPerSf = cents / 100
        const words = `net effective on $${rentPerSf.toFixed(2)} NNN, ${leaseTerm} months, ${freeRentMonths} free, $${tiPerSf} TI`
        const inputs = leaseInputs(words)
        expect(inputs).toMatchObject({ rentPerSf, leaseTerm, freeRentMonths, tiPerSf, escalationPct: null })
        const paid = Array.from({ length: leaseTerm }, (_, month) => (month < freeRentMonths ? 0 : rentPerSf))
        const net = (paid.reduce((sum, rent) => sum + rent, 0) - tiPerSf) / leaseTerm
        expect(inputs && netEffective(inputs)).toBeCloseTo(net, 9)
      },
    ),
  )
})

test('increases of a stated lease count, and what is not stated is told from what is none', () => {
  const inputs = leaseInputs(
    'net effective of $50 a year, 5 years, 3% annual increases, 6 months free, $40 TI',
  )
  expect(inputs).toMatchObject({
    rentPerSf: 50 / 12,
    leaseTerm: 60,
    freeRentMonths: 6,
    tiPerSf: 40,
    escalationPct: 3,
  })
  expect(inputs && netEffective(inputs)).toBeCloseTo(40.09 / 12, 3)
  expect(leaseInputs('net effective of $0.84, 65 months')).toMatchObject({
    freeRentMonths: null,
    tiPerSf: null,
    escalationPct: null,
  })
})
