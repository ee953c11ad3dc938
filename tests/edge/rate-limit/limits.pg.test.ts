import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createLimits, createRateLimit } from '../../../edge/rate-limit/rate-limit.ts'
import type { Limits } from '../../../edge/services/limits.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { pushed } from '../pushed.ts'

const ADDRESS = '9600 Tanner Rd, Houston, TX 77041'
const NOTE = { note: 'Toured', isPrivate: false }
const PLACE = { latitude: 29.7, longitude: -95.3 }
const NEAR = { message: `warehouses near ${ADDRESS}`, conversationHistory: [] }

let server: AppUnderTest
beforeAll(async () => {
  server = await appUnderTest()
  await fillBook(server.db, [makeProperty({ id: 'a', name: 'A', ...PLACE })])
})

const now = () => new Date(0)
beforeEach(() => {
  server.services.limits = createLimits(now)
})

/** Leaves one user `calls` of a kind, of which two a minute come back. */
function allow(kind: keyof Limits, calls: number): void {
  server.services.limits = {
    ...server.services.limits,
    [kind]: createRateLimit({ atOnce: calls, perMinute: 2 }, now),
  }
}

const post = (path: string, body: unknown) => () => server.post(path, body)
const get = (path: string) => () => server.get(path)

const COSTLY: readonly [kind: keyof Limits, name: string, call: () => Promise<Response>][] = [
  ['books', 'the book', get('/api/book')],
  ['books', 'what changed in the book', get('/api/book/tail')],
  ['books', 'the bootstrap', get('/api/bootstrap')],
  ['books', 'all properties', get('/api/properties')],
  ['questions', 'a search', post('/api/properties/search', { query: 'crane' })],
  ['questions', 'a filter', post('/api/properties/filter', {})],
  ['questions', 'an analysis', post('/api/properties/filter-analysis', {})],
  ['questions', 'a proximity search', post('/api/properties/proximity-search', PLACE)],
  ['exports', 'an export', post('/api/properties/export', { propertyIds: ['a'] })],
  ['exports', 'the export of a list', get('/api/comp-lists/1/export/csv')],
  ['pictures', 'a picture', get('/api/pictures/map.svg?latitude=x')],
  ['pictures', 'the map of a list', get('/api/comp-lists/1/map.svg')],
  ['pictures', 'a map of a place', get('/api/proximity/map.svg')],
  ['geocode', 'an address', get('/api/geocode?address=29.76,-95.37')],
  [
    'geocode',
    'a proximity search with an address',
    post('/api/properties/proximity-search', { address: ADDRESS }),
  ],
  ['chat', 'a question to the assistant', post('/api/chat', { message: 'cranes' })],
  ['sourceRuns', 'reading the sources', post('/api/properties/sync', {})],
  ['writes', 'a note', post('/api/properties/a/notes', NOTE)],
  ['writes', 'a changed note', () => server.put('/api/notes/none', NOTE)],
  ['writes', 'a deleted note', () => server.remove('/api/notes/none')],
  ['writes', 'a list', post('/api/comp-lists', { name: 'L' })],
  ['writes', 'a list around a place', post('/api/comp-lists/from-proximity', { name: 'Around', ...PLACE })],
  ['writes', 'a deleted list', () => server.remove('/api/comp-lists/1')],
  ['writes', 'a comp', post('/api/comp-lists/1/properties', { propertyId: 'a' })],
  ['writes', 'a changed comp', () => server.put('/api/comp-lists/1/properties/a', { isIncluded: true })],
  ['writes', 'a removed comp', () => server.remove('/api/comp-lists/1/properties/a')],
]

test.each(COSTLY)('a user has so many %s, which %s takes, and then waits', async (kind, _name, call) => {
  allow(kind, 1)
  expect((await call()).status).not.toBe(429)
  const refused = await call()
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '30',
    { code: 'too_many', message: 'Too many requests. Try again in 30 s.' },
  ])
})

test('a proximity search by coordinates takes no address', async () => {
  allow('geocode', 0)
  expect((await server.post('/api/properties/proximity-search', PLACE)).status).toBe(200)
})

test('the places that the assistant looks for are counted as addresses, and one too many is said', async () => {
  allow('geocode', 1)
  const said = async () =>
    ((await (await server.post('/api/chat', NEAR)).json()) as { message: string }).message
  expect(await said()).not.toContain('Too many requests')
  expect(await said()).toContain('Too many requests. Try again in 30 s.')
})

test('five hundred writes made offline come through the sync engine without a pause', () => {
  const { mutations } = createLimits(now)
  expect(new Set(Array.from({ length: 500 }, () => mutations('demo-maria')))).toEqual(new Set([null]))
})

test('writes through the sync engine beyond what a user has in hand are slowed down, and none is lost or refused', async () => {
  let at = 0
  const take = createRateLimit({ atOnce: 5, perMinute: 30_000 }, () => new Date(at++))
  let pauses = 0
  server.services.limits.mutations = (userId) => {
    const waitMs = take(userId)
    if (waitMs !== null) pauses++
    return waitMs
  }
  const writes = Array.from({ length: 50 }, (_, i): [string, object] => [
    'note.add',
    { id: `offline-${i}`, propertyId: 'a', ...NOTE, now: 0 },
  ])
  expect(await pushed(server, ...writes)).toEqual(Array(50).fill({}))
  expect(pauses).toBeGreaterThan(0)
})
