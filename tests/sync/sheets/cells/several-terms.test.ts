import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const months = fc.integer({ min: 1, max: 24 })
const dollars = fc.integer({ min: 1, max: 60 })
const PLUS = fc.constantFrom(' + ', ', ', '; ', ' and ', ' & ', ' / ', '\n')

test('free rent and an allowance in one cell are read apart, in any order', () => {
  const free = fc.constantFrom<(n: number) => string>(
    (n) => `${n} mos free`,
    (n) => `${n} months free rent`,
    (n) => `${n} mo. abated rent`,
    (n) => `Free rent: ${n} months`,
  )
  const allowance = fc.constantFrom<(n: number) => string>(
    (n) => `$${n}/SF TI`,
    (n) => `$${n}.00 psf TI allowance`,
    (n) => `TI: $${n}/SF`,
    (n) => `$${n} TIA`,
  )
  const header = fc.constantFrom('Concessions', 'Free Rent', 'TI Allowance')
  fc.assert(
    fc.property(
      months,
      dollars,
      free,
      allowance,
      PLUS,
      header,
      fc.boolean(),
      (n, ti, a, b, plus, under, turned) => {
        const parts = [a(n), b(ti)]
        const cell = (turned ? parts.toReversed() : parts).join(plus)
        expect(fieldsOf({ [under]: cell })).toEqual({ freeRentMonths: n, tiPerSf: ti })
      },
    ),
  )
})

test('a concession with words that are not understood gives nothing', () => {
  const more = fc.constantFrom('moving allowance', '2 signs', 'one option', 'LL pays commission')
  fc.assert(
    fc.property(months, more, PLUS, (n, words, plus) => {
      expect(fieldsOf({ Concessions: `${n} months free${plus}${words}` })).toEqual({})
    }),
  )
})

test('what was asked for and what was agreed are told apart, however a cell says it', () => {
  const write = fc.constantFrom<(asked: string, taken: string) => string>(
    (asked, taken) => `${asked} ask, ${taken} took`,
    (asked, taken) => `was asking ${asked}, did deal at ${taken}`,
    (asked, taken) => `${asked}/${taken} (ask/took)`,
    (asked, taken) => `${taken} vs ${asked} asking`,
    (asked, taken) => `asked ${asked} got ${taken}`,
    (asked, taken) => `${asked} asking / ${taken} actual`,
    (asked, taken) => `ask ${asked}, signed @ ${taken}`,
    (asked, taken) => `${asked} ask -> ${taken} signed`,
  )
  const cents = fc.integer({ min: 45, max: 195 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom('', '$'), write, (ask, take, sign, say) => {
      const cell = say(`${sign}${(ask / 100).toFixed(2)}`, `${sign}${(take / 100).toFixed(2)}`)
      const { askingRent, rentPerSf } = fieldsOf({ Rent: cell }) as Record<string, number>
      expect([askingRent, rentPerSf]).toEqual([ask / 100, take / 100])
    }),
  )
})

test('brokers with their side of a deal behind them are of that side', () => {
  const names = fc.constantFrom('Acme', 'Garnet Industrial REIT', 'Dunmore Properties', 'Quick Freight LLC')
  const sides = fc.constantFrom(['T', 'LL'], ['Tenant', 'Landlord'], ['lessee', 'lessor'], ['TT', 'LL'])
  fc.assert(
    fc.property(names, names, sides, fc.constantFrom(' / ', '; ', ', ', '\n'), (one, other, [t, l], sign) => {
      const cell = `${one} (${t})${sign}${other} (${l})`
      const brokers = fieldsOf({ Brokers: cell })
      expect(brokers).toMatchObject({ tenantRepName: one, brokerName: other })
    }),
  )
})

test('free rent behind a term is free rent, in any of its wordings', () => {
  const length = fc.constantFrom('60 mos', '60 months', '5 years', '5 yrs')
  const sign = fc.constantFrom(', ', ' + ', ' w/ ', ' with ', '; ', ' & ', ' (')
  const free = fc.constantFrom('free', 'mos free', 'months free rent', 'mo. abated', 'months of free rent')
  fc.assert(
    fc.property(length, sign, fc.integer({ min: 1, max: 12 }), free, (term, between, months, words) => {
      const cell = `${term}${between}${months} ${words}${between === ' (' ? ')' : ''}`
      expect(fieldsOf({ Term: cell })).toMatchObject({ leaseTerm: 60, freeRentMonths: months })
    }),
  )
})

test('a term that only says when it ends is its last day, in whatever words', () => {
  for (const word of ['thru', 'through', 'until', 'expires', 'to'])
    expect(fieldsOf({ Term: `${word} 12/31/2029` }), word).toMatchObject({ expiration: '2029-12-31' })
})
