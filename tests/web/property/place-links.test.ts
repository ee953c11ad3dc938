import { expect, test } from 'vitest'
import { coordinatesInWords, mapsHref } from '../../../web/property/place-links.ts'

test('coordinates stand with six decimals, and open in a maps service at zoom 17', () => {
  const place = { latitude: 29.8842171, longitude: -95.5 }
  expect(coordinatesInWords(place)).toBe('29.884217, \u221295.500000')
  expect(mapsHref(place)).toBe('https://www.google.com/maps?q=29.884217%2C-95.500000&z=17')
})
