import { beforeAll, expect, test } from 'vitest'
import type { ApiComp, ApiCompList } from '../../../sync/api/comp-lists.ts'
import { MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

const PATH = '/api/comp-lists/from-proximity'
const CENTER = { latitude: 29.76, longitude: -95.37 }
const BOOK = [
  makeProperty({ id: 'near', name: 'Near', propertyType: 'Manufacturing', rentPerSf: 0.7, ...CENTER }),
  makeProperty({ id: 'dear', name: 'Dear', propertyType: 'Manufacturing', rentPerSf: 1.2, ...CENTER }),
  makeProperty({
    id: 'far',
    name: 'Far',
    propertyType: 'Manufacturing',
    rentPerSf: 0.7,
    ...CENTER,
    latitude: 29.9,
  }),
  ...Array.from({ length: MAX_COMPS }, (_, i) =>
    makeProperty({
      id: `w${i}`,
      name: `W${i}`,
      propertyType: 'Warehouse',
      latitude: 32.78,
      longitude: -96.8,
    }),
  ),
  makeProperty({ id: 'one more', propertyType: 'Office', latitude: 32.78, longitude: -96.8 }),
]

let server: AppUnderTest
beforeAll(async () => {
  server = await appUnderTest()
  await fillBook(server.db, BOOK)
})

async function ask(body: unknown): Promise<[number, unknown]> {
  const response = await server.post(PATH, body)
  return [response.status, await response.json()]
}
const lists = async () => (await (await server.get('/api/comp-lists')).json()) as ApiCompList[]

test('what is near and meets the filter becomes a list that remembers how it was made', async () => {
  const filters = { propertyType: 'manuf', maxRent: 1 }
  const asked = { name: ' Downtown ', address: '1001 Main St', ...CENTER, radius: 3, filters }
  const [status, answer] = await ask(asked)
  expect([status, answer]).toEqual([200, { id: expect.any(Number), totalProperties: 1 }])
  const { id } = answer as { id: number }
  const list = await (await server.get(`/api/comp-lists/${id}`)).json()
  expect(list).toMatchObject({
    name: 'Downtown',
    centerAddress: '1001 Main St',
    ...CENTER,
    radius: 3,
    isPublic: false,
    includedCount: 1,
    filters: {
      words: ['Type Manufacturing', 'Rent ≤ $1.00/SF/mo'],
      href: '/proximity?address=1001+Main+St&lat=29.76&lng=-95.37&radius=3&type=Manufacturing&maxRent=1',
    },
  })
  expect((list as { properties: ApiComp[] }).properties.map(({ propertyId }) => propertyId)).toEqual(['near'])
})

test('without a filter and a name for the place, all within the usual radius are in it, nearest first', async () => {
  const [, answer] = await ask({ name: 'All', ...CENTER })
  expect(answer).toMatchObject({ totalProperties: 2 })
  const all = await ask({ name: 'Wider', ...CENTER, radius: 20 })
  expect(all[1]).toMatchObject({ totalProperties: 3 })
})

test('as many as a list holds are taken; of more, none', async () => {
  const dallas = { latitude: 32.78, longitude: -96.8 }
  expect(await ask({ name: 'Warehouses', ...dallas, filters: { propertyType: 'Warehouse' } })).toMatchObject([
    200,
    { totalProperties: MAX_COMPS },
  ])
  const before = (await lists()).length
  expect(await ask({ name: 'Too many', ...dallas })).toEqual([
    400,
    { code: 'bad_request', message: 'A comp list holds at most 1,000 properties.' },
  ])
  expect(await lists()).toHaveLength(before)
})

test.each([
  [{ name: '   ' }, 'name: must not be empty.'],
  [{ name: 'x'.repeat(121) }, 'name: must be no longer than 120 characters.'],
  [{ latitude: 91 }, 'latitude: must be at most 90.'],
  [{ longitude: '-95 W' }, 'longitude: must be a number.'],
  [{ radius: 0 }, 'radius: must be at least 0.1.'],
  [{ radius: 101 }, 'radius: must be at most 100.'],
  [{ filters: { minRent: '$1' } }, 'filters.minRent: must be a number.'],
  [{ filters: { rent: 1 } }, 'filters: has unknown fields rent.'],
  [{ filters: { minRent: 2, maxRent: 1 } }, 'filters: Minimum rent is above maximum rent.'],
  [{ filters: { tenant: 'x'.repeat(121) } }, 'filters.tenant: must be no longer than 120 characters.'],
  [{ color: 'red' }, 'body: has unknown fields color.'],
])('what cannot be asked is named: %j', async (part, message) => {
  const before = (await lists()).length
  expect(await ask({ name: 'A', ...CENTER, ...part })).toEqual([400, { code: 'bad_request', message }])
  expect(await lists()).toHaveLength(before)
})
