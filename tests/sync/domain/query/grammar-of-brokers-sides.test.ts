import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const read = (words: string): Criterion[] =>
  parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
const oneOf = fc.constantFrom
const more = oneOf('', ' in Katy', ', 50k+ sf')
const brokerage = (not: boolean) =>
  expect.objectContaining({ kind: 'party', field: 'brokerFirm', text: 'CBRE', not })
const tenants = (not: boolean) =>
  expect.objectContaining({
    kind: 'holds',
    field: 'tenantRepFirm',
    anyOf: expect.arrayContaining(['CBRE']),
    not,
  })

test('who brokered for the tenant is another field than who listed the building', () => {
  const said = oneOf(
    ...['tenant rep CBRE', 'tenant repped by CBRE', "tenant's broker CBRE", 'CBRE as tenant rep'],
    ...[
      'CBRE repped the tenant',
      'CBRE represented the tenant',
      'CBRE for the tenant',
      'CBRE brought the tenant',
    ],
    ...['CBRE on the tenant side', "CBRE was on the tenant's side", 'CBRE rep on tenant side'],
  )
  fc.assert(
    fc.property(said, more, (words, end) => {
      const all = read(words + end)
      expect({ words, all }).toEqual({ words, all: expect.arrayContaining([tenants(false)]) })
      expect(all.filter(({ kind }) => kind === 'party' || kind === 'text')).toEqual([])
    }),
  )
})

test('who brokered for the landlord, or for nobody that is named, is who listed the building', () => {
  const said = oneOf(
    ...['CBRE repped the landlord', 'CBRE for the landlord', 'CBRE had the landlord', 'landlord rep CBRE'],
    ...['repped by CBRE', 'CBRE listings', "CBRE on the landlord's side"],
  )
  fc.assert(
    fc.property(said, more, (words, end) => {
      expect({ words, all: read(words + end) }).toEqual({
        words,
        all: expect.arrayContaining([brokerage(false)]),
      })
    }),
  )
})

test('a broker of the tenant may be one of two, or a person, or not wanted', () => {
  expect(read('tenant rep CBRE or JLL')).toEqual([
    expect.objectContaining({ field: 'tenantRepFirm', anyOf: expect.arrayContaining(['CBRE', 'JLL']) }),
  ])
  expect(read('tenant broker Jane Doe')).toEqual([
    { kind: 'holds', field: 'tenantRepName', anyOf: ['Jane Doe'], not: false },
  ])
  expect(read('not tenant rep CBRE')).toEqual([tenants(true)])
})

test('who is not on either side of a deal is left out', () => {
  const lead = oneOf('buildings with ', 'leases where ', 'with ', '')
  const absent = oneOf(
    ...[
      'not on either side',
      'not on the listing',
      "wasn't on the deal",
      'on neither side',
      "isn't on the sign",
    ],
  )
  fc.assert(
    fc.property(lead, absent, more, (before, said, end) => {
      const words = `${before}CBRE ${said}${end}`
      const parties = read(words).filter(({ kind }) => kind === 'party')
      expect({ words, parties }).toEqual({ words, parties: [brokerage(true)] })
    }),
  )
})

test('“LL” is the landlord', () => {
  for (const words of ['Prologis is LL', 'LL Prologis', 'Prologis as LL', 'Prologis was the LL'])
    expect({ words, all: read(words) }).toEqual({
      words,
      all: [expect.objectContaining({ kind: 'party', field: 'landlordFirm', text: 'Prologis' })],
    })
})

test('a tenant that is said to be somehow is not named so', () => {
  for (const how of ['real picky', 'very flexible', 'pretty slow', 'so tight on money'])
    expect(read(`Tenant is ${how}. Katy, 50k sf`).filter(({ kind }) => kind === 'party')).toEqual([])
})

test('a person who was not the tenant’s broker is left out as such', () => {
  const words = 'deals Jane Doe was not the tenant rep on'
  const named = { ...vocabulary, brokerNames: ['Jane Doe'] }
  expect(parseQuery(words, named, '2026-11-22').criteria.map(({ criterion }) => criterion)).toContainEqual({
    kind: 'holds',
    field: 'tenantRepName',
    anyOf: ['Jane Doe'],
    not: true,
  })
})
