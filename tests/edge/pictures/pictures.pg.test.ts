import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mapsHref, propertyMapsHref, satelliteHref } from '../../../sync/domain/place/place-links.ts'
import { encodeMarkers } from '../../../sync/pictures/marker-string.ts'
import { placePin } from '../../../sync/pictures/pin.ts'
import { area, feature, point } from '../../make/map-tiles.ts'
import { makeProperty } from '../../make/property.ts'
import { byteSourceOf, makeTileFile } from '../../make/tile-file.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { isInWorkerd } from '../host.ts'
import { imageUrl, look } from '../look-at-picture.ts'

const HOUSTON = { latitude: 29.76, longitude: -95.37 }
const PLACED = makeProperty({ id: 'placed', ...HOUSTON })
const ADDRESSED = makeProperty({ id: 'addressed', address: '3491 Windfern Rd', city: 'Houston', state: 'TX' })

const GROUND = {
  land: [feature(area(-130, 20, -60, 50))],
  place: [feature(point(-95.37, 29.9), { name: 'Aldine & <b>Sons</b>', pop: 15_000 })],
}

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  site.services.basemap.embedded = await makeTileFile(GROUND, { attribution: 'Natural Earth' })
  await fillBook(site.db, [PLACED, ADDRESSED])
})
beforeEach(() => {
  site.services.basemap.own = null
})

const asText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('without keys', () => {
  test.each(['/api/mapbox/static-image', '/api/google-maps/static-image'])(
    '%s gives the built-in picture, with the size, the pin and the credits',
    async (path) => {
      const url = await imageUrl(site, path, HOUSTON)
      expect(url).toBe(
        '/api/pictures/map.svg?latitude=29.76&longitude=-95.37&zoom=15&width=300&height=200&scale=2' +
          '&markers=pin-s%2B3e63dd(-95.37,29.76)',
      )
      const { type, bytes } = await look(site, url)
      expect(type).toBe('image/svg+xml; charset=utf-8')
      expect(asText(bytes)).toMatch(/^<svg [^>]*width="600" height="400" viewBox="0 0 300 200"/)
      expect(asText(bytes)).toMatch(/fill="#3e63dd".*Natural Earth<.*<\/svg>$/s)
    },
  )

  test('the marketing map has its pins at the zoom asked for, and names of towns as text', async () => {
    const markers = encodeMarkers([
      placePin(HOUSTON),
      { ...placePin({ ...HOUSTON, latitude: 29.8 }), words: '12' },
    ])
    const body = { centerLatitude: 29.78, centerLongitude: -95.37, zoom: 9, markers }
    const url = await imageUrl(site, '/api/mapbox/marketing-map', body)
    expect(url).toContain('&zoom=9&width=800&height=600&scale=2&markers=')
    const svg = asText((await look(site, url)).bytes)
    expect(svg).toContain('>12</text>')
    expect(svg).toContain('>Aldine &amp; &lt;b&gt;Sons&lt;/b&gt;</text>')
    expect(await imageUrl(site, '/api/mapbox/marketing-map', { ...body, retina: false })).toContain(
      '&scale=1&',
    )
  })

  test('so many pins that no address could carry them come in the answer itself', async () => {
    const pins = Array.from({ length: 500 }, (_, i) =>
      placePin({ latitude: 29.5 + i / 1000, longitude: -95.37 }),
    )
    const body = { centerLatitude: 29.76, centerLongitude: -95.37, zoom: 9, markers: encodeMarkers(pins) }
    const url = await imageUrl(site, '/api/mapbox/marketing-map', body)
    expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml,<svg [^>]*width="1600"/)
  })

  test('a picture may be kept, is asked for again by its ETag, and runs no scripts', async () => {
    const path = '/api/pictures/map.svg?latitude=29.76&longitude=-95.37&zoom=9&width=300&height=200'
    const response = await site.get(path)
    const etag = response.headers.get('etag') ?? ''
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*; style-src 'unsafe-inline'; sandbox$/,
      ),
      vary: 'Cookie',
      etag: expect.stringMatching(/^"[\da-f]{24}"$/),
    })
    expect((await site.get(path, { 'If-None-Match': etag })).status).toBe(304)
    expect((await site.get(path.replace('zoom=9', 'zoom=8'), { 'If-None-Match': etag })).status).toBe(200)
  })

  test('the same picture is there as PNG', async () => {
    const path = '/api/pictures/map.png?latitude=29.76&longitude=-95.37&zoom=9&width=300&height=200'
    const { type, bytes } = await look(site, path)
    const png = Buffer.from(bytes)
    expect([type, png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'image/png',
      'PNG',
      600,
      400,
    ])
    const etag = (await site.get(path)).headers.get('etag') ?? ''
    expect((await site.get(path, { 'If-None-Match': etag })).status).toBe(304)
  })
})

describe('the tiles', () => {
  const path = '/api/pictures/map.svg?latitude=29.76&longitude=-95.37&zoom=9&width=300&height=200'
  const credits = async () => asText((await look(site, path)).bytes).match(/Natural Earth|OpenStreetMap/)?.[0]

  test.skipIf(isInWorkerd)('are those of the user’s own file where it has the place', async () => {
    const own = await makeTileFile(GROUND, { attribution: '© OpenStreetMap' })
    site.services.basemap.own = own
    expect(await credits()).toBe('OpenStreetMap')
    const bounds = { west: -120, south: 30, east: -110, north: 40 }
    site.services.basemap.own = await makeTileFile(GROUND, { bounds, attribution: '© OpenStreetMap' })
    expect(await credits()).toBe('Natural Earth')
  })

  test('are the embedded ones where the own file is no file of tiles, or cannot be read to its end', async () => {
    site.services.basemap.own = byteSourceOf(new TextEncoder().encode('<html>'.repeat(100)))
    expect(await credits()).toBe('Natural Earth')
    const whole = await makeTileFile(GROUND, { attribution: '© OpenStreetMap' })
    const { size } = await whole.about()
    const cut = new Uint8Array(await whole.read(0, size - 200))
    site.services.basemap.own = byteSourceOf(cut)
    expect(await credits()).toBe('Natural Earth')
  })

  test('that cannot be read at all leave the pins on bare land', async () => {
    const { embedded } = site.services.basemap
    site.services.basemap.embedded = byteSourceOf(new Uint8Array())
    const { bytes } = await look(site, `${path}&markers=pin-s-7%2B0f7f49(-95.37,29.76)`)
    site.services.basemap.embedded = embedded
    expect(asText(bytes)).toContain('>7</text>')
  })
})

describe('the map info of a property', () => {
  test('has its coordinates, pages of a maps service and pictures, and is kept for an hour', async () => {
    const response = await site.get('/api/properties/placed/maps')
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
    const info = (await response.json()) as { staticMap: Record<string, string> }
    expect(info).toEqual({
      hasCoordinates: true,
      coordinates: { lat: 29.76, lng: -95.37 },
      interactiveMap: { satellite: satelliteHref(HOUSTON), streets: mapsHref(HOUSTON) },
      staticMap: {
        satellite: expect.stringMatching(/^\/api\/pictures\/map\.svg\?/),
        streets: expect.stringMatching(/^\/api\/pictures\/map\.svg\?/),
        terrain: expect.stringMatching(/^\/api\/pictures\/map\.svg\?/),
      },
    })
    for (const url of Object.values(info.staticMap)) expect((await site.get(url)).status).toBe(200)
  })

  test('without coordinates leads to a search for the address, and has no picture', async () => {
    const search = propertyMapsHref(ADDRESSED)
    expect(await (await site.get('/api/properties/addressed/maps')).json()).toEqual({
      hasCoordinates: false,
      coordinates: null,
      interactiveMap: { satellite: search, streets: search },
      staticMap: null,
    })
  })

  test('of a property that is not there is not found', async () => {
    const response = await site.get('/api/properties/nope/maps')
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is no such property.' },
    ])
  })
})

describe('bad input', () => {
  const marketing = { centerLatitude: 29.76, centerLongitude: -95.37, zoom: 11 }

  test.each([
    ['/api/mapbox/static-image', { longitude: -95 }, 'latitude: must be a number.'],
    ['/api/mapbox/static-image', { ...HOUSTON, latitude: 91 }, 'latitude: must be at most 90.'],
    ['/api/mapbox/static-image', { ...HOUSTON, latitude: '29.76 N' }, 'latitude: must be a number.'],
    ['/api/mapbox/static-image', { ...HOUSTON, width: 4000 }, 'width: must be at most 1280.'],
    ['/api/google-maps/static-image', { ...HOUSTON, zoom: 23 }, 'zoom: must be at most 22.'],
    [
      '/api/google-maps/static-image',
      { ...HOUSTON, style: 'x' },
      'style: must be one of streets, satellite, terrain.',
    ],
    ['/api/mapbox/marketing-map', { ...marketing, markers: 'url-x(1,2)' }, 'markers: is not valid.'],
    ['/api/mapbox/marketing-map', { ...marketing, height: 0 }, 'height: must be at least 1.'],
  ])('%s with %j says: %s', async (path, body, message) => {
    const response = await site.post(path, body)
    expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message }])
  })

  test.each([
    ['latitude=', 'latitude: must be a number.'],
    ['latitude=1e9', 'latitude: must be a number.'],
    ['width=1281', 'width: must be at most 1280.'],
    ['width=10.5', 'width: must be a whole number.'],
    ['scale=3', 'scale: must be one of 1, 2.'],
    ['markers=x', 'markers: is not valid.'],
    ['color=red', 'body: has unknown fields color.'],
  ])('a picture with %s says: %s', async (wrong, message) => {
    const query = new URLSearchParams('latitude=29&longitude=-95&zoom=9&width=300&height=200')
    for (const [name, value] of new URLSearchParams(wrong)) query.set(name, value)
    const response = await site.get(`/api/pictures/map.svg?${query}`)
    expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message }])
  })

  test.each([
    '/api/pictures/map.svg',
    '/api/pictures/map.png',
    '/api/pictures/map',
    '/api/properties/placed/maps',
  ])('%s is for who is signed in', async (path) => {
    expect((await site.get(path, { Cookie: 'clearheight_session=' })).status).toBe(401)
  })
})
