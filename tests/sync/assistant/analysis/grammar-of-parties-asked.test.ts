import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grouping } from '../../../../sync/assistant/analysis/ask.ts'
import { asked, read } from './asked-of.ts'

const criteria = (words: string) => read(words).map((one) => JSON.stringify(one))

const ROLES: readonly (readonly [by: Grouping, one: string, several: string, does: string])[] = [
  ['landlordFirm', 'landlord', 'landlords', 'owns'],
  ['landlordFirm', 'owner', 'owners', 'owns'],
  ['tenant', 'tenant', 'tenants', 'leases'],
  ['brokerFirm', 'broker', 'brokers', 'lists'],
  ['brokerFirm', 'listing broker', 'listing brokers', 'reps'],
]
const role = fc.constantFrom(...ROLES)

test('who the parties are is asked of a place in any wording', () => {
  const ways = [
    'who are the #s in Katy',
    'which #s are in Katy',
    'what #s are active in Katy?',
    'show me all the #s in Katy',
    'list the #s in Katy',
    'who %s the warehouses in Katy',
    "who's %ing in Katy",
  ]
  fc.assert(
    fc.property(role, fc.constantFrom(...ways), ([by, , several, does], way) => {
      const words = way.replace('#s', several).replace('%ing', 'leasing').replace('%s', does)
      const one = asked(words)
      expect({ words, ask: one?.ask }).toEqual({
        words,
        ask: { kind: 'distinct', by: way.includes('%ing') ? 'tenant' : by },
      })
      expect(criteria(one?.rest ?? '')).toEqual(
        criteria(way.includes('warehouses') ? 'warehouses in Katy' : 'in Katy'),
      )
    }),
  )
})

test('who the parties of what was found are is asked with no more words', () => {
  const ways = [
    'who is the #',
    "who's the #?",
    'who are the #s',
    'who are the #s on these',
    'who %s these',
    'who %s them?',
  ]
  fc.assert(
    fc.property(role, fc.constantFrom(...ways), ([by, one, several, does], way) => {
      const words = way.replace('#s', several).replace('#', one).replace('%s', does)
      expect({ words, read: asked(words) }).toEqual({
        words,
        read: { ask: { kind: 'distinct', by }, rest: '' },
      })
    }),
  )
})

test('properties are counted by their parties', () => {
  for (const [by, one] of ROLES.filter(([, name]) => !name.includes(' ')))
    expect(asked(`warehouses in Katy by ${one}`)).toMatchObject({ ask: { kind: 'group', of: 'count', by } })
  expect(asked('warehouses in Katy by broker JLL')).toBeNull()
})

test.each([
  'which tenants expire in 2027',
  'who owns 12100 Tanner Rd',
  'who is the tenant rep on this',
  'tenants looking for 50,000 SF in Katy',
])('“%s” asks for no list of parties', (words) => {
  expect(asked(words)?.ask.kind).not.toBe('distinct')
})

test('who has the most listings is a broker, and who leases the most a tenant', () => {
  expect(asked('who has the most listings in Katy')?.ask).toMatchObject({ kind: 'rank', by: 'brokerFirm' })
  expect(asked('who leases the most space in Katy')?.ask).toMatchObject({ kind: 'rank', by: 'tenant' })
})
