import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'
import { rolesOf } from '../roles-of.ts'

const FIRMS = ['Alder Holdings', 'Birch Trust', 'Cedar Capital']
const PEOPLE = ['Ann Alder', 'Bob Birch', 'Cy Cedar']

test.each([
  ['LL', 'landlordFirm'],
  ['LL Firm', 'landlordFirm'],
  ['LL Entity', 'landlordFirm'],
  ['LL Company', 'landlordFirm'],
  ['Landlord Firm', 'landlordFirm'],
  ['TT', 'tenant'],
  ['LR Firm', 'brokerFirm'],
  ['LL Rep Firm', 'brokerFirm'],
  ['LL Brokerage', 'brokerFirm'],
  ['TR Firm', 'tenantRepFirm'],
  ['T/R Firm', 'tenantRepFirm'],
  ['Tenant Rep Firm', 'tenantRepFirm'],
  ['TT Rep Firm', 'tenantRepFirm'],
])('“%s” over firms is of the %s', (header, role) => {
  expect(rolesOf({ [header]: FIRMS })).toEqual([role])
})

test.each([
  ['LL Rep', 'brokerName'],
  ['LL Broker', 'brokerName'],
  ['TR Broker', 'tenantRepName'],
  ['TT Broker', 'tenantRepName'],
  ['TT Rep', 'tenantRepName'],
])('“%s” over people is of the %s', (header, role) => {
  expect(rolesOf({ [header]: PEOPLE })).toEqual([role])
})

test('a landlord’s firm right of the landlord’s broker is whom the broker works for', () => {
  expect(rolesOf({ 'LL Rep': PEOPLE, 'LL Firm': FIRMS })).toEqual(['brokerName', 'brokerFirm'])
  expect(rolesOf({ 'LL Firm': FIRMS, 'LL Rep': PEOPLE })).toEqual(['landlordFirm', 'brokerName'])
  expect(rolesOf({ 'Listing Broker': PEOPLE, 'LL Firm': FIRMS })).toEqual(['brokerName', 'landlordFirm'])
})

test('a landlord’s firm is a brokerage where its values are known ones', () => {
  expect(rolesOf({ 'LL Firm': ['CBRE', 'JLL', 'Colliers'] })).toEqual(['brokerFirm'])
})

const FIRM_ENDINGS = [
  'Partners',
  'Realty',
  'CRE',
  'Advisors',
  'Group',
  '& Co.',
  'Commercial, LLC',
  'Real Estate',
]
const anyFirm = fc
  .tuple(fc.constantFrom('Alder', 'Birch', 'Cedar & Elm', 'Fir Hill'), fc.constantFrom(...FIRM_ENDINGS))
  .map(([name, ending]) => `${name} ${ending}`)

test('a header of brokers over firms throughout is of the firms', () => {
  const headers = fc.constantFrom(
    ['Tenant Rep', 'tenantRepFirm'],
    ['TR Broker', 'tenantRepFirm'],
    ['LL Rep', 'brokerFirm'],
  )
  fc.assert(
    fc.property(headers, fc.array(anyFirm, { minLength: 2, maxLength: 5 }), ([header = '', role], firms) => {
      expect(rolesOf({ [header]: [...firms, 'None', 'TBD'] })).toEqual([role])
    }),
  )
})

test('a header of brokers over people, or over both, is of the people', () => {
  expect(rolesOf({ 'Tenant Rep': ['Alder Partners', 'Ann Birch'] })).toEqual(['tenantRepName'])
  expect(rolesOf({ 'LL Rep': ['Ann Partner', 'Bob Group-Lee'] })).toEqual(['brokerName'])
})

test('beside a column of firms a header of brokers gives way to it', () => {
  const firms = ['Alder Partners', 'Birch Realty']
  expect(rolesOf({ 'Tenant Rep': firms, 'Tenant Rep Firm': firms })).toEqual([null, 'tenantRepFirm'])
})

test('a person with a firm in parentheses is both, known or not', () => {
  fc.assert(
    fc.property(anyFirm, (firm) => {
      expect(fieldsOf({ 'Leasing Contact': `Ann Larch (${firm})` })).toEqual({
        brokerName: 'Ann Larch',
        brokerFirm: firm,
      })
    }),
  )
  for (const aside of ['lead', 'SIOR', 'Dallas', 'co-broker'])
    expect(fieldsOf({ 'Leasing Contact': `Ann Larch (${aside})` })).toEqual({
      brokerName: `Ann Larch (${aside})`,
    })
})
