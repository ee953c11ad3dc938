import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import { city, rent, type, under } from '../../domain/query/query-vocabulary.ts'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const stated = (field: FieldName, not = false) => ({ kind: 'stated' as const, field, not })
const NOUNS = [
  ['rent', 'rentPerSf'],
  ['tenant', 'tenant'],
  ['broker', 'brokerName'],
  ['expiration date', 'expiration'],
  ['sale price', 'salePrice'],
] as const satisfies readonly (readonly [string, FieldName])[]
const KATY = [type('Warehouse'), city('Katy')]

test('rows that lack a field are dropped by any words for it', () => {
  fc.assert(
    fc.property(
      oneOf(...NOUNS),
      oneOf(
        (noun: string) => `drop the ones without a ${noun}`,
        (noun: string) => `leave out those with no ${noun}`,
        (noun: string) => `exclude the ones with no ${noun}`,
        (noun: string) => `remove the ones missing a ${noun}`,
        (noun: string) => `leave out anything lacking a ${noun}`,
        (noun: string) => `drop whatever has no ${noun}`,
        (noun: string) => `get rid of the ones where the ${noun} is unknown`,
        (noun: string) => `only those with a ${noun}`,
        (noun: string) => `only ones with a ${noun} listed`,
        (noun: string) => `keep only those that have a ${noun}`,
      ),
      ([noun, field], say) => {
        const { criteria } = talkAfter('warehouses in Katy', say(noun))
        expect({ turn: say(noun), criteria }).toEqual({ turn: say(noun), criteria: [...KATY, stated(field)] })
      },
    ),
  )
})

test('rows that lack a field are all that is left where these are asked for', () => {
  fc.assert(
    fc.property(
      oneOf(...NOUNS),
      oneOf(
        'only those without a',
        'which of them have no',
        'just the ones missing a',
        'drop the ones with a',
      ),
      ([noun, field], say) => {
        const { criteria } = talkAfter('warehouses in Katy', `${say} ${noun}`)
        expect({ noun, criteria }).toEqual({ noun, criteria: [...KATY, stated(field, true)] })
      },
    ),
  )
})

test('a field is empty or says something: the later one holds, and the place stays', () => {
  const after = (...turns: string[]) => talkAfter('warehouses in Katy without a rent', ...turns).criteria
  expect(after('what about with a rent')).toEqual([...KATY, stated('rentPerSf')])
  expect(after('under $1')).toEqual([...KATY, under(rent(null, 1))])
  expect(after('under $1', 'only those without a rent')).toEqual([...KATY, stated('rentPerSf', true)])
  expect(after('forget the rent')).toEqual(KATY)
  const ofAcme = 'warehouses in Katy, tenant Acme'
  const named = talkAfter(ofAcme).criteria
  expect(named.map(({ kind }) => kind)).toContain('party')
  expect(talkAfter(ofAcme, 'only those with a tenant').criteria).toEqual([...named, stated('tenant')])
})
