import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom

test('courtesy at the end changes nothing', () => {
  fc.assert(
    fc.property(
      oneOf(
        'Katy whse with not more than 20 docks and no fewer than 8',
        'warehouses in Katy under 80 cents',
        'Katy 20 to 30k',
        'deals signed in the last 6 months',
      ),
      oneOf(' please', ', please.', ' thanks', ' thanks!', ' pls', ', thank you', ' please, thanks'),
      (words, end) => {
        expect({ end, asked: understoodIn(`${words}${end}`) }).toEqual({ end, asked: understoodIn(words) })
      },
    ),
  )
})

test('a rent is in dollars however the dollars are marked', () => {
  for (const rent of ['$14.40', 'US$14.40', 'USD 14.40', 'US$ 14.40', '14.40 USD'])
    expect({ rent, asked: understoodIn(`under ${rent} a year`) }).toEqual({
      rent,
      asked: understoodIn('under $14.40 a year'),
    })
})

test('an allowance is one by any of its names', () => {
  fc.assert(
    fc.property(
      oneOf(
        'of TI',
        'in TI',
        'of tenant improvement money',
        'of tenant improvement dollars',
        'TI',
        'TI allowance',
      ),
      oneOf('', ' per foot', ' psf', ' a foot'),
      (name, each) => {
        expect(understoodIn(`at least $4 ${name}${each}`)).toEqual([
          expect.objectContaining({ kind: 'range', field: 'tiPerSf', min: 4, max: null }),
        ])
      },
    ),
  )
})

test('ZIP codes in a row are asked for together, whatever stands between', () => {
  for (const zips of [
    '84104 84119 84120',
    '84104, 84119, 84120',
    '84104 84119 and 84120',
    '84104 84119 84120;',
  ])
    expect({ zips, asked: understoodIn(`zips ${zips} whse`)[0] }).toEqual({
      zips,
      asked: { kind: 'word', field: 'zip', anyOf: ['84104', '84119', '84120'], not: false },
    })
})

test('a county behind its towns asks for nothing of its own, and beside them it does', () => {
  expect(understoodIn('Katy and Tomball, Harris County')).toEqual([
    { kind: 'word', field: 'city', anyOf: ['Katy', 'Tomball'], not: false },
  ])
  expect(understoodIn('Katy or Harris County')).toEqual([expect.objectContaining({ kind: 'zone' })])
})

test('the numbers of roads may be spoken where they meet', () => {
  fc.assert(
    fc.property(
      oneOf('where six ten meets two ninety', 'where six-ten meets two-ninety', 'where 610 meets 290'),
      oneOf('', ' in Houston'),
      (crossing, town) => {
        expect(understoodIn(`${crossing}${town}`)[0]).toEqual(
          expect.objectContaining({ kind: 'zone', names: ['Hwy 610 & Hwy 290'] }),
        )
      },
    ),
  )
})

test('a range is one whether its ends are in digits or in words', () => {
  fc.assert(
    fc.property(
      oneOf('20,000', 'twenty thousand'),
      oneOf('40,000', 'forty thousand'),
      oneOf('to', 'through', 'until'),
      (low, high, joint) => {
        expect(understoodIn(`${low} ${joint} ${high} square feet`)).toEqual([
          expect.objectContaining({ field: 'squareFootage', min: 20_000, max: 40_000 }),
        ])
      },
    ),
  )
})

test('two ZIP codes are two, whatever sign joins them', () => {
  for (const sign of [' & ', ' / ', ' + ', ' and '])
    expect({ sign, asked: understoodIn(`30349${sign}30354 whse`)[0] }).toEqual({
      sign,
      asked: { kind: 'word', field: 'zip', anyOf: ['30349', '30354'], not: false },
    })
})

test('an office beside acres is a part of the building', () => {
  for (const words of ['3 acres with small office under 2k sf', 'IOS around 3 ac w/ office under 2k sf'])
    expect(understoodIn(words)).toContainEqual(expect.objectContaining({ field: 'officeSf', max: 2_000 }))
})

test('there is the town that was spoken of', () => {
  for (const words of [
    'we deliver out of Katy, need flex within 5 miles of there',
    'near Katy, within 5 miles of it',
  ])
    expect({ words, place: understoodIn(words)[0] }).toEqual({
      words,
      place: expect.objectContaining({ kind: 'near', place: 'Katy', miles: 5 }),
    })
})
