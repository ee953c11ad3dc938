import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { overlay } from '../../../../sync/book/book.ts'
import { vocabularyOf } from '../../../../sync/book/question/vocabulary-of.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { makeBase } from '../../../make/book.ts'
import { understoodIn as read } from './criteria-in.ts'
import { commencing, expiring, signed } from './query-vocabulary.ts'

const TODAY = '2026-11-22'

const oneOf = fc.constantFrom
const size = (min: number, max: number) => ({ kind: 'range', field: 'squareFootage', min, max })
const sizesIn = (words: string) =>
  read(words).filter((one) => one.kind === 'range' && one.field === 'squareFootage')

test('how far a size may be off is told behind it or later in the question', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 25, max: 90 }),
      oneOf(['10k', 10_000], ['5,000', 5_000], ['5', 5_000]),
      oneOf('give or take', 'plus or minus'),
      oneOf('', ' in Katy', ', NNN'),
      (thousands, [off, slack], words, between) => {
        const said = `${thousands},000 sf${between}, ${words} ${off}`
        const middle = thousands * 1_000
        expect({ said, sizes: sizesIn(said) }).toEqual({
          said,
          sizes: [size(middle - slack, middle + slack)],
        })
      },
    ),
  )
})

test('a tolerance of a size that was not said is no size', () => {
  for (const words of ['same size, give or take 10k', 'comps like it, plus or minus 5,000 in Katy'])
    expect({ words, sizes: sizesIn(words) }).toEqual({ words, sizes: [] })
})

test('around a month or a quarter is in it, for whatever happened then', () => {
  fc.assert(
    fc.property(
      oneOf('around', 'about', 'roughly', 'on or about', 'in or around'),
      oneOf(
        ['signed', signed('2025-04-01', '2025-06-30'), 'q2 2025'],
        ['commencing', commencing('2024-03-01', '2024-03-31'), 'march of 24'],
        ['commenced', commencing('2024-03-01', '2024-03-31'), 'March 2024'],
        ['expiring', expiring('2027-06-01', '2027-06-30'), 'june 2027'],
        ['leases that expire', expiring('2027-05-01', '2027-08-31'), 'mid 2027'],
      ),
      (around, [verb, days, said]) => {
        const words = `${verb} ${around} ${said}`
        expect({ words, read: read(words) }).toEqual({ words, read: [days] })
      },
    ),
  )
})

test('so many to so many years old is when it was built', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 10, max: 40 }),
      oneOf('-', ' to '),
      oneOf('yr old', 'yrs old', ' year old', ' years old'),
      oneOf(' bldgs', ' buildings', ', Katy'),
      (low, high, joint, old, after) => {
        const words = `${low}${joint}${high}${old}${after}`
        const built = { kind: 'range', field: 'yearBuilt', min: 2026 - high, max: 2026 - low }
        expect({ words, read: read(words)[0] }).toEqual({ words, read: built })
      },
    ),
  )
  expect(read('5 to 10 yr old roof')).toEqual([])
})

test('a number of years that a lease is signed for is its term', () => {
  for (const words of ['6 months free on a 10 year', 'signing a 10-yr', 'TI over $12 on a 10 year, Katy'])
    expect({ words, read: read(words) }).toEqual({
      words,
      read: expect.arrayContaining([{ kind: 'range', field: 'leaseTerm', min: 120, max: 120 }]),
    })
  expect(read('built in a 10 year span')).not.toContainEqual(expect.objectContaining({ field: 'leaseTerm' }))
})

test('a feature with a letter too many is that feature', () => {
  for (const [typed, amenity] of [
    ['craine', 'crane'],
    ['crrane', 'crane'],
    ['doccks', 'dock'],
  ] as const)
    expect(read(`mfg with ${typed}`)).toContainEqual({ kind: 'amenity', amenity, not: false })
})

test('a road between two others is one area along it', () => {
  const properties = sampleProperties({ seed: 7, count: 800 }).sort((a, b) => (a.id < b.id ? -1 : 1))
  const around = vocabularyOf(overlay(makeBase(1, properties), []))
  for (const words of [
    'I-10 between 610 and Beltway 8',
    'I-10 east between the loop and beltway 8, 40k+ sf',
  ]) {
    const zones = parseQuery(words, around, TODAY).criteria.flatMap(({ criterion }) =>
      criterion.kind === 'zone' ? [criterion.names] : [],
    )
    expect({ words, zones }).toEqual({
      words,
      zones: [[expect.stringMatching(/^I-10.* between .*eltway 8$/)]],
    })
  }
})
