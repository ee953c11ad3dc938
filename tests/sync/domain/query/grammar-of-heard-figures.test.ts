import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { understoodIn } from './criteria-in.ts'
import {
  built,
  city,
  clear,
  officeSf,
  rent,
  size,
  stalls,
  truckCourt,
  vocabulary,
} from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const TODAY = '2026-11-22'

test('what part of a size is office is no size, however it is pointed back to', () => {
  const whole = oneOf('40 to 60k sf', '40,000 to 60,000 sf')
  const pointed = oneOf(
    ...['of that', 'of it', 'of which is', 'of that being', 'of which'],
    ...['shall be', 'must be', 'should be', 'has to be'],
  )
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: 1, max: 9 }),
      pointed,
      oneOf('office', 'office space'),
      (sf, k, of, noun) => {
        const words = `${sf}, ${k},500 sf ${of} ${noun}`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [size(40_000, 60_000), officeSf(k * 1_000 + 500, null)],
        })
      },
    ),
  )
})

test('two figures in the thousands are a size, unless they are years or the numbers of houses', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 22, max: 45 }),
      fc.integer({ min: 46, max: 99 }),
      oneOf('-', ' - ', ' to '),
      oneOf('', '. Katy', ', in Katy'),
      (low, high, joint, place) => {
        const words = `${low}00${joint}${high}00${place}`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [size(low * 100, high * 100), ...(place === '' ? [] : [city('Katy')])],
        })
      },
    ),
  )
  expect(understoodIn('2005-2015')).toEqual([built(2005, 2015)])
  expect(understoodIn('1200-1400 Main St')).toEqual([])
})

test('what somebody can bear is the most rent and the least of anything else', () => {
  const may = oneOf('can', 'could', 'will', 'is willing to', 'would')
  const verb = oneOf('stomach', 'pay', 'swing', 'afford', 'handle', 'stretch to')
  fc.assert(
    fc.property(may, verb, oneOf('', ' up to'), fc.integer({ min: 60, max: 140 }), (can, bear, to, cents) => {
      const words = `client ${can} ${bear}${to} $${(cents / 100).toFixed(2)}`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: [rent(null, cents / 100)] })
    }),
  )
  expect(understoodIn('they can handle 24 clear')).toEqual([clear(24, null)])
})

test('of money a ceiling is the most, and of feet a height', () => {
  expect(understoodIn('$.62 ceiling. Katy')).toEqual([rent(null, 0.62), city('Katy')])
  expect(understoodIn('24 ceiling')).toEqual([clear(24, null)])
})

test('a hundred needs no article', () => {
  expect(understoodIn('hundred thirty foot truck court')).toEqual([truckCourt(130, null)])
  expect(understoodIn('hundred fifty trailer stalls')).toEqual([stalls(150, null)])
  expect(understoodIn('hundred thousand sf')).toEqual([size(80_000, 120_000)])
})

test('a year is said to be one by what stands behind it as well', () => {
  for (const words of ['twenty twenty or later', 'built 2020 on', '2020 on, new', 'twenty twenty and newer'])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [built(2020, null)] })
})

test('an order from one end to the other is read with any of the words for either', () => {
  const large = oneOf('big', 'biggest', 'large', 'largest')
  const small = oneOf('small', 'smallest', 'little')
  const lead = oneOf('', 'sort ', 'sort by size ', 'order by size, ')
  const sortOf = (words: string) => parseQuery(words, vocabulary, TODAY).sort
  fc.assert(
    fc.property(lead, large, small, (verb, high, low) => {
      expect([sortOf(`${verb}${high} to ${low}`), sortOf(`${verb}${low} to ${high}`)]).toEqual([
        'sqft_desc',
        'sqft_asc',
      ])
    }),
  )
  expect(sortOf('biggest dirt first')).toBe('acres_desc')
})

test('when somebody has something to do is no date of a deal', () => {
  const katy = [city('Katy')]
  for (const words of [
    'Katy. Tour is the week after Thanksgiving.',
    'offers due Dec 5, Katy',
    'the BOV is due by December 1. Katy',
    'need it the Monday before Christmas, Katy',
  ])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: katy })
  expect(understoodIn('leases due in 2027')).toEqual([
    { kind: 'date', field: 'expiration', from: '2027-01-01', to: '2027-12-31' },
  ])
})

test('what a role is said to do is no name', () => {
  const verb = oneOf("swears it's", 'claims', 'says', 'told me', "thinks it's", 'promised')
  fc.assert(
    fc.property(oneOf('owner', 'landlord', 'broker', 'seller'), verb, (who, says) => {
      const words = `${who} ${says} 24 clear`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: [clear(24, null)] })
    }),
  )
})

test('how far a figure may be off may stand in brackets', () => {
  const off = oneOf('+/- 10%', '(+/- 10%)', '(plus or minus 10%)', '(give or take 10%)')
  fc.assert(
    fc.property(off, oneOf('', ', Katy'), (share, place) => {
      const words = `75k ${share}${place}`
      expect({ words, size: understoodIn(words)[0] }).toEqual({ words, size: size(67_500, 82_500) })
    }),
  )
})

test('an office out of a whole is a part of that size', () => {
  const bound = oneOf('', 'min ', 'at least ')
  const unit = oneOf('k', ',000', ',000 sf')
  fc.assert(
    fc.property(bound, unit, oneOf('out of', 'out of a'), oneOf('', ' total'), (least, k, of, total) => {
      const words = `${least}5${k} office ${of} 20${k}${total}`
      expect({ words, read: understoodIn(words) }).toEqual({
        words,
        read: [size(16_000, 24_000), officeSf(5_000, null)],
      })
    }),
  )
})

test('how many are listed is read before a town and a lease as well', () => {
  const limitOf = (words: string) => parseQuery(words, vocabulary, TODAY).limit
  for (const words of ['a list of ten Katy NNN comps', '10 Katy comps', 'Katy comps, 10 rows is plenty'])
    expect({ words, limit: limitOf(words) }).toEqual({ words, limit: 10 })
  expect(limitOf('two Katy buildings on 5 acres')).toBeUndefined()
})

test('a season is no town that is spelled like it, and what was done in it is past', () => {
  const said = oneOf(
    'deals done over the summer',
    'signed in summer',
    'deals done in the summer',
    'deals over the summer',
  )
  fc.assert(
    fc.property(said, (words) => {
      expect({ words, read: understoodIn(words) }).toEqual({
        words,
        read: [{ kind: 'date', field: 'dateSigned', from: '2026-06-01', to: '2026-08-31' }],
      })
    }),
  )
  expect(understoodIn('leases in Spring')).toEqual([city('Spring')])
})

test('by when somebody has to be done is no date of a deal', () => {
  for (const words of ['needs to be done by year end, Katy', 'get it done by March 1, Katy'])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [city('Katy')] })
})

test('whose figure a bound is changes nothing', () => {
  const whose = oneOf('their current', 'our existing', 'his present', 'my own')
  fc.assert(
    fc.property(whose, (own) => {
      expect(understoodIn(`under ${own} 95 cents`)).toEqual([
        { kind: 'range', field: 'rentPerSf', min: null, max: 0.95, exclusiveMax: true },
      ])
    }),
  )
})

test('a number is read whole or not at all', () => {
  expect(understoodIn('like a hundred fifty feet or more')).toEqual([])
  expect(understoodIn('big truck courts, like a hundred fifty feet or more')).toEqual([truckCourt(150, null)])
})

test('of what a role is followed by, a figure is no name', () => {
  expect(understoodIn('Katy tenants 30k and bigger')).toEqual([city('Katy'), size(30_000, null)])
})

test('about a hundred thousand is about so many, with and without hyphens', () => {
  fc.assert(
    fc.property(
      oneOf(['hundred', 100], ['forty', 40], ['sixty', 60], ['60', 60], ['a hundred', 100]),
      oneOf('-ish', ' ish'),
      oneOf('thousand feet', 'thousand sf'),
      ([said, thousands], ish, unit) => {
        const words = `${said}${ish} ${unit}`
        const wanted = size(thousands * 800, thousands * 1_200)
        expect({ words, read: understoodIn(words) }).toEqual({ words, read: [wanted] })
      },
    ),
  )
})

test('how many are the least may stand behind a comma', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      oneOf(' minimum', ' min', ' or more', ' at least'),
      oneOf('', '. 45,000 to 55,000 SF', ', Katy'),
      (count, least, after) => {
        const words = `docks, ${count}${least}${after}`
        expect({ words, doors: understoodIn(words).find(({ kind }) => kind === 'range') }).toEqual({
          words,
          doors: expect.objectContaining({ field: 'dockDoors', min: count, max: null }),
        })
      },
    ),
  )
})

test("rail that is not req'd is not asked for", () => {
  const form = (rail: string) => `90,000 to 130,000 SF | ${rail} | 30 clear`
  for (const rail of ["rail not req'd", 'RAIL NOT REQ’D', 'rail not reqd'])
    expect(understoodIn(form(rail))).toEqual(understoodIn('90,000 to 130,000 SF, 30 clear'))
})

test('a rate is no road, whatever one goes past', () => {
  for (const bound of ["can't go past", "won't go past", 'not past'])
    expect(understoodIn(`${bound} two twenty a foot NNN`)).toEqual(
      understoodIn('no more than $2.20 a foot NNN'),
    )
})
