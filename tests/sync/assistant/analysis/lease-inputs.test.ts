import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaseInputs, netEffective } from '../../../../sync/assistant/analysis/lease-inputs.ts'

const LEASE = '60 months'
const stated = (words: string) => {
  const inputs = leaseInputs(`net effective on ${words}`)
  if (inputs === null) throw new Error(`No lease was read from “${words}”.`)
  return inputs
}

test('a rent said to be of a year is one of a year, whatever its size and wording', () => {
  const yearly = fc.constantFrom(
    '/yr',
    ' per year',
    ' a year',
    ' annual',
    ' annually',
    ' yearly',
    ' per annum',
    ' psf/yr',
  )
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3_000 }), yearly, (cents, words) => {
      const { rentPerSf } = stated(`$${(cents / 100).toFixed(2)}${words}, ${LEASE}`)
      expect(rentPerSf).toBeCloseTo(cents / 1_200, 9)
    }),
  )
})

test('a percentage is an increase only where it is said of the rent', () => {
  const percent = fc.integer({ min: 1, max: 12 })
  const others = fc.constantFrom(
    (n: number) => `discounted at ${n}%`,
    (n: number) => `a ${n}% discount rate`,
    (n: number) => `${n}% commissions`,
    (n: number) => `${n}% leasing commission`,
    (n: number) => `commission of ${n}%`,
  )
  const rises = fc.constantFrom(
    (n: number) => `${n}% annual bumps`,
    (n: number) => `${n}% a year`,
    (n: number) => `rising ${n}% a year`,
    (n: number) => `${n}% fixed annual increases`,
    (n: number) => `${n}% escalations`,
    (n: number) => `${n}%`,
  )
  fc.assert(
    fc.property(percent, others, (n, words) => {
      const inputs = stated(`$0.80, ${LEASE}, 3 free, $5 TI, ${words(n)}`)
      const plain = stated(`$0.80, ${LEASE}, 3 free, $5 TI`)
      expect([words(n), inputs.escalationPct]).toEqual([words(n), null])
      expect([...(inputs.notCounted ?? []), inputs.discountPct].join()).toContain(String(n))
      expect(netEffective(inputs)).toBeLessThanOrEqual(netEffective(plain) ?? 0)
    }),
  )
  fc.assert(
    fc.property(percent, rises, (n, words) => {
      const inputs = stated(`$0.80, ${LEASE}, 3 free, $5 TI, ${words(n)}`)
      expect([words(n), inputs.escalationPct, inputs.notCounted]).toEqual([words(n), n, []])
    }),
  )
})

test('what a lease costs its landlord is read in dollars per SF, also of the whole space', () => {
  expect(stated(`50,000 sf at $0.80, ${LEASE}, $250,000 TI`)).toMatchObject({ tiPerSf: 5 })
  expect(stated(`$0.80 on 40k sf, ${LEASE}, TI of $1.2 million`)).toMatchObject({ tiPerSf: 30 })
  expect(stated(`$0.80, ${LEASE}, TI $1,200,000`)).toMatchObject({
    tiPerSf: null,
    notCounted: ['TI $1,200,000'],
  })
  expect(stated(`$0.80, ${LEASE}, $5 TI and $1.50 commission`)).toMatchObject({
    tiPerSf: 5,
    commissionPerSf: 1.5,
  })
  expect(stated(`$0.80, ${LEASE}, 25 cents opex`)).toMatchObject({
    rentPerSf: 0.8,
    notCounted: ['25 cents opex'],
  })
})

test('months without rent keep their place, and months at half rent count half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 1, max: 11 }),
      fc.constantFrom(' to ', '-', ' through '),
      (from, more, joint) => {
        const inputs = stated(`$0.80/mo, ${LEASE}, months ${from}${joint}${from + more} free`)
        expect(inputs).toMatchObject({ freeRentMonths: more + 1, freeFromMonth: from })
        expect(netEffective(inputs)).toBeCloseTo((0.8 * (60 - more - 1)) / 60, 9)
      },
    ),
  )
  expect(stated(`$0.80, ${LEASE}, 3 months half rent`)).toMatchObject({ freeRentMonths: 1.5 })
  expect(stated(`$0.80, ${LEASE}, half a month free per year`)).toMatchObject({
    freeRentMonths: null,
    notCounted: ['half a month free per year'],
  })
})

test('increases in dollars are added each year, of a rent of the year in twelfths', () => {
  expect(stated(`$0.80, ${LEASE}, $0.03 annual bumps`)).toMatchObject({
    stepPerSf: 0.03,
    escalationPct: null,
  })
  expect(stated(`$9.60/yr, ${LEASE}, increases of $0.36 a year`).stepPerSf).toBeCloseTo(0.03, 9)
  const rents = [0.8, 0.83, 0.86, 0.89, 0.92]
  expect(netEffective(stated(`$0.80, ${LEASE}, 3 cent annual bumps`))).toBeCloseTo(
    rents.reduce((sum, rent) => sum + rent) / 5,
    9,
  )
})

test('a figure that nothing was worked out with is told, never dropped', () => {
  const odd = fc.constantFrom('a 12% load factor', '$450 of key money', 'two 5 year options', '7% vacancy')
  fc.assert(
    fc.property(odd, (words) => {
      expect(stated(`$0.80, ${LEASE}, 3 free, $5 TI, ${words}`).notCounted).toHaveLength(1)
    }),
  )
})
