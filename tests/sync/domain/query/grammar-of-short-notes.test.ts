import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'
import { vocabulary as houston } from './query-vocabulary.ts'

const vocabulary: Vocabulary = { ...houston, mainTown: () => 'Houston' }
const read = (words: string, of: Vocabulary = vocabulary): Criterion[] =>
  parseQuery(words, of, '2026-11-22').criteria.map(({ criterion }) => criterion)

const oneOf = fc.constantFrom
const PARTS = [
  ['nw', 'Northwest Houston'],
  ['northwest', 'Northwest Houston'],
  ['north', 'North Houston'],
  ['up north', 'North Houston'],
  ['the north side', 'North Houston'],
  ['sw', 'Southwest Houston'],
  ['east side', 'East Houston'],
  ['se quadrant', 'Southeast Houston'],
  ['ne submarket', 'Northeast Houston'],
] as const
const size: Criterion = { kind: 'range', field: 'squareFootage', min: 20_000, max: 30_000 }

test('a part of the compass alone is of the town that the book lies around, wherever it stands', () => {
  fc.assert(
    fc.property(
      oneOf(...PARTS),
      fc.boolean(),
      oneOf('', ', NNN', ' warehouse'),
      ([said, name], isFirst, more) => {
        const words = isFirst ? `${said} 20-30k sf${more}` : `20-30k sf${more}, ${said}`
        const all = read(words)
        const names = all.flatMap((one) => (one.kind === 'zone' ? one.names : []))
        expect({ words, names }).toEqual({ words, names: [name] })
        expect({ words, all }).toEqual({ words, all: expect.arrayContaining([size]) })
        expect({ words, texts: all.filter(({ kind }) => kind === 'text') }).toEqual({ words, texts: [] })
      },
    ),
  )
})

test('a part of the compass that belongs to other words is no place', () => {
  for (const words of [
    'north facing docks, 20k',
    'docks on the north side',
    '20k, West Loop',
    'north of the Crosby cutoff, 20k',
    '2020 West 34th St',
    'north 45 warehouse',
    'north',
  ])
    expect({ words, zones: read(words).filter(({ kind }) => kind === 'zone') }).toEqual({ words, zones: [] })
})

test('without a town that the book lies around, a part of the compass stays words', () => {
  for (const [said] of PARTS)
    expect(read(`20-30k sf, ${said}`, houston).filter(({ kind }) => kind === 'zone')).toEqual([])
})

test("a team's own submarket goes before a part of the town", () => {
  const own: Vocabulary = { ...vocabulary, named: { submarket: ['Northwest', 'SE Houston'] } }
  const asked = (words: string) => read(words, own).find(({ kind }) => kind === 'word')
  const submarket = (name: string) => ({ kind: 'word', field: 'submarket', anyOf: [name], not: false })
  expect(asked('20k nw')).toEqual(submarket('Northwest'))
  expect(asked('southeast 20k')).toEqual(submarket('SE Houston'))
})

const range = (field: string, min: number | null, max: number | null) => ({ kind: 'range', field, min, max })

test('early, mid and late say which years of a decade', () => {
  const spoken = ['seventies', 'eighties', 'nineties']
  fc.assert(
    fc.property(
      oneOf(['early', 0, 3], ['mid', 3, 7], ['late', 6, 9]),
      fc.integer({ min: 0, max: 2 }),
      oneOf('built in the ', 'built ', 'constructed in the '),
      oneOf('short', 'whole', 'spoken'),
      ([part, from, to], i, lead, form) => {
        const first = 1970 + 10 * i
        const decade = { short: `${first - 1900}s`, whole: `${first}s`, spoken: spoken[i] }[form]
        const words = `${lead}${part} ${decade}, 100k+ sf`
        expect({ words, all: read(words) }).toEqual({
          words,
          all: [range('yearBuilt', first + from, first + to), range('squareFootage', 100_000, null)],
        })
      },
    ),
  )
  expect(read('newer than the late 90s')).toEqual([range('yearBuilt', 2000, null)])
  expect(read('late 80s to early 90s')).toEqual([range('yearBuilt', 1986, 1993)])
})

test('tens in words are cents where a rent is spoken of, and years elsewhere', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['sixties', 0.6, 1960],
        ['seventies', 0.7, 1970],
        ['eighties', 0.8, 1980],
        ['nineties', 0.9, 1990],
      ),
      oneOf('rate in the ', 'rent needs to be in the ', 'paying '),
      oneOf(['low', 0, 0.03], ['mid', 0.03, 0.06], ['high', 0.06, 0.09]),
      ([tens, cents, year], lead, [part, from, to]) => {
        const words = `${lead}${part} ${tens}`
        const [asked] = read(words)
        expect({ words, field: asked?.kind === 'range' && asked.field }).toEqual({
          words,
          field: 'rentPerSf',
        })
        expect(asked?.kind === 'range' && [asked.min, asked.max]).toEqual([
          expect.closeTo(cents + from, 6),
          expect.closeTo(cents + to, 6),
        ])
        expect(read(`built in the ${tens}`)).toEqual([range('yearBuilt', year, year + 9)])
      },
    ),
  )
})

const days = (field: string, from: string | null, to: string | null) => ({ kind: 'date', field, from, to })

test('a recent year by itself is that of the deals, and other numbers are not', () => {
  fc.assert(
    fc.property(oneOf(2025, 2026), oneOf('Katy ', 'NNN Katy ', 'lowest 5 rents Katy '), (year, lead) => {
      const words = `${lead}${year}`
      expect({ words, all: read(words) }).toEqual({
        words,
        all: expect.arrayContaining([days('dateSigned', `${year}-01-01`, `${year}-12-31`)]),
      })
    }),
  )
  for (const words of [
    'Katy 2010',
    '2025 sf in Katy',
    'new 2025 building Katy',
    '2025 Main St',
    'Katy warehouse 2031',
  ])
    expect({ words, dates: read(words).filter(({ kind }) => kind === 'date') }).toEqual({ words, dates: [] })
  expect(read('sales 2025')).toEqual([days('saleDate', '2025-01-01', '2025-12-31')])
})

test('days reach from now, to a month of the next year, and to years of two figures', () => {
  const cases: readonly (readonly [words: string, from: string | null, to: string | null])[] = [
    ['between now and next June', '2026-11-22', '2027-06-30'],
    ['from now through next summer', '2026-11-22', '2027-08-31'],
    ['before next June', null, '2027-05-31'],
    ['before this time next year', null, '2027-11-21'],
    ['in 27', '2027-01-01', '2027-12-31'],
    ['27-28', '2027-01-01', '2028-12-31'],
    ['in 27 or 28', '2027-01-01', '2028-12-31'],
    ['sometime next summer', '2027-06-01', '2027-08-31'],
  ]
  fc.assert(
    fc.property(
      oneOf(...cases),
      oneOf('expiring', 'rolling', 'leases expiring'),
      oneOf('', ', 20k+ sf', ' in Katy'),
      ([said, from, to], verb, more) => {
        const words = `${verb} ${said}${more}`
        const dates = read(words).filter(({ kind }) => kind === 'date')
        expect({ words, dates }).toEqual({ words, dates: [days('expiration', from, to)] })
      },
    ),
  )
  expect(read('signed since last March')).toEqual([days('dateSigned', '2026-03-01', null)])
  expect(read('renewals since January')[0]).toEqual(days('dateSigned', '2026-01-01', null))
})

test('how far stands right before an address or behind a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), oneOf('', ', warehouses'), (miles, more) => {
      for (const words of [
        `${miles}mi 5500 Fallbrook Dr${more}`,
        `${miles} miles either side of 5500 Fallbrook Dr${more}`,
        `5500 Fallbrook Dr, rad ${miles} mi${more}`,
        `29.85, -95.55 r ${miles}${more}`,
      ]) {
        const around = read(words).flatMap((one) => (one.kind === 'zone' ? [one.around] : []))
        expect({ words, around }).toEqual({ words, around: [miles] })
      }
    }),
  )
})

test('a decade is no drive of so many minutes, and a figure no address', () => {
  const words = 'near Deer Park 1990s min 30 clear plants over 100,000 square feet'
  expect(read(words).filter(({ kind }) => kind === 'near' || kind === 'zone')).toEqual([
    expect.objectContaining({ place: 'Deer Park', miles: 10 }),
  ])
  expect(read(words)).toEqual(
    expect.arrayContaining([
      range('yearBuilt', 1990, 1999),
      range('clearHeight', 30, null),
      expect.objectContaining({ field: 'squareFootage', min: 100_000 }),
    ]),
  )
})

test('places joined by "or" are any of them, be they towns, areas or points to be near to', () => {
  fc.assert(
    fc.property(
      oneOf(
        'near IAH or Hobby',
        'in Katy or near IAH',
        'Bayport or near Hobby',
        'within 10 miles of Barbours Cut or Bayport',
      ),
      oneOf('', ', 20k+ sf'),
      (said, more) => {
        const words = `${said}${more}`
        const places = read(words).filter(({ kind }) => kind === 'zone' || kind === 'near' || kind === 'word')
        expect({ words, count: places.length }).toEqual({ words, count: 1 })
        expect(places[0]?.kind === 'zone' && places[0].names.length).toBe(2)
      },
    ),
  )
})

test('two bounds of one side are of two figures', () => {
  expect(read('>=2015, >=100k sf')).toEqual([
    range('yearBuilt', 2015, null),
    range('squareFootage', 100_000, null),
  ])
  expect(read('at least 10, at most 15 docks')).toEqual([range('dockDoors', 10, 15)])
})

test('the office may have a bound beside the size of the whole', () => {
  expect(read('3k office min, 25k sf total')).toEqual([
    range('officeSf', 3_000, null),
    range('squareFootage', 20_000, 30_000),
  ])
})
