import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { geocodeHere } from '../../../sync/geocode/geocode-here.ts'
import { suggestPlaces } from '../../../sync/geocode/suggest-places.ts'
import { embeddedPlaceTable } from './embedded-place-table.ts'
import { bookOf } from './make-book.ts'

const places = await embeddedPlaceTable()
const HOUSTON = { city: 'Houston', state: 'TX', zip: '77041' }
const KATY = { city: 'Katy', state: 'TX', zip: '77079', latitude: 29.78 }
const book = bookOf(
  { name: 'Windfern Plant', address: '5200 Windfern Rd', ...HOUSTON },
  { name: 'Westway Katy Park', address: '5210 Clay Rd', ...HOUSTON },
  { name: 'Freeway Center', address: '12345 Katy Fwy', ...KATY },
  { name: 'Freeway Center II', address: '12345 Katy Fwy', ...KATY },
  { name: 'Éclair Depot', address: null, city: 'Cleveland', state: 'TX' },
  { name: 'Nowhere', address: '52 Windfern Ct', latitude: null, longitude: null },
)
const offered = (text: string, own = book) => suggestPlaces(text, own, places).map((one) => one.text)

describe('while an address is typed', () => {
  test.each([
    ['5200', ['5200 Windfern Rd, Houston, TX 77041']],
    ['5200 w', ['5200 Windfern Rd, Houston, TX 77041']],
    ['52 road', ['5200 Windfern Rd, Houston, TX 77041', '5210 Clay Rd, Houston, TX 77041']],
    ['windf rd', ['5200 Windfern Rd, Houston, TX 77041']],
    ['windfern street', []],
    ['katy freew', ['12345 Katy Fwy, Katy, TX 77079']],
    ['KATY FWY', ['12345 Katy Fwy, Katy, TX 77079']],
    ['clay houston', ['5210 Clay Rd, Houston, TX 77041']],
    ['eclair', ['Éclair Depot']],
    ['nowhere', []],
    ['29.76, -95.37', []],
    ['https://maps.google.com/?q=29.76,-95.37', []],
    ['k', []],
    ['', []],
    ['zzzz', []],
  ])('%j offers properties of ours', (text, expected) => {
    expect(offered(text).filter((one) => one.includes(',') || one === 'Éclair Depot')).toEqual(expected)
  })

  test('properties come first, then cities, then ZIP codes', () => {
    expect(suggestPlaces('katy', book, places).map(({ kind, text, detail }) => [kind, text, detail])).toEqual(
      [
        ['property', '12345 Katy Fwy, Katy, TX 77079', 'Freeway Center'],
        ['property', '5210 Clay Rd, Houston, TX 77041', 'Westway Katy Park'],
        ['city', 'Katy, TX', ''],
      ],
    )
    expect(suggestPlaces('7704', bookOf(), places)[0]).toEqual({
      kind: 'zip',
      text: '77040',
      detail: 'Houston, TX',
      place: expect.objectContaining({ precision: 'zip', label: 'ZIP 77040, approximate' }),
    })
  })

  test('a list full of properties still has the city', () => {
    const houses = Array.from({ length: 30 }, (_, i) => ({ address: `${i + 1} Houston Ave`, ...HOUSTON }))
    const kinds = suggestPlaces('houston', bookOf(...houses), places).map(({ kind }) => kind)
    expect(kinds).toEqual([...Array(6).fill('property'), 'city', 'city'])
  })

  test.each([
    ['hou', 'Houston, TX'],
    ['san pe', 'San Pedro, CA'],
    ['st lou', 'St. Louis, MO'],
    ['saint lou', 'St. Louis, MO'],
    ['staff', 'Stafford, TX'],
    ['springfield, il', 'Springfield, IL'],
    ['springfield m', 'Springfield, MO'],
    ['springfield, mass', 'Springfield, MA'],
    ['new york', 'New York, NY'],
    ['canon c', 'Cañon City, CO'],
  ])('%j offers %s first of all cities', (text, city) => {
    expect(offered(text, bookOf())[0]).toBe(city)
  })

  test('of cities with one name, that of our properties comes first', () => {
    expect(offered('cleveland').slice(1, 3)).toEqual(['Cleveland, TX', 'Cleveland, OH'])
  })

  test('what is offered is found once it is chosen', () => {
    for (const typed of ['52', 'katy', 'eclair', '7704', 'clev', 'springf']) {
      for (const { text, place } of suggestPlaces(typed, book, places)) {
        expect(geocodeHere(text, book, places).exact).toEqual({ kind: 'found', place })
      }
    }
  })

  test('without the table the properties are still there', () => {
    expect(suggestPlaces('katy f', book, null).map(({ kind }) => kind)).toEqual(['property'])
  })

  test('no text makes it fail, and there are never more than eight', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(suggestPlaces(text, book, places).length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
