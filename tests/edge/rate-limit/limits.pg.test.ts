import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createLimits, createRateLimit } from '../../../edge/rate-limit/rate-limit.ts'
import type { Limits } from '../../../edge/services/limits.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { pushed } from '../pushed.ts'
import { ADDRESS, COSTLY_CALLS, NOTE, PLACE } from './costly-calls.ts'

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

test.each(COSTLY_CALLS)(
  'a user has so many %s, which %s takes, and then waits',
  async (kind, _name, call) => {
    allow(kind, 1)
    expect((await call(server)).status).not.toBe(429)
    const refused = await call(server)
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '30',
      { code: 'too_many', message: 'Too many requests. Try again in 30 s.' },
    ])
  },
)

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
