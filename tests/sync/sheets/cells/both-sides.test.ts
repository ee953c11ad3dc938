import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const PEOPLE = ['J. Ames', "Mike O'Neil", 'Rita Valdez', 'Lou Garza', 'Anne-Marie Cho']
const FIRMS = ['CBRE', 'JLL', 'Lee & Associates', 'Kidder Mathews', 'NAI Capital']
const LANDLORD = ['LL', 'Landlord', 'LL Rep', 'L', "Landlord's broker"]
const TENANT = ['T', 'Tenant', 'TT', 'TR', 'Tenant Rep']
const WITH_FIRM: readonly ((person: string, firm: string) => string)[] = [
  (person, firm) => `${person} (${firm})`,
  (person, firm) => `${person} - ${firm}`,
  (person, firm) => `${person} of ${firm}`,
]

test('a cell that names the brokers of both sides gives each to its field', () => {
  const person = fc.constantFrom(...PEOPLE)
  const firm = fc.constantFrom(...FIRMS)
  const label = fc.tuple(fc.constantFrom(...LANDLORD), fc.constantFrom(...TENANT))
  const apart = fc.constantFrom(' / ', '; ', ', ', ' | ')
  fc.assert(
    fc.property(
      fc.tuple(person, firm, person, firm),
      label,
      apart,
      fc.constantFrom(...WITH_FIRM),
      fc.boolean(),
      ([own, ownFirm, other, otherFirm], [ll, t], mark, write, isTurned) => {
        const sides = [`${ll}: ${write(own, ownFirm)}`, `${t}: ${write(other, otherFirm)}`]
        const cell = (isTurned ? sides.toReversed() : sides).join(mark)
        expect([cell, fieldsOf({ Brokers: cell })]).toEqual([
          cell,
          { brokerName: own, brokerFirm: ownFirm, tenantRepName: other, tenantRepFirm: otherFirm },
        ])
      },
    ),
  )
})

test('a cell of one side is of that side, and a name without a side stays as it is', () => {
  expect(fieldsOf({ Broker: 'T: L. Garza (JLL)' })).toEqual({
    tenantRepName: 'L. Garza',
    tenantRepFirm: 'JLL',
  })
  for (const broker of ['J. Ames (CBRE)', 'Ames / Garza', 'Lee & Associates', 'Ames, T. and Garza, L.'])
    expect(fieldsOf({ Broker: broker })).toEqual({ brokerName: broker })
})
