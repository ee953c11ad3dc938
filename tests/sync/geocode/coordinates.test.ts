import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCoordinates } from '../../../sync/geocode/coordinates/read-coordinates.ts'
import { readMapLink } from '../../../sync/geocode/coordinates/read-map-link.ts'

const point = (latitude: number, longitude: number) => ({ kind: 'point', point: { latitude, longitude } })
const invalid = (sentence: string) => ({ kind: 'invalid', sentence })
const LATITUDE = 'Latitude must be from -90 to 90.'
const LONGITUDE = 'Longitude must be from -180 to 180.'
const OCEAN = '0, 0 lies in the ocean. Please enter the coordinates of a place.'

describe('typed coordinates', () => {
  test.each([
    ['29.76, -95.37', 29.76, -95.37],
    ['29.76,-95.37', 29.76, -95.37],
    ['29.76 -95.37', 29.76, -95.37],
    ['  29.76\t-95.37  ', 29.76, -95.37],
    ['(29.76, -95.37)', 29.76, -95.37],
    ['[29.76; -95.37]', 29.76, -95.37],
    ['+29.76 / -95.37', 29.76, -95.37],
    ['29.76, −95.37', 29.76, -95.37],
    ['29.76, –95.37', 29.76, -95.37],
    ['29, -95', 29, -95],
    ['29 -95', 29, -95],
    ['29.7604° N, 95.3698° W', 29.7604, -95.3698],
    ['29.7604N 95.3698W', 29.7604, -95.3698],
    ['N 29.7604, W 95.3698', 29.7604, -95.3698],
    ['N29.7604 W95.3698', 29.7604, -95.3698],
    ['29.7604 north, 95.3698 west', 29.7604, -95.3698],
    ['95.3698° W, 29.7604° N', 29.7604, -95.3698],
    ['29º45\'37.44"N 95º22\'11.28"W', 29.7604, -95.3698],
    ['29°45′37.44″ N, 95°22′11.28″ W', 29.7604, -95.3698],
    ["29°45'37.44''N, 95°22'11.28''W", 29.7604, -95.3698],
    ["29° 45.624' N, 95° 22.188' W", 29.7604, -95.3698],
    ['29 45 37.44 N 95 22 11.28 W', 29.7604, -95.3698],
    ['29 45 37.44, -95 22 11.28', 29.7604, -95.3698],
    ['29:45:37.44, -95:22:11.28', 29.7604, -95.3698],
    ['29 deg 45 min 37.44 sec N, 95 deg 22 min 11.28 sec W', 29.7604, -95.3698],
    ['lat: 29.76 lng: -95.37', 29.76, -95.37],
    ['Latitude = 29.76, Longitude = -95.37', 29.76, -95.37],
    ['lng: -95.37, lat: 29.76', 29.76, -95.37],
    ['lon -95.37 lat 29.76', 29.76, -95.37],
    ['29,7604; -95,3698', 29.7604, -95.3698],
    ['29,7604 -95,3698', 29.7604, -95.3698],
    ['29,7604, -95,3698', 29.7604, -95.3698],
    ['29,7604,-95,3698', 29.7604, -95.3698],
    ['29,7604° N, 95,3698° W', 29.7604, -95.3698],
    ['POINT(-95.37 29.76)', 29.76, -95.37],
    ['-95.37, 29.76', 29.76, -95.37],
    ['-33.87, 151.21', -33.87, 151.21],
  ])('%s', (text, latitude, longitude) => {
    expect(readCoordinates(text)).toEqual(point(latitude, longitude))
  })

  test.each([
    ['longitude first is understood where it can be nothing else', '-95.37, 29.76', point(29.76, -95.37)],
    ['two figures that can both be latitudes are taken in order', '-89.5, 29.76', point(-89.5, 29.76)],
    ['latitude 91', '91, -95', invalid(LATITUDE)],
    ['latitude 91 before a small longitude', '91, 29', invalid(LATITUDE)],
    ['latitude -90.1', '-90.1 10', invalid(LATITUDE)],
    ['longitude 181', '29.76, 181', invalid(LONGITUDE)],
    ['latitude said to be 91', 'lng -95.37, lat 91', invalid(LATITUDE)],
    ['the point 0, 0', '0, 0', invalid(OCEAN)],
    ['the point 0.0 -0.0', '0.0 -0.0', invalid(OCEAN)],
    ['two latitudes', '29 N, 95 N', invalid('Please enter one latitude and one longitude.')],
    ['a latitude in the west', 'lat: 29 W, lng: 95', invalid('Please enter one latitude and one longitude.')],
    ['61 minutes', "29°61' N, 95°22' W", invalid('Minutes and seconds of coordinates must be below 60.')],
  ])('%s', (_, text, reading) => {
    expect(readCoordinates(text)).toEqual(reading)
  })

  test.each([
    '',
    ' ',
    'abc',
    '29.76',
    '29.76,',
    '12 34',
    '77041',
    '77041-1234',
    '5200, 77041',
    '29.76, -95.37, 12',
    '29.76 N',
    '12 Main St',
    '100 N Main',
    '29.76.1, -95.37',
    'I-10, 45',
    '5200 S Loop 610 W',
    '--29, 95',
    '1.2.3.4',
    'lat lng',
    ', ,',
  ])('%j is no pair of coordinates', (text) => {
    expect(readCoordinates(text)).toBeNull()
  })

  test('every point on Earth is read back from its figures', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6)
    fc.assert(
      fc.property(degrees(90), degrees(180), fc.constantFrom(', ', ' ', ',', '; '), (lat, lng, between) => {
        fc.pre((lat !== 0 || lng !== 0) && !(Number.isInteger(lat) && Number.isInteger(lng)))
        expect(readCoordinates(`${lat.toFixed(6)}${between}${lng.toFixed(6)}`)).toEqual(
          point(lat + 0, lng + 0),
        )
      }),
    )
  })

  test('no text makes it fail', () => {
    const characters = fc.constantFrom(...'0123456789.,;-+/ °\'"nsewNSEWlatng:=()')
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 40 }), (text) => void readCoordinates(text)),
    )
  })
})

describe('pasted links', () => {
  test.each([
    ['https://www.google.com/maps/@29.7604,-95.3698,15z', 29.7604, -95.3698],
    [
      'https://www.google.com/maps/place/Plant/@29.7,-95.3,17z/data=!3m1!4b1!4m5!3m4!8m2!3d29.7604!4d-95.3698',
      29.7604,
      -95.3698,
    ],
    ['https://maps.google.com/?q=29.7604,-95.3698', 29.7604, -95.3698],
    ['https://maps.google.com/maps?ll=29.7604%2C-95.3698&z=12', 29.7604, -95.3698],
    ['https://www.google.com/maps/search/?api=1&query=29.7604%2C%20-95.3698', 29.7604, -95.3698],
    ['https://www.google.com/maps/search/29.7604,+-95.3698', 29.7604, -95.3698],
    ['google.com/maps/place/29.7604,-95.3698', 29.7604, -95.3698],
    ['https://maps.apple.com/?ll=29.7604,-95.3698', 29.7604, -95.3698],
    ['https://www.openstreetmap.org/#map=15/29.7604/-95.3698', 29.7604, -95.3698],
    ['https://www.openstreetmap.org/?mlat=29.7604&mlon=-95.3698#map=15/29/-95', 29.7604, -95.3698],
    ['https://www.bing.com/maps?cp=29.7604~-95.3698&lvl=15', 29.7604, -95.3698],
    ['geo:29.7604,-95.3698', 29.7604, -95.3698],
    ['geo:29.7604,-95.3698,12;u=35', 29.7604, -95.3698],
    ['geo:0,0?q=29.7604,-95.3698(Plant)', 29.7604, -95.3698],
  ])('%s', (link, latitude, longitude) => {
    expect(readMapLink(link)).toEqual(point(latitude, longitude))
  })

  test.each([
    [
      'https://www.google.com/maps/place/5200+Windfern+Rd,+Houston,+TX+77041',
      '5200 Windfern Rd, Houston, TX 77041',
    ],
    ['https://maps.google.com/?q=5200%20Windfern%20Rd', '5200 Windfern Rd'],
    ['geo:0,0?q=5200+Windfern+Rd', '5200 Windfern Rd'],
  ])('%s leads to words', (link, words) => {
    expect(readMapLink(link)).toEqual({ kind: 'words', words })
  })

  test.each([
    [
      'https://maps.app.goo.gl/abcDEF123',
      'This link does not say where it leads. Please paste the address or the coordinates.',
    ],
    ['https://www.google.com/maps/@91,-95.3698,15z', LATITUDE],
    ['geo:0,0', OCEAN],
    [
      'https://%E0%A4%A',
      'This link does not say where it leads. Please paste the address or the coordinates.',
    ],
  ])('%s is told why it will not do', (link, sentence) => {
    expect(readMapLink(link)).toEqual(invalid(sentence))
  })

  test('an address is no link', () => {
    expect(readMapLink('5200 Windfern Rd, Houston, TX')).toBeNull()
  })
})
