import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleLeaseType } from '../../../../sync/sheets/header/title-rents.ts'

const TYPES = { NNN: ['NNN', 'triple net'], MG: ['MG', 'modified gross'], Gross: ['gross', 'full service'] }
const WRITINGS = [
  (type: string) => `All ${type}.`,
  (type: string) => `All quotes ${type}.`,
  (type: string) => `All leases are ${type}.`,
  (type: string) => `All ${type}, sizes are what was leased.`,
  (type: string) => `Source: flyers of 10/01/24. All quotes ${type}.`,
  (type: string) => `Base rents are $/SF per year, ${type}. Total = rent plus charges.`,
  (type: string) => `All deals ${type} unless otherwise noted`,
]

test('a title that says one type of all deals says it in any of these ways', () => {
  const type = fc.constantFrom('NNN' as const, 'MG' as const, 'Gross' as const)
  fc.assert(
    fc.property(type, fc.nat(1), fc.constantFrom(...WRITINGS), (meant, i, write) => {
      const title = write(TYPES[meant][i] ?? '')
      expect([title, titleLeaseType([title])]).toEqual([title, meant])
    }),
  )
})

test.each([
  'All NNN charges are estimates.',
  'All rents are NNN. Deals with a mark are gross.',
  'All net of commissions.',
  'Rents NNN plus $2.40 in charges',
  'NNN = triple net; MG = modified gross',
])('“%s” says no type of all rents', (title) => expect(titleLeaseType([title])).toBeNull())
