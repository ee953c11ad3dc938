import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import type { ApiComp, ApiCompList } from '../../../sync/api/comp-lists.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

let server: AppUnderTest
const properties: Property[] = ['Alpha', 'Beta', 'Gamma'].map((name) => makeProperty({ id: name, name }))
/** James signed in beside Maria, whom demo mode signs in by itself. */
let asJames: Record<string, string>

beforeAll(async () => {
  server = await appUnderTest()
  await fillBook(server.db, properties)
  const login = await server.get('/api/login?as=demo-james')
  asJames = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
})

async function create(body: Record<string, unknown> = {}): Promise<ApiCompList> {
  const response = await server.post('/api/comp-lists', { name: 'Windfern comps', ...body })
  expect(response.status).toBe(200)
  return (await response.json()) as ApiCompList
}
const path = (list: ApiCompList, rest = '') => `/api/comp-lists/${list.id}${rest}`
const read = async (response: Promise<Response>) => {
  const answered = await response
  return { status: answered.status, body: await answered.json() }
}
const compsOf = async (list: ApiCompList) => {
  const { body } = await read(server.get(path(list)))
  return (body as { properties: ApiComp[] }).properties
}

test('a list is created, filled, changed, emptied and deleted over HTTP', async () => {
  const list = await create({ description: ' For the Windfern deal ', centerAddress: '11830 Tanner Rd' })
  expect(list).toMatchObject({
    name: 'Windfern comps',
    description: 'For the Windfern deal',
    centerAddress: '11830 Tanner Rd',
    isPublic: false,
    ownerName: 'Maria Torres',
    includedCount: 0,
  })
  const added = await read(server.post(path(list, '/properties'), { propertyId: 'Beta', notes: 'Toured' }))
  expect(added.body).toMatchObject({
    propertyId: 'Beta',
    notes: 'Toured',
    isIncluded: true,
    property: properties[1],
  })
  await server.post(path(list, '/properties'), { propertyId: 'Alpha' })
  const left = await read(
    server.put(path(list, '/properties/Beta'), { isIncluded: false, reason: 'Flex, not bulk' }),
  )
  expect(left.body).toMatchObject({
    isIncluded: false,
    excludedBy: 'Maria Torres',
    excludeReason: 'Flex, not bulk',
  })
  const { body } = await read(server.get('/api/comp-lists'))
  expect(body).toContainEqual(expect.objectContaining({ id: list.id, includedCount: 1, excludedCount: 1 }))

  await server.remove(path(list, '/properties/Beta'))
  expect((await compsOf(list)).map(({ propertyId }) => propertyId)).toEqual(['Alpha'])
  await server.remove(path(list))
  expect(await read(server.get(path(list)))).toEqual({
    status: 404,
    body: { code: 'not_found', message: 'Comp list not found' },
  })
})

test('the same property added twice is in the list once', async () => {
  const list = await create()
  await server.post(path(list, '/properties'), { propertyId: 'Alpha', notes: 'First' })
  const again = await read(server.post(path(list, '/properties'), { propertyId: 'Alpha', notes: 'Second' }))
  expect([again.status, (again.body as ApiComp).notes, (await compsOf(list)).length]).toEqual([
    200,
    'First',
    1,
  ])
})

test('a property that left the book stays in the list, by name', async () => {
  const list = await create()
  await server.post(path(list, '/properties'), { propertyId: 'Gamma' })
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
    await tx.execute(sql`update public.property set removed_at = now() where id = 'Gamma'`)
  })
  expect(await compsOf(list)).toEqual([
    expect.objectContaining({ propertyId: 'Gamma', property: null, propertyName: 'Gamma' }),
  ])
})

test('another member does not find a private list, and reads but never changes a shared one', async () => {
  const own = await create()
  const shared = await create({ isPublic: true })
  expect((await server.get(path(own), asJames)).status).toBe(404)
  expect((await server.remove(path(own), asJames)).status).toBe(404)
  expect((await server.get(path(shared), asJames)).status).toBe(200)
  await server.post(path(shared, '/properties'), { propertyId: 'Alpha' })
  for (const changed of [
    server.post(path(shared, '/properties'), { propertyId: 'Beta' }, asJames),
    server.put(path(shared, '/properties/Alpha'), { isIncluded: false }, asJames),
    server.remove(path(shared, '/properties/Alpha'), asJames),
    server.remove(path(shared), asJames),
  ]) {
    expect(await read(changed)).toEqual({
      status: 403,
      body: { code: 'forbidden', message: 'Only the owner of a comp list may change it.' },
    })
  }
  expect(await compsOf(shared)).toMatchObject([{ propertyId: 'Alpha', isIncluded: true }])
})

test.each([
  ['a name of spaces', '/api/comp-lists', { name: '  ' }, 'name: must not be empty.'],
  [
    'a name of signs nobody sees',
    '/api/comp-lists',
    { name: '\u200b\ufeff\u202e\u00a0' },
    'name: must not be empty.',
  ],
  [
    'a name of 10,000 characters',
    '/api/comp-lists',
    { name: 'x'.repeat(10_000) },
    'name: must be no longer than 120 characters.',
  ],
  ['an unknown field', '/api/comp-lists', { name: 'A', color: 'red' }, 'body: has unknown fields color.'],
] as const)('%s is refused with a sentence that names the field', async (_, at, body, message) => {
  expect(await read(server.post(at, body))).toEqual({ status: 400, body: { code: 'bad_request', message } })
})

test('a list number that is none, and a property that is none, are answered as such', async () => {
  const list = await create()
  expect((await server.get('/api/comp-lists/abc')).status).toBe(400)
  expect((await server.get('/api/comp-lists/7')).status).toBe(404)
  expect((await server.post(path(list, '/properties'), { propertyId: 'Nowhere' })).status).toBe(404)
  expect((await server.put(path(list, '/properties/Alpha'), { isIncluded: false })).status).toBe(404)
  expect((await server.put(path(list, '/properties/Alpha'), {})).status).toBe(400)
})
