import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeMarkers, encodeMarkers, MOST_MARKERS } from '../../../sync/pictures/marker-string.ts'
import { PIN_SIZES, queryPin } from '../../../sync/pictures/pin.ts'

const anyPin = fc.record({
  at: fc.record({
    latitude: fc.integer({ min: -8_500_000, max: 8_500_000 }).map((n) => n / 100_000),
    longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((n) => n / 100_000),
  }),
  size: fc.constantFrom(...PIN_SIZES),
  shape: fc.constant('disc' as const),
  fill: fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  words: fc.constantFrom(null, '1', '12', '3, 7, 12', '3, 7 +4', 'a(b)'),
})

test('pins are the same after the way through the string, also percent-encoded as a whole', () => {
  fc.assert(
    fc.property(fc.array(anyPin, { maxLength: 20 }), (discs) => {
      const pins = [queryPin({ latitude: 29.76, longitude: -95.37 }), ...discs]
      expect(decodeMarkers(encodeMarkers(pins))).toEqual(pins)
      expect(decodeMarkers(encodeURIComponent(encodeMarkers(pins)))).toEqual(pins)
    }),
  )
})

test('the string is the overlay syntax of map services, where the last pin is on top', () => {
  const at = { latitude: 29.76, longitude: -95.37 }
  const four = { at, size: 'small', shape: 'disc', fill: '#0f7f49', words: '4' } as const
  expect(encodeMarkers([queryPin(at), four])).toBe(
    'pin-s-4+0f7f49(-95.37,29.76),pin-l-star+3e63dd(-95.37,29.76)',
  )
  expect(decodeMarkers('pin-m(-95.37,29.76)')).toEqual([
    { at, size: 'medium', shape: 'disc', fill: '#60646c', words: null },
  ])
  expect(decodeMarkers('pin-l+F80(-95.37,29.76)')).toMatchObject([{ fill: '#ff8800' }])
  expect(decodeMarkers('')).toEqual([])
})

test.each([
  'pin-x(-95,29)',
  'pin-s(-95)',
  'pin-s(-95,91)',
  'pin-s(-181,29)',
  'pin-s+12345(-95,29)',
  'pin-s(-95,29),',
  'pin-s(-95,29)pin-s(-95,29)',
  'pin-s-<b>(-95,29)',
  'pin-s-%E0%A4%A(-95,29)',
  'pin-%(%28',
  'url-https%3A%2F%2Fexample.com(-95,29)',
  'geojson({})',
])('%s is no string of markers', (text) => {
  expect(decodeMarkers(text)).toBe(null)
})

test('more pins than a picture takes are refused', () => {
  const pins = (count: number) => Array(count).fill('pin-s(-95,29)').join(',')
  expect(decodeMarkers(pins(MOST_MARKERS))).toHaveLength(MOST_MARKERS)
  expect(decodeMarkers(pins(MOST_MARKERS + 1))).toBe(null)
})
