import { expect, test } from 'vitest'
import {
  coordinatesInWords,
  directionsHref,
  embeddedPanoramaHref,
  mapsHref,
  panoramaHref,
  propertyMapsHref,
  satelliteHref,
} from '../../../../sync/domain/place/place-links.ts'
import { makeProperty } from '../../../make/property.ts'

const place = { latitude: 29.8842171, longitude: -95.5 }

test('coordinates stand with six decimals, and open in a maps service at zoom 17', () => {
  expect(coordinatesInWords(place)).toBe('29.884217, -95.500000')
  expect(mapsHref(place)).toBe('https://www.google.com/maps?q=29.884217%2C-95.500000&z=17')
  expect(satelliteHref(place)).toBe(
    'https://www.google.com/maps/@?api=1&map_action=map&center=29.884217%2C-95.500000&zoom=17&basemap=satellite',
  )
})

test('a property is found by its coordinates, else by its address, else by its name', () => {
  const property = makeProperty({ name: 'Windfern & Sons', latitude: null, longitude: null })
  const addressed = { ...property, address: '3491 Windfern Rd', city: 'Houston', state: 'TX' }
  expect([
    propertyMapsHref({ ...addressed, ...place }),
    directionsHref({ ...addressed, ...place }),
    propertyMapsHref(addressed),
    directionsHref(property),
  ]).toEqual([
    mapsHref(place),
    'https://www.google.com/maps/dir/?api=1&destination=29.884217%2C-95.500000',
    'https://www.google.com/maps/search/?api=1&query=3491+Windfern+Rd%2C+Houston%2C+TX',
    'https://www.google.com/maps/dir/?api=1&destination=Windfern+%26+Sons',
  ])
})

test('a panorama is linked without a key, and embedded with one', () => {
  expect(panoramaHref(place)).toBe(
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=29.884217%2C-95.500000',
  )
  expect(embeddedPanoramaHref(place, 'a&b')).toBe(
    'https://www.google.com/maps/embed/v1/streetview?key=a%26b&location=29.884217%2C-95.500000',
  )
})
