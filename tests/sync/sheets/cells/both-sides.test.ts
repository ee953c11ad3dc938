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
  for (const broker of [
    'J. Ames (SIOR)',
    'Ames / Garza',
    'Ames, Newmark',
    'Hines / CBRE',
    'Ames, T. and Garza, L.',
  ])
    expect(fieldsOf({ Broker: broker })).toEqual({ brokerName: broker })
})

test('a firm of the trade beside its people is their firm, in either order and for either side', () => {
  const people = fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1, maxLength: 2 })
  const firm = fc.constantFrom(...FIRMS, 'Cushman & Wakefield', 'Newmark', 'CBRE, Inc.', 'Savills Houston')
  const header = fc.constantFrom(
    ['Listing Broker', 'brokerName', 'brokerFirm'],
    ['Tenant Rep', 'tenantRepName', 'tenantRepFirm'],
  )
  const between = fc.constantFrom(' - ', ', ', ' / ', ' | ', ' @ ', ' of ', ' with ')
  const written = fc.constantFrom<(people: string, firm: string, mark: string) => string>(
    (people, firm, mark) => `${people}${mark}${firm}`,
    (people, firm) => `${people} (${firm})`,
    (people, firm) => `${firm} - ${people}`,
    (people, firm) => `${firm}: ${people}`,
  )
  fc.assert(
    fc.property(
      people,
      firm,
      header,
      between,
      written,
      (names, of, [head, nameField, firmField], mark, write) => {
        const name = names.join(' & ')
        const cell = write(name, of, mark)
        expect([cell, fieldsOf({ [head as string]: cell })]).toEqual([
          cell,
          { [nameField as string]: name, [firmField as string]: of },
        ])
      },
    ),
  )
})

test('a firm alone is no person, and a column of its own says which firm it is', () => {
  expect(fieldsOf({ Broker: 'Lee & Associates' })).toEqual({ brokerFirm: 'Lee & Associates' })
  expect(fieldsOf({ Broker: 'J. Ames - CBRE', Brokerage: 'JLL' })).toEqual({
    brokerName: 'J. Ames',
    brokerFirm: 'JLL',
  })
  expect(fieldsOf({ 'Tenant Rep': 'J. Ames - CBRE', 'Tenant Rep Firm': 'JLL' })).toEqual({
    tenantRepName: 'J. Ames',
    tenantRepFirm: 'JLL',
  })
})

test.each(['Direct', 'In-house', 'Unrepresented', 'By owner'])('"%s" is nobody', (cell) => {
  expect(fieldsOf({ 'Tenant Rep': cell, Broker: cell })).toEqual({})
})
