import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../../edge/auth/session.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { censusAnswer } from '../geocode-providers.ts'

let app: AppUnderTest
beforeAll(async () => {
  app = await appUnderTest({
    maps: { network: true },
    fetch: async (request) => {
      const asked = new URL(request.url).searchParams.get('address') ?? ''
      if (asked.startsWith('9600 Tanner'))
        return Response.json(censusAnswer(['9600 TANNER RD, HOUSTON, TX, 77041', -95.54, 29.847]))
      return new Response('<html>maintenance</html>', { status: 500 })
    },
  })
  const main = { address: '100 Main St', state: 'TX', latitude: 29.76 }
  await fillBook(app.db, [
    makeProperty({
      id: 'a',
      address: '5200 Windfern Rd',
      city: 'Houston',
      state: 'TX',
      zip: '77041',
      latitude: 29.85,
      longitude: -95.54,
    }),
    makeProperty({ id: 'b', ...main, city: 'Houston', longitude: -95.36 }),
    makeProperty({ id: 'c', ...main, city: 'Katy', longitude: -95.82 }),
  ])
})

const ask = (address: string, headers?: Record<string, string>) =>
  app.get(`/api/geocode?${new URLSearchParams({ address })}`, headers)

test.each([
  ['29.76, -95.37', { latitude: 29.76, longitude: -95.37, precision: 'coordinates', label: '29.76, -95.37' }],
  [
    '5200 windfern road',
    {
      latitude: 29.85,
      longitude: -95.54,
      precision: 'property',
      label: '5200 Windfern Rd, Houston, TX 77041',
      propertyId: 'a',
    },
  ],
  [
    '9600 Tanner Rd, Houston',
    { latitude: 29.847, longitude: -95.54, precision: 'address', label: '9600 Tanner Rd, Houston, TX 77041' },
  ],
  ['77041', { latitude: 29.858, longitude: -95.586, precision: 'zip', label: 'ZIP 77041, approximate' }],
  [
    '1 Nowhere Rd, Houston, TX',
    { latitude: 29.763, longitude: -95.363, precision: 'city', label: 'Houston, TX, approximate' },
  ],
])('%s is answered with the place and how sure it is', async (address, place) => {
  const response = await ask(address)
  expect([response.status, await response.json()]).toEqual([200, place])
})

test.each([
  ['1 Nowhere Rd', 404, 'not_found', 'Could not find the address.'],
  ['abc', 404, 'not_found', 'Could not find the address.'],
  [
    '100 Main St',
    404,
    'not_found',
    'Could not find the address: it could be 100 Main St, Houston, TX or 100 Main St, Katy, TX. Please add the city or the ZIP code.',
  ],
  ['91, -95.37', 400, 'bad_request', 'Latitude must be from -90 to 90.'],
  ['', 400, 'bad_request', 'address: must not be empty.'],
  ['x'.repeat(501), 400, 'bad_request', 'address: must be no longer than 500 characters.'],
  ['12 Main\u0000St', 400, 'bad_request', 'address: is not valid.'],
  ['12 Main\nSt', 400, 'bad_request', 'address: is not valid.'],
])('%j is refused in a sentence', async (address, status, code, message) => {
  const response = await ask(address)
  expect([response.status, await response.json()]).toEqual([status, { code, message }])
})

test('several places that fit are listed where a list is asked for', async () => {
  const response = await app.get('/api/geocode?address=100+Main+St&several=list')
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      candidates: [
        expect.objectContaining({ label: '100 Main St, Houston, TX', propertyId: 'b' }),
        expect.objectContaining({ label: '100 Main St, Katy, TX', propertyId: 'c' }),
      ],
    },
  ])
})

test('a question without an address, or with more than one, is refused', async () => {
  const bare = await app.get('/api/geocode')
  expect([bare.status, await bare.json()]).toEqual([
    400,
    { code: 'bad_request', message: 'address: must be a string.' },
  ])
  const more = await app.get('/api/geocode?address=77041&key=1')
  expect(more.status).toBe(400)
})

test('who is not signed in gets no place', async () => {
  expect((await ask('77041', { Cookie: `${SESSION_COOKIE}=` })).status).toBe(401)
})
