import { describe, expect, test } from 'vitest'
import { type GeocodeServices, geocode } from '../../../edge/geocode/geocode.ts'
import {
  censusAnswer,
  GOOGLE_REFUSAL,
  type GoogleMatch,
  googleAnswer,
  type MapboxMatch,
  mapboxAnswer,
} from '../geocode-providers.ts'
import { outsideServer } from '../outbound/outside-server.ts'
import { book, CENSUS, hosts, json, MAPBOX, MATCH, TANNER, world } from './geocode-world.ts'

const GOOGLE = 'maps.googleapis.com'
const APPROXIMATE = {
  kind: 'found',
  place: expect.objectContaining({ precision: 'zip', label: 'ZIP 77041, approximate' }),
}

test.each([
  ['29.76, -95.37', 'coordinates'],
  ['5200 windfern road, houston', 'property'],
  ['77041', 'zip'],
  ['Houston, TX', 'city'],
])('%s is found without asking anyone', async (text, precision) => {
  const services = world({})
  expect(await geocode(services, book, text)).toMatchObject({ kind: 'found', place: { precision } })
  expect(services.asked).toEqual([])
})

test('the Census is asked first, in its own words', async () => {
  const services = world({ [CENSUS]: json(censusAnswer(MATCH)) })
  expect(await geocode(services, book, TANNER)).toEqual({
    kind: 'found',
    place: {
      latitude: 29.8472,
      longitude: -95.5401,
      precision: 'address',
      label: '9600 Tanner Rd, Houston, TX 77041',
    },
  })
  expect(services.asked.map(String)).toEqual([
    'https://geocoding.geo.census.gov/geocoder/locations/onelineaddress?address=9600+Tanner+Rd%2C+Houston%2C+TX+77041&benchmark=Public_AR_Current&format=json',
  ])
})

describe('a Census that cannot help', () => {
  test.each([
    ['answers 500', () => new Response('oops', { status: 500 })],
    ['answers 429', () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })],
    ['answers with HTML', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['answers garbage', () => new Response('{"result": {"addressMatches": [{}]}}')],
    ['knows no such address', json(censusAnswer())],
    ['offers another house', json(censusAnswer(['9602 TANNER RD, HOUSTON, TX, 77041', -95, 29]))],
  ])('that %s lets Mapbox answer', async (_, census) => {
    const services = world({
      [CENSUS]: census,
      [MAPBOX]: json(
        mapboxAnswer({
          address: '9600 Tanner Road, Houston, Texas 77041',
          longitude: -95.54,
          latitude: 29.847,
        }),
      ),
    })
    expect(await geocode(services, book, TANNER)).toEqual({
      kind: 'found',
      place: {
        latitude: 29.847,
        longitude: -95.54,
        precision: 'address',
        label: '9600 Tanner Road, Houston, Texas 77041',
      },
    })
    expect(Object.fromEntries(services.asked.at(-1)?.searchParams ?? [])).toEqual({
      q: TANNER,
      country: 'us,pr',
      types: 'address',
      autocomplete: 'false',
      limit: '5',
      access_token: 'sk.mapbox',
    })
  })
})

test('Google is asked last, and its key and what it was asked stay out of the log', async () => {
  const services = world({
    [MAPBOX]: json({ message: 'Not Authorized' }),
    [GOOGLE]: json(googleAnswer({ address: TANNER, lat: 29.8, lng: -95.5 })),
  })
  expect(await geocode(services, book, TANNER)).toEqual({
    kind: 'found',
    place: { latitude: 29.8, longitude: -95.5, precision: 'address', label: TANNER },
  })
  expect(hosts(services)).toEqual([CENSUS, CENSUS, MAPBOX, GOOGLE])
  expect(services.asked.at(-1)?.search).toBe(
    '?address=9600+Tanner+Rd%2C+Houston%2C+TX+77041&components=country%3AUS&key=google-key',
  )
  expect(JSON.stringify(services.logged)).not.toMatch(/Tanner|sk\.mapbox|google-key/)
})

test.each<[string, MapboxMatch]>([
  ['a street', { address: 'Tanner Rd', longitude: -95, latitude: 29, type: 'street' }],
  ['a doubtful match', { address: TANNER, longitude: -95, latitude: 29, confidence: 'medium' }],
  ['another number', { address: TANNER, longitude: -95, latitude: 29, number: 'unmatched' }],
])('%s of Mapbox is not the address', async (_, match) => {
  const services = world({
    [CENSUS]: json(censusAnswer()),
    [MAPBOX]: json(mapboxAnswer(match)),
    [GOOGLE]: json(googleAnswer()),
  })
  expect(await geocode(services, book, TANNER)).toEqual(APPROXIMATE)
})

test.each<[string, GoogleMatch]>([
  [
    'the middle of a street',
    { address: TANNER, lat: 29, lng: -95, locationType: 'GEOMETRIC_CENTER', types: ['route'] },
  ],
  ['a part of what was asked', { address: TANNER, lat: 29, lng: -95, partial: true }],
])('%s of Google is not the address', async (_, match) => {
  const services = world({
    [CENSUS]: json(censusAnswer()),
    [MAPBOX]: json(mapboxAnswer()),
    [GOOGLE]: json(googleAnswer(match)),
  })
  expect(await geocode(services, book, TANNER)).toEqual(APPROXIMATE)
})

test('where nobody knows it the answer is the middle of its ZIP code, else of its city, else none', async () => {
  const services = world({ [GOOGLE]: json(GOOGLE_REFUSAL) })
  expect(await geocode(services, book, TANNER)).toEqual(APPROXIMATE)
  expect(services.logged).toContainEqual({
    event: 'outside',
    host: GOOGLE,
    outcome: 'refused',
    reason: 'OVER_QUERY_LIMIT',
  })
  expect(await geocode(services, book, '9600 Nowhere Rd, Katy, TX')).toMatchObject({
    place: { precision: 'city', label: 'Katy, TX, approximate' },
  })
  expect(await geocode(services, book, '9600 Nowhere Rd')).toEqual({ kind: 'unknown' })
})

test('several places that fit are for the person to choose', async () => {
  const services = world({
    [CENSUS]: json(
      censusAnswer(
        ['100 MAIN ST, HOUSTON, TX, 77002', -95.36, 29.76],
        ['100 MAIN ST, KATY, TX, 77494', -95.82, 29.78],
        ['100 MAIN ST, HOUSTON, TX, 77002', -95.3601, 29.76],
      ),
    ),
  })
  expect(await geocode(services, book, '100 Main St')).toMatchObject({
    kind: 'ambiguous',
    candidates: [{ label: '100 Main St, Houston, TX 77002' }, { label: '100 Main St, Katy, TX 77494' }],
  })
})

test('without keys only the Census is asked, without a house number nobody but those with keys, and without a network nobody', async () => {
  const bare = world({}, { MAPBOX_ACCESS_TOKEN: undefined, GOOGLE_MAPS_API_KEY: undefined })
  await geocode(bare, book, TANNER)
  expect(hosts(bare)).toEqual([CENSUS, CENSUS])
  const named = world({ [MAPBOX]: json(mapboxAnswer()) }, { GOOGLE_MAPS_API_KEY: undefined })
  await geocode(named, book, 'Port of Houston')
  expect(hosts(named)).toEqual([MAPBOX])
  const off = world({}, { NETWORK: 'off' })
  expect(await geocode(off, book, TANNER)).toEqual(APPROXIMATE)
  expect(off.asked).toEqual([])
})

test('over a real connection: providers that say nothing are given up in time, for those who wait as well', async () => {
  const outside = await outsideServer(() => {})
  const services: GeocodeServices = { ...world({}), fetch: outside.fetch }
  const limits = { providerMs: 150, allMs: 300 }
  const answers = await Promise.all([
    geocode(services, book, TANNER, limits),
    geocode(services, book, TANNER, limits),
  ])
  expect(answers).toEqual([APPROXIMATE, APPROXIMATE])
  expect(outside.asked[0]).toMatch(/^\/geocoding\.geo\.census\.gov\/geocoder\//)
})

test('without the table of places addresses are still found', async () => {
  const services = world({ [CENSUS]: json(censusAnswer(MATCH)) })
  const bare = { ...services, places: () => Promise.reject(new Error('no such file')) }
  expect(await geocode(bare, book, TANNER)).toMatchObject({ place: { precision: 'address' } })
})
