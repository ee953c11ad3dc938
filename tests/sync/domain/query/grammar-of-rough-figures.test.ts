import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { boundsIn } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const TODAY = '2026-11-22'
const read = (words: string): Criterion[] =>
  parseQuery(words, vocabulary, TODAY).criteria.map(({ criterion }) => criterion)
const oneOf = fc.constantFrom
const cents = (value: number) => expect.closeTo(value, 4)

test('so many tens beside a lease type are cents, and small figures in parts are dollars a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 9 }), oneOf('NNN', 'MG', 'gross'), (ten, lease) => {
      expect(boundsIn(`${lease} in the ${ten}0s`)).toEqual([
        ['rentPerSf', cents(ten / 10), cents(ten / 10 + 0.09)],
      ])
      expect(boundsIn(`mid ${ten}s ${lease} annual`)).toEqual([
        ['rentPerSf', cents((ten + 0.3) / 12), cents((ten + 0.6) / 12)],
      ])
    }),
  )
})

test('so many tens beside a clear height are feet and no rent', () => {
  fc.assert(
    fc.property(oneOf(20, 30, 40), oneOf('clear', 'clear height'), (ten, noun) => {
      for (const words of [`high ${ten}s ${noun}`, `${noun} in the high ${ten}s`])
        expect({ words, bounds: boundsIn(words) }).toEqual({
          words,
          bounds: [['clearHeight', ten + 6, ten + 9]],
        })
    }),
  )
})

test('tens by themselves stay years of construction', () => {
  expect(boundsIn('warehouses in the 80s')).toEqual([['yearBuilt', 1980, 1989]])
  expect(boundsIn('mid 90s construction')).toEqual([['yearBuilt', 1993, 1997]])
})

test('a period behind the lease type is of the figures before it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 20 }),
      oneOf('gross', 'NNN', 'MG'),
      oneOf('a year', '/yr'),
      (from, lease, year) => {
        expect(boundsIn(`${from} to ${from + 2} ${lease} ${year}`)).toEqual([
          ['rentPerSf', cents(from / 12), cents((from + 2) / 12)],
        ])
      },
    ),
  )
})

test('dollars a foot of an allowance are no rent, however short the foot is written', () => {
  for (const foot of ['ft', 'a foot', 'psf', 'foot'])
    expect(boundsIn(`TI above $10 ${foot}`)).toEqual([['tiPerSf', 10, null]])
})

test('parts of a million are read with a short million', () => {
  expect(boundsIn('half a mil SF plus')).toEqual([['squareFootage', 500_000, null]])
  expect(boundsIn('quarter mil feet or better')).toEqual([['squareFootage', 250_000, null]])
})

test('a large figure with a plus is thousands of square feet, where no size is said', () => {
  expect(boundsIn('under 60c on 200+')).toEqual([
    ['rentPerSf', null, 0.6],
    ['squareFootage', 200_000, null],
  ])
  expect(boundsIn('32+ in Katy')).toEqual([])
  expect(boundsIn('20k sf, 200+')).toEqual([['squareFootage', 16_000, 24_000]])
})

test('how much office is too much is a bound of the office', () => {
  fc.assert(
    fc.property(
      oneOf('nothing', 'not', 'not too', 'no'),
      fc.integer({ min: 5, max: 40 }),
      oneOf('pct', '%'),
      (not, share, unit) => {
        const words = `flex under 10k, ${not} office heavy, say less than ${share} ${unit}`
        expect({ words, bounds: boundsIn(words) }).toEqual({
          words,
          bounds: expect.arrayContaining([['officePercent', null, share]]),
        })
        expect(read(words).filter(({ kind }) => kind === 'amenity')).toEqual([])
      },
    ),
  )
  expect(read('with office, heavy power').map(({ kind }) => kind)).toEqual(['amenity', 'amenity'])
})

test('trailing months need no word for months', () => {
  expect(read('Katy, trailing 18')).toContainEqual({
    kind: 'date',
    field: 'dateSigned',
    from: '2025-05-22',
    to: TODAY,
  })
})

test('the same quarter last year is that of today, a year before', () => {
  for (const words of ['same quarter last year', 'the same qtr a year ago', 'same quarter of last year'])
    expect({ words, all: read(words) }).toEqual({
      words,
      all: [{ kind: 'date', field: 'dateSigned', from: '2025-10-01', to: '2025-12-31' }],
    })
})

test('“NE” is a part of town where the book has nothing in Nebraska, and else the state', () => {
  const town = { ...vocabulary, mainTown: () => 'Houston' }
  const inNe = (of: typeof vocabulary) =>
    parseQuery('warehouses in the NE', of, TODAY).criteria.map(({ criterion }) => criterion)
  expect(inNe(town)).toContainEqual(expect.objectContaining({ kind: 'zone', names: ['Northeast Houston'] }))
  expect(read('Houston, NE')).toContainEqual(expect.objectContaining({ field: 'state', anyOf: ['NE'] }))
})

test('a part of town may follow a part of a year', () => {
  const all = parseQuery('1H25 Southeast, 100-200', { ...vocabulary, mainTown: () => 'Houston' }, TODAY)
  expect(all.criteria.map(({ criterion }) => criterion.kind)).toEqual(['date', 'zone', 'range'])
})

test('two digits behind a month are its year, where the day would be long ago', () => {
  const from = (words: string) => read(words).flatMap((one) => (one.kind === 'date' ? [one.from] : []))
  expect(from('since Jan 24')).toEqual(['2024-01-01'])
  expect(from('since 1/23')).toEqual(['2023-01-01'])
  expect(from('since Nov 12')).toEqual(['2026-11-12'])
  expect(from('since Oct 24')).toEqual(['2026-10-24'])
  expect(from('since Jan 3')).toEqual(['2026-01-03'])
  expect(from('since Jan 24th')).toEqual(['2026-01-24'])
})

test('a single small letter of a note is not searched, and a capital one is', () => {
  const texts = (words: string) => read(words).flatMap((one) => (one.kind === 'text' ? [one.text] : []))
  expect(texts('Katy w 20 docks n rail')).toEqual([])
  expect(texts('older class B warehouse')).toEqual(['older class B'])
})

test('a height behind rents is a height', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 40 }), oneOf('under', 'over'), (feet, side) => {
      expect(boundsIn(`rents ${side} ${feet} clear`)).toEqual([
        side === 'under' ? ['clearHeight', null, feet] : ['clearHeight', feet, null],
      ])
    }),
  )
  expect(boundsIn('rents under 90 cents')).toEqual([['rentPerSf', null, 0.9]])
})

test('“w” behind a verb is “with”, and before a town its west', () => {
  const cities = (words: string) => read(words).filter((one) => one.kind === 'word' && one.field === 'city')
  expect(cities('compare w Katy')).toHaveLength(1)
})
