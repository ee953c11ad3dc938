import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import { criteriaIn, understoodIn as read } from './criteria-in.ts'
import { city, near, type } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const stated = (field: FieldName, not = false) => ({ kind: 'stated' as const, field, not })

const NOUNS = [
  ['rent', 'rentPerSf'],
  ['clear height', 'clearHeight'],
  ['sale price', 'salePrice'],
  ['price per sf', 'salePricePerSf'],
  ['cap rate', 'capRate'],
  ['size', 'squareFootage'],
  ['lease term', 'leaseTerm'],
  ['expiration date', 'expiration'],
  ['commencement date', 'commencement'],
  ['sale date', 'saleDate'],
  ['tenant', 'tenant'],
  ['landlord', 'landlordFirm'],
  ['broker', 'brokerName'],
  ['brokerage', 'brokerFirm'],
  ['buyer', 'buyer'],
  ['seller', 'seller'],
  ['lease type', 'leaseType'],
  ['year built', 'yearBuilt'],
] as const satisfies readonly (readonly [string, FieldName])[]

const DENIALS: readonly ((noun: string) => string)[] = [
  (noun) => `without a ${noun}`,
  (noun) => `without any ${noun}`,
  (noun) => `w/o a ${noun}`,
  (noun) => `with no ${noun}`,
  (noun) => `with no stated ${noun}`,
  (noun) => `that have no ${noun}`,
  (noun) => `that don't have a ${noun}`,
  (noun) => `that do not state a ${noun}`,
  (noun) => `lacking a ${noun}`,
  (noun) => `missing a ${noun}`,
  (noun) => `missing the ${noun}`,
  (noun) => `with no ${noun} on file`,
  (noun) => `with ${noun} not stated`,
  (noun) => `with an unknown ${noun}`,
  (noun) => `whose ${noun} is unknown`,
  (noun) => `where the ${noun} is missing`,
  (noun) => `where the ${noun} isn't listed`,
  (noun) => `with the ${noun} TBD`,
]
const HAVINGS: readonly ((noun: string) => string)[] = [
  (noun) => `with a ${noun}`,
  (noun) => `with a stated ${noun}`,
  (noun) => `that have a ${noun}`,
  (noun) => `that state a ${noun}`,
  (noun) => `with ${noun} stated`,
  (noun) => `whose ${noun} is listed`,
]
const PLACES = [
  ['in Katy', city('Katy')],
  ['near Katy', near('Katy', 10)],
] as const

test('a field that is said to be missing is asked for as not stated, and the place behind it stays asked for', () => {
  fc.assert(
    fc.property(
      oneOf(...NOUNS),
      oneOf(...DENIALS),
      oneOf(...PLACES),
      ([noun, field], say, [place, there]) => {
        for (const words of [`warehouses ${say(noun)} ${place}`, `warehouses ${place} ${say(noun)}`]) {
          const asked = criteriaIn(words)
          expect({ words, asked: new Set(asked) }).toEqual({
            words,
            asked: new Set([type('Warehouse'), there, stated(field, true)]),
          })
        }
      },
    ),
    { numRuns: 600 },
  )
})

test('a field that is to be there is asked for as stated', () => {
  fc.assert(
    fc.property(
      oneOf(...NOUNS),
      oneOf(...HAVINGS),
      oneOf(...PLACES),
      ([noun, field], say, [place, there]) => {
        for (const words of [`warehouses ${say(noun)} ${place}`, `warehouses ${place} ${say(noun)}`]) {
          expect({ words, asked: new Set(criteriaIn(words)) }).toEqual({
            words,
            asked: new Set([type('Warehouse'), there, stated(field)]),
          })
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('what nobody states is told by itself and behind a comma', () => {
  fc.assert(
    fc.property(
      oneOf(...NOUNS),
      oneOf(
        (noun: string) => `no ${noun} listed`,
        (noun: string) => `no ${noun} given`,
        (noun: string) => `no ${noun} on file`,
        (noun: string) => `${noun} unknown`,
        (noun: string) => `${noun} not stated`,
        (noun: string) => `${noun} missing`,
        (noun: string) => `${noun} undisclosed`,
      ),
      ([noun, field], say) => {
        expect({ say: say(noun), asked: criteriaIn(say(noun)) }).toEqual({
          say: say(noun),
          asked: [stated(field, true)],
        })
        expect(criteriaIn(`warehouses in Katy, ${say(noun)}`)).toEqual([
          type('Warehouse'),
          city('Katy'),
          stated(field, true),
        ])
      },
    ),
  )
})

test('rows that lack a field and are left out leave those that state it, and the other way around', () => {
  fc.assert(
    fc.property(
      oneOf(...NOUNS),
      oneOf('excluding those', 'leave out the ones', 'skip anything', 'everything except those'),
      ([noun, field], leave) => {
        expect(read(`${leave} without a ${noun}`)).toEqual([stated(field)])
        expect(read(`${leave} with a ${noun}`)).toEqual([stated(field, true)])
      },
    ),
  )
})

test('what is joined to a missing field is missing as well', () => {
  expect(criteriaIn('warehouses without a rent or a tenant in Katy')).toEqual([
    type('Warehouse'),
    stated('rentPerSf', true),
    stated('tenant', true),
    city('Katy'),
  ])
  expect(criteriaIn('with no broker and no sale price')).toEqual([
    stated('brokerName', true),
    stated('salePrice', true),
  ])
  expect(criteriaIn('with a tenant and no broker')).toEqual([stated('tenant'), stated('brokerName', true)])
  expect(criteriaIn('that have both a rent and a tenant')).toEqual([stated('rentPerSf'), stated('tenant')])
  expect(criteriaIn('exclude leases with no rent and no tenant')).toEqual([
    stated('rentPerSf'),
    stated('tenant'),
  ])
  expect(criteriaIn('that have no rent but have a tenant')).toEqual([
    stated('rentPerSf', true),
    stated('tenant'),
  ])
})

test('of a sale the price is the sale price', () => {
  expect(read('sales with no price')).toEqual([stated('salePrice', true)])
  expect(read('properties with no price')).toEqual([stated('rentPerSf', true)])
})

test.each([
  'no rent over $1 in Katy',
  'without a rent above 90 cents',
  'with a rent around 90 cents',
  'rent in the high 70s',
  'with an expiration in 2027',
  'with an expiration in March',
  'with a tenant like Amazon',
  'with a broker at CBRE',
  'no docks',
  'no docks listed',
  'no rail',
  'no office',
  'no crane',
  'no grade doors',
  'no yard',
  'no TI',
  'without free rent',
  'without rent bumps',
  'no landlord preference',
  'no rent cap',
  'without a rent limit',
  "rent doesn't matter",
  'no broker fee',
  'tenant rep',
  'no size given yet',
  'client needs 50k in Katy, rent unknown',
  'client needs 50k in Katy, rent TBD',
  'Rent: TBD',
  'I have a tenant in Katy',
  "we don't have a broker",
  'client has no size in mind',
  'working with a buyer in Katy',
  'longest lease term on file',
  'with office listed by Hines',
  'buildings with no tenant are fine',
  'with a rent or a sale price',
  'no rent or price over $1',
  'with a rent not above ninety cents',
  'without a rent that is above $1',
  'list the rents in Katy',
  "don't list the rents",
])('“%s” asks for something else', (words) => {
  expect(read(words).filter(({ kind }) => kind === 'stated')).toEqual([])
})

test('what is denied of a field is not denied of the place behind it', () => {
  fc.assert(
    fc.property(
      oneOf('without', 'with no', 'lacking', 'missing', 'that have no', 'no'),
      oneOf('pricing', 'rent or price', 'rents', 'size or price'),
      oneOf('in Katy', 'near Katy'),
      (denial, what, place) => {
        const words = `warehouses ${denial} ${what} ${place}`
        expect({ words, asked: read(words) }).toEqual({
          words,
          asked: expect.arrayContaining([type('Warehouse'), ...read(place)]),
        })
      },
    ),
  )
})

test('what is denied again behind “or” may be lacking in place of the first, and reads back so', () => {
  const lack = (field: string) => ({ kind: 'stated', field, not: true })
  for (const words of [
    'missing rent or no expiration on file',
    'rent not stated or expiration not stated',
    'no stated rent or no expiration',
  ])
    expect({ words, all: criteriaIn(words) }).toEqual({
      words,
      all: [{ kind: 'either', of: [lack('rentPerSf'), lack('expiration')] }],
    })
  expect(criteriaIn('without a rent or a tenant')).toEqual([lack('rentPerSf'), lack('tenant')])
})
