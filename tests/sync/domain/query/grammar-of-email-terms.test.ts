import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn, understoodIn } from './criteria-in.ts'
import {
  city,
  commencing,
  freeRent,
  has,
  lacks,
  notCity,
  signed,
  size,
  term,
  type,
} from './query-vocabulary.ts'

const oneOf = fc.constantFrom

test('a bound of the office is the office’s where a larger size is said as well', () => {
  const bound = oneOf(
    ['under', 'max'],
    ['less than', 'max'],
    ['no more than', 'max'],
    ['at least', 'min'],
    ['over', 'min'],
  )
  const figures = fc.integer({ min: 1, max: 4 }).map((count) => count * 1_000)
  fc.assert(
    fc.property(oneOf('20-30k', '20,000 to 30,000 sf'), bound, figures, (total, [words, end], sf) => {
      const asked = `${total}, office ${words} ${sf} sf`
      const read = understoodIn(asked)
      expect({ asked, read }).toEqual({
        asked,
        read: [
          size(20_000, 30_000),
          expect.objectContaining({ kind: 'range', field: 'officeSf', [end as string]: sf }),
        ],
      })
    }),
  )
  expect(understoodIn('no office over 5,000 sf, 20k warehouse')).toEqual([
    { kind: 'range', field: 'officeSf', min: null, max: 5_000 },
    size(16_000, 24_000),
    type('Warehouse'),
  ])
  expect(understoodIn('office under 5,000 sf')).toContainEqual(type('Office'))
})

test('office beside doors or clear height is space in a building for goods', () => {
  fc.assert(
    fc.property(oneOf('2 docks', '24 clear', 'roll up door', 'grade doors'), (loading) => {
      expect(understoodIn(`10k, ${loading}, office`)).toContainEqual(has('office'))
    }),
  )
  expect(understoodIn('w/out office')).toEqual([lacks('office')])
})

test('what a list denies ends with its last "or"', () => {
  fc.assert(
    fc.property(
      oneOf('but not', 'except', 'excluding', 'and not'),
      oneOf(', or ', ' or ', ', nor '),
      oneOf('Katy, Spring', 'Tomball, Deer Park', 'Sugar Land, La Porte, Spring'),
      (not, or, towns) => {
        const words = `Houston ${not} ${towns}${or}Center`
        expect({ words, read: understoodIn(words) }).toEqual({
          words,
          read: [city('Houston'), notCity(...towns.split(', '), 'Center')],
        })
      },
    ),
  )
  expect(understoodIn('Houston, not Katy, Spring')).toContainEqual(city('Houston', 'Spring'))
  expect(understoodIn('not in Spring, in Katy or Houston')).toContainEqual(city('Katy', 'Houston'))
})

test('a term is read behind any verb, in front of "leases" and of renewals', () => {
  const verb = oneOf('would be', 'should be', 'must be', ':', 'of')
  fc.assert(
    fc.property(verb, oneOf('five', '5'), oneOf('or longer', 'or more'), (is, years, more) => {
      expect(understoodIn(`term ${is} ${years} years ${more}`)).toEqual([term(60, null)])
    }),
  )
  expect(understoodIn('5 yr plus leases')).toEqual([term(60, null)])
  expect(understoodIn('two yr extensions and shorter')).toEqual([term(null, 24)])
})

test('free months are read in any order', () => {
  for (const words of ['2 free months', 'free: 2 months', '2 months free', 'at least two free months'])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [freeRent(2, null)] })
})

test('the week of a day is from Monday to Sunday', () => {
  for (const day of ['Nov 9 2026', 'November 11, 2026', '11/15/2026'])
    expect(understoodIn(`signed the week of ${day}`)).toEqual([signed('2026-11-09', '2026-11-15')])
})

test('what starts after new year’s starts after the next one', () => {
  expect(understoodIn('starting after new years')).toEqual([commencing('2027-01-02', null)])
  expect(understoodIn('signed since new years')).toEqual([signed('2026-01-01', null)])
})

test('two hundreds in words are two figures', () => {
  fc.assert(
    fc.property(oneOf('two', 'three', 'four'), oneOf('feet', 'sf', 'square feet'), (hundreds, unit) => {
      const low = { two: 200_000, three: 300_000, four: 400_000 }[hundreds] ?? 0
      expect(understoodIn(`between ${hundreds} hundred and five hundred thousand ${unit}`)).toEqual([
        size(low, 500_000),
      ])
    }),
  )
  expect(understoodIn('two hundred and five thousand sf')).toEqual([size(164_000, 246_000)])
})

test('what a floor carries is no price', () => {
  for (const words of ['floor load 500 psf', 'floor load of 500 psf', '500 psf floor load'])
    expect(criteriaIn(words)).toEqual([expect.objectContaining({ kind: 'text' })])
})

test('a county that no table has keeps its name, and is no town of that name', () => {
  for (const [words, name] of [
    ['Waukesha County', 'Waukesha County'],
    ['katy county', 'Katy County'],
  ] as const)
    expect(understoodIn(`${words} 20-30k`)).toContainEqual({
      kind: 'zone',
      names: [name],
      circles: [],
      around: null,
      not: false,
    })
  expect(understoodIn('miami-dade')).toEqual([expect.objectContaining({ names: ['Miami-Dade County'] })])
})

test('areas and towns that are listed are either, and the longer name of a town is no area', () => {
  expect(understoodIn('plant city, lakeland')).toEqual([city('Plant City', 'Lakeland')])
  expect(understoodIn('plant city and lakeland')).toEqual([city('Plant City', 'Lakeland')])
  expect(understoodIn('West Valley City')).toEqual([city('West Valley City')])
  expect(understoodIn('Houston north')).toEqual([expect.objectContaining({ names: ['North Houston'] })])
})
