import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const parse = (words: string) => parseQuery(words, vocabulary, '2026-11-22')
const read = (words: string) => parse(words).criteria.map(({ criterion }) => criterion)
const size = (min: number | null, max: number | null) => ({ kind: 'range', field: 'squareFootage', min, max })
const oneOf = fc.constantFrom

const TENS = { twenty: 20, fifty: 50, eighty: 80 } as const
const HUNDREDS = { one: 1, two: 2, three: 3 } as const

test('hundreds of thousands are read as they are spoken, on either side of a range', () => {
  const question = fc.record({
    low: oneOf(...(Object.keys(TENS) as (keyof typeof TENS)[])),
    high: oneOf('four hundred', 'four hundred fifty', 'four fifty'),
    hundred: oneOf(...(Object.keys(HUNDREDS) as (keyof typeof HUNDREDS)[])),
    hyphen: oneOf('-', ' '),
    joint: oneOf(['', ' to '], ['between ', ' and ']),
    unit: oneOf('thousand feet', 'k sf', 'thousand'),
  })
  fc.assert(
    fc.property(question, ({ low, high, hundred, hyphen, joint: [lead, joint], unit }) => {
      const wanted = [
        (HUNDREDS[hundred] * 100 + TENS[low]) * 1_000,
        high === 'four hundred' ? 400_000 : 450_000,
      ]
      expect(read(`${lead}${hundred}${hyphen}${low}${joint}${high} ${unit}`)).toEqual([
        size(wanted[0] ?? null, wanted[1] ?? null),
      ])
    }),
  )
})

test('words that cap or begin a size are its bounds', () => {
  const question = fc.record({
    cap: oneOf('cap it at', 'cap at', 'capped at', 'keep it at or under'),
    start: oneOf('start at', 'starts at', 'starting at', 'floor of'),
    isCapFirst: fc.boolean(),
  })
  fc.assert(
    fc.property(question, ({ cap, start, isCapFirst }) => {
      const [high, low] = [`${cap} 50,000 feet`, `${start} 35,000`]
      expect(read(isCapFirst ? `${high}, ${low}` : `${low}, ${high}`)).toEqual([size(35_000, 50_000)])
    }),
  )
})

test('what is excluded with something unknown is excluded as well', () => {
  const question = fc.record({
    lead: oneOf('anything but', 'excluding', 'everything except'),
    joint: oneOf('and', 'or'),
    unknown: oneOf('castles', 'silos'),
  })
  fc.assert(
    fc.property(question, ({ lead, joint, unknown }) => {
      const types = read(`${lead} ${unknown} ${joint} warehouse`).filter(({ kind }) => kind === 'word')
      expect(types).toEqual([{ kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: true }])
    }),
  )
})

test('the second or third of an order is the last of so many', () => {
  const ordinals = ['second', 'third', 'fourth'] as const
  const question = fc.record({
    ordinal: fc.integer({ min: 0, max: 2 }),
    sign: oneOf(' ', '-'),
    order: oneOf(['largest', 'sqft_desc'], ['cheapest', 'rent_asc'], ['newest', 'year_desc']),
    isNumbered: fc.boolean(),
  })
  fc.assert(
    fc.property(question, ({ ordinal, sign, order: [order, sort], isNumbered }) => {
      const place = isNumbered ? ['2nd', '3rd', '4th'][ordinal] : ordinals[ordinal]
      const found = parse(`the ${place}${sign}${order} warehouse in Katy`)
      expect({ limit: found.limit, sort: found.sort }).toEqual({ limit: ordinal + 2, sort })
      expect(found.criteria.map(({ criterion }) => criterion)).toEqual(read('warehouse in Katy'))
    }),
  )
})

test.each([
  ['8 largest by acreage', 'acres_desc'],
  ['3 smallest by acreage', 'acres_asc'],
  ['largest first', 'sqft_desc'],
])('“%s” is ordered by what it says last', (words, sort) => {
  expect(parse(words).sort).toBe(sort)
})

test.each(['of it', 'from there', 'of that address', 'from that property'])(
  'a radius “%s” is around the place named before',
  (same) => {
    expect(read(`near 4710 Pinemont Dr, warehouse, within 5 miles ${same}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'zone',
          names: [expect.stringContaining('4710 Pinemont')],
          around: 5,
        }),
      ]),
    )
  },
)

test.each([
  ['power required, cranes not', 'power'],
  ['2 cranes wld be great but not needed, 3 phase power', '3 phase power'],
])('“%s” asks for no crane', (words, wanted) => {
  expect(read(words)).toEqual(read(wanted))
})

test('days that end “or sooner” have no beginning', () => {
  expect(read('expires 8/15/2027 or sooner')).toEqual([
    { kind: 'date', field: 'expiration', from: null, to: '2027-08-15' },
  ])
})

test('a loose word between the two figures of a range changes neither', () => {
  const question = fc.record({
    loose: oneOf('maybe', 'about', 'around', 'roughly', 'perhaps', 'say'),
    joint: oneOf('to', 'or'),
    unit: oneOf('k', 'k sf', ' thousand feet'),
  })
  fc.assert(
    fc.property(question, ({ loose, joint, unit }) => {
      expect(read(`10${unit} ${joint} ${loose} 15${unit}`)).toEqual([size(10_000, 15_000)])
    }),
  )
})

test('downtown is that of the town that is named, and is left out where it is denied', () => {
  const zones = (words: string) => read(words).filter(({ kind }) => kind === 'zone')
  expect(zones('Houston but not downtown')).toEqual([
    expect.objectContaining({ names: ['Downtown Houston'], not: true }),
  ])
  expect(zones('downtown Houston')).toEqual([
    expect.objectContaining({ names: ['Downtown Houston'], not: false }),
  ])
  expect(zones('downtown Katy')).toEqual([])
})

test('ramps are grade doors, and none where they are denied', () => {
  expect(read('no ramps')).toEqual([{ kind: 'range', field: 'gradeDoors', min: null, max: 0 }])
})

test.each(['not in excess of', 'nor more than', 'but not in excess of', 'but not exceeding'])(
  'a least size “%s” another is a range',
  (joint) => {
    expect(read(`not less than 60,000 ${joint} 85,000 square feet`)).toEqual([size(60_000, 85_000)])
  },
)

test('a year “or later” is of the signing where leases are asked for, and of the construction elsewhere', () => {
  const years = (words: string) => read(words).filter(({ kind }) => kind === 'date' || kind === 'range')
  for (const deals of ['leases', 'deals', 'comps']) {
    expect(years(`${deals} in Katy, 2024 or later`)).toEqual([
      { kind: 'date', field: 'dateSigned', from: '2024-01-01', to: null },
    ])
  }
  const built = [{ kind: 'range', field: 'yearBuilt', min: 2015, max: null }]
  expect(years('warehouse in Katy, 2015 or later')).toEqual(built)
  expect(years('leases in buildings 2015 or later')).toEqual(built)
})

test('everything but one thing is all without it, whatever stands between', () => {
  const question = fc.record({
    lead: oneOf('everything in Katy but', 'everything in Katy under $1 but', 'everything but'),
    article: oneOf('', 'the '),
    what: oneOf('warehouse', 'manufacturing'),
  })
  fc.assert(
    fc.property(question, ({ lead, article, what }) => {
      const types = read(`${lead} ${article}${what}`).filter(
        (one) => one.kind === 'word' && one.field === 'propertyType',
      )
      expect(types).toEqual([expect.objectContaining({ not: true })])
    }),
  )
})

test('an office that is part of what is denied is not asked for', () => {
  expect(read('no second floor office')).toEqual([{ kind: 'text', text: 'no second floor office' }])
  expect(read('no long commitment, docks')).toContainEqual({ kind: 'amenity', amenity: 'dock', not: false })
})
