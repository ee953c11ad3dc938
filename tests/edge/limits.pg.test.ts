import { beforeAll, expect, test } from 'vitest'
import { CALLS_A_MINUTE } from '../../edge/create-limits.ts'
import { makeProperty } from '../make/property.ts'
import { type AppUnderTest, appUnderTest } from './app-under-test.ts'
import { fillBook } from './fill-book.ts'

let server: AppUnderTest
beforeAll(async () => {
  server = await appUnderTest()
  await fillBook(server.db, [makeProperty({ id: 'a', name: 'A' })])
})

const CALLS = {
  exports: () => server.post('/api/properties/export', { propertyIds: ['a'] }),
  pictures: () => server.get('/api/pictures/map.svg?latitude=x'),
  geocode: () => server.get('/api/geocode?address=29.76,-95.37'),
}

test.each(Object.entries(CALLS))('one user gets so many %s in a minute, then waits', async (kind, call) => {
  const most = CALLS_A_MINUTE[kind as keyof typeof CALLS]
  const statuses = new Set<number>()
  for (let i = 0; i < most; i++) statuses.add((await call()).status)
  expect(statuses).not.toContain(429)
  let last = await call()
  // The clock goes on while they are counted.
  while (last.status !== 429) last = await call()
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.json()).toEqual({
    code: 'too_many',
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ s\.$/),
  })
})
