import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNumberAlike,
  isSpelledAlike,
  isStreetAlike,
  placeParts,
} from '../../../edge/import/run/places/place-parts.ts'
import { rowKey } from '../../../sync/sheets/row/row-key.ts'
import { makeImported } from './make-events.ts'

test.each([
  ['1 mian st', '1 main st'],
  ['12 oak', '12 oak st'],
  ['100 main st', '100 n main st'],
  ['1234 wind fern rd', '1234 windfern rd'],
  ['5200 westfeild rd', '5200 westfield rd'],
  ['5200 industrail prkwy', '5200 industrial prkwy'],
])('“%s” may be “%s”, written wrongly or not in full', (a, b) => {
  expect(isStreetAlike(a, b)).toBe(true)
  expect(isStreetAlike(b, a)).toBe(true)
})

test.each([
  ['12 oak st', '14 oak st'],
  ['100 n main st', '100 s main st'],
  ['100 5th ave', '100 6th ave'],
  ['100 hwy 6', '100 hwy 8'],
  ['100 ave a', '100 ave b'],
  ['12 oak st', '12 elm st'],
  ['1 main st', '1 maple st'],
  ['oak', 'oak hill'],
  ['katy', 'houston'],
  ['1 mian rd', '1 main st'],
])('“%s” is not “%s”', (a, b) => {
  expect(isStreetAlike(a, b)).toBe(false)
  expect(isStreetAlike(b, a)).toBe(false)
})

test('a town may be misspelled, but is not another one whose name holds its own', () => {
  expect(isSpelledAlike('huston', 'houston')).toBe(true)
  expect(isSpelledAlike('mc kinney', 'mckinney')).toBe(true)
  expect(isSpelledAlike('palm beach', 'west palm beach')).toBe(false)
  expect(isSpelledAlike('katy', 'kyle')).toBe(false)
})

test('a house number is like another by one digit, or by two that stand the other way round', () => {
  expect(['1205 1250', '1205 1206', '1205 205', '123 132'].map(pairOf)).toEqual([true, true, true, true])
  expect(['12 21', '12 14', '1200 1311', '1205 1205'].map(pairOf)).toEqual([false, false, false, false])
})

const pairOf = (pair: string) => {
  const [a = '', b = ''] = pair.split(' ')
  return isNumberAlike(a, b)
}

const words = fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){0,2}$/)

test('two neighboring letters of one word that stand the other way round leave it alike', () => {
  fc.assert(
    fc.property(words, fc.nat(), (name, n) => {
      const at = n % (name.length - 1)
      const [a = '', b = ''] = [name[at], name[at + 1]]
      fc.pre(a !== b && a !== ' ' && b !== ' ')
      expect(isSpelledAlike(`100 ${name}`, `100 ${name.slice(0, at)}${b}${a}${name.slice(at + 2)}`)).toBe(
        true,
      )
    }),
  )
})

test('streets of other numbers are never spelled alike', () => {
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      (name, a, b) => {
        fc.pre(a !== b)
        expect(isStreetAlike(`${a} ${name}`, `${b} ${name}`)).toBe(false)
      },
    ),
  )
})

test('what a row goes by is its own number only where it is not what its fields make', () => {
  const property = makeImported({
    name: 'Oak Center',
    address: '12 Oak Street',
    suite: 'Suite 100',
    city: 'Saint Louis',
    state: 'MO',
    zip: '63101-1234',
    latitude: 38.627003,
    longitude: -90.199402,
  })
  const parts = {
    street: '12 oak st',
    title: 'oak center',
    point: '38.6270, -90.1994',
    suite: '100',
    city: 'st louis',
    state: 'mo',
    zip: '63101',
  }
  expect(placeParts(property, rowKey(null, property))).toEqual({ own: null, ...parts })
  expect(placeParts(property, 'P-17')).toEqual({ own: 'P-17', ...parts })
  expect(placeParts(property, null)).toEqual({ own: null, ...parts })
  expect(placeParts({ ...property, name: '12 oak street.' }, null).title).toBeNull()
})
