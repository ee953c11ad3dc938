import { beforeAll, beforeEach, expect, test } from 'vitest'
import { byteSourceOf } from '../../make/tile-file.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { imageUrl, look } from '../look-at-picture.ts'

const HOUSTON = { latitude: 29.76, longitude: -95.37 }
const KEYS = { network: true, mapboxToken: 'sk.mapbox-secret', googleKey: 'google-secret' }
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const JPEG_HEADERS = { headers: { 'Content-Type': 'image/jpeg' } }

/** The map services as they answer, and the addresses they were asked at. */
type Answer = (url: URL) => Response
let answer: Answer
const asked: string[] = []

let keyed: AppUnderTest
beforeAll(async () => {
  keyed = await appUnderTest({
    maps: KEYS,
    fetch: async ({ url }) => {
      asked.push(url)
      return answer(new URL(url))
    },
  })
  keyed.services.basemap.embedded = byteSourceOf(new Uint8Array())
})
beforeEach(() => {
  asked.length = 0
  answer = () => new Response(JPEG, JPEG_HEADERS)
})

test('Mapbox is asked first, and its picture passed on', async () => {
  const url = await imageUrl(keyed, '/api/mapbox/static-image', { ...HOUSTON, zoom: 14.256 })
  expect(await look(keyed, url)).toEqual({ type: 'image/jpeg', bytes: JPEG })
  expect(asked).toEqual([
    'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/pin-s+3e63dd(-95.37,29.76)/' +
      '-95.37,29.76,14.26/300x200@2x?access_token=sk.mapbox-secret',
  ])
})

test('Google is asked for what it can draw: at most 640 pixels, at a zoom one higher', async () => {
  const body = { ...HOUSTON, zoom: 10, width: 1280, height: 640, style: 'terrain', marker: false }
  expect(await look(keyed, await imageUrl(keyed, '/api/google-maps/static-image', body))).toMatchObject({
    type: 'image/jpeg',
  })
  expect(asked).toEqual([
    'https://maps.googleapis.com/maps/api/staticmap?center=29.76%2C-95.37&zoom=10&size=640x320&scale=2' +
      '&maptype=terrain&key=google-secret',
  ])
})

test.each<[string, Answer]>([
  ['an error', () => new Response('no', { status: 401 })],
  ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['SVG', () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })],
])('where Mapbox answers %s, Google is asked', async (_, refuse) => {
  answer = (url) => (url.host === 'api.mapbox.com' ? refuse(url) : new Response(JPEG, JPEG_HEADERS))
  const url = await imageUrl(keyed, '/api/mapbox/static-image', HOUSTON)
  expect(await look(keyed, url)).toEqual({ type: 'image/jpeg', bytes: JPEG })
  expect(asked.map((address) => new URL(address).host)).toEqual(['api.mapbox.com', 'maps.googleapis.com'])
})

test('where neither gives a picture, it is the built-in one', async () => {
  answer = () => new Response('no', { status: 403 })
  const url = await imageUrl(keyed, '/api/mapbox/static-image', HOUSTON)
  expect((await look(keyed, url)).type).toBe('image/svg+xml; charset=utf-8')
})

test('Mapbox gets only the markers it knows', async () => {
  const place = '(-95.37,29.76)'
  const url = await imageUrl(keyed, '/api/mapbox/marketing-map', {
    ...{ centerLatitude: 29.76, centerLongitude: -95.37, zoom: 12 },
    markers: `pin-m-140+0f7f49${place},pin-s-3%2C%207+0f7f49${place},pin-l-star+3e63dd${place}`,
  })
  await look(keyed, url)
  expect(asked[0]).toContain(
    '/streets-v12/static/pin-l+0f7f49(-95.37,29.76),pin-s+0f7f49(-95.37,29.76),pin-l-star+3e63dd(-95.37,29.76)/' +
      '-95.37,29.76,12/800x600@2x?',
  )
})

test('no answer and no log holds a key', async () => {
  answer = () => new Response('no', { status: 403 })
  const url = await imageUrl(keyed, '/api/mapbox/static-image', HOUSTON)
  const { bytes } = await look(keyed, url)
  expect(url + new TextDecoder().decode(bytes) + JSON.stringify(keyed.log)).not.toContain('secret')
})
