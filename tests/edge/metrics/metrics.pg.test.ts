import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { snapshotTail } from '../../../edge/book/snapshot/snapshot-tail.ts'
import { requestField } from '../../../edge/http/request-id.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { isInWorkerd } from '../host.ts'

const TOKEN = 'the-token-of-the-metrics'
const AUTHORIZATION = { Authorization: `Bearer ${TOKEN}` }

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest({ metricsToken: TOKEN })
  await fillBook(
    site.db,
    ['a', 'b', 'c'].map((id) => makeProperty({ id })),
  )
})

/** The value of each sample. */
async function metrics(): Promise<Map<string, number>> {
  const response = await site.get('/api/metrics', AUTHORIZATION)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const samples = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    samples.map((line) => {
      const [, name = '', value] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
      return [name, Number(value)]
    }),
  )
}

test('figures are for whoever has their token, and there are none without one', async () => {
  expect((await site.get('/api/metrics')).status).toBe(401)
  expect((await site.get('/api/metrics', { Authorization: 'Bearer wrong' })).status).toBe(401)
  const off = site.appWith({ settings: { ...site.services.settings, metricsToken: null } })
  const answer = await off.request('http://localhost:8787/api/metrics', { headers: AUTHORIZATION })
  expect(answer.status).toBe(404)
})

test('requests are counted and timed by route, whatever they ask for', async () => {
  const count = 'clearheight_requests_total{route="/api/properties/:id/notes",method="GET",status="404"}'
  const before = (await metrics()).get(count) ?? 0
  await site.get('/api/properties/one/notes')
  await site.get('/api/properties/two/notes')
  await site.get('/api/nowhere/at/all')
  const after = await metrics()
  expect(after.get(count)).toBe(before + 2)
  expect(after.get('clearheight_requests_total{route="none",method="GET",status="404"}')).toBe(1)
  const bucket = 'clearheight_request_seconds_bucket{route="/api/properties/:id/notes",le="+Inf"}'
  expect(after.get(bucket)).toBe(before + 2)
  expect(after.get('clearheight_request_seconds_count{route="/api/properties/:id/notes"}')).toBe(before + 2)
})

test('the size of the book, its tail and the age of its snapshot are told', async () => {
  const team = `{team="${DEMO_TEAM}"}`
  const before = await metrics()
  expect(before.get(`clearheight_properties${team}`)).toBe(3)
  expect(before.get(`clearheight_tail_rows${team}`)).toBe(3)
  expect(before.has(`clearheight_snapshot_bytes${team}`)).toBe(false)
  await snapshotTail(site.db, DEMO_TEAM)
  await site.db.execute(sql`update private.book_snapshot set created_at = now() - interval '2 hours'`)
  const after = await metrics()
  expect(after.get(`clearheight_tail_rows${team}`)).toBe(0)
  expect(after.get(`clearheight_snapshot_bytes${team}`)).toBeGreaterThan(100)
  expect(after.get(`clearheight_snapshot_age_seconds${team}`)).toBeGreaterThanOrEqual(7200)
})

test('the age of the last run that went well is told of each source, and whether the last one failed', async () => {
  await site.db.execute(sql`
    insert into private.import_run (team_id, source_id, workbook, state, forced, started_at, finished_at, rows_read,
      rows_new, rows_changed, rows_unchanged, rows_skipped, rows_rejected, rows_removed)
    select team_id, id, 'a.csv', state, false, now(), now() - age, 0, 0, 0, 0, 0, 0, 0 from private.source,
      (values (1, 'done', interval '3 hours'), (2, 'failed', interval '1 hour')) run (n, state, age) order by n`)
  const [[source] = []] = [(await site.db.execute<{ id: string }>(sql`select id from private.source`)).rows]
  const labels = `{team="${DEMO_TEAM}",source="${source?.id}"}`
  const after = await metrics()
  expect(after.get(`clearheight_source_run_age_seconds${labels}`)).toBeGreaterThanOrEqual(10_800)
  expect(after.get(`clearheight_source_run_failed${labels}`)).toBe(1)
})

test('the server is alive while its database is not', async () => {
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const app = site.appWith({ withDb: away })
  const alive = await app.request('http://localhost:8787/api/health/alive')
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }])
})

test('every answer has the id of its request: a new one, or that of a proxy in front', async () => {
  const id = async (headers = {}) => (await site.get('/api/nope', headers)).headers.get('x-request-id')
  expect(await id()).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  expect(await id()).not.toBe(await id())
  expect(await id({ 'X-Request-Id': 'proxy-4711-b' })).toBe('proxy-4711-b')
  expect(await id({ 'X-Request-Id': 'a"} {"event":"forged' })).toMatch(/^[\da-f-]{36}$/)
})

test.skipIf(isInWorkerd)('what a request logs has its id, also while others are answered', async () => {
  const lines: Record<string, string | number | boolean>[] = []
  const app = site.appWith({
    withDb: () => Promise.reject(new Error('broken')),
    log: (entry) => void lines.push({ ...requestField(), ...entry }),
  })
  const ids = ['request-one', 'request-two']
  const ask = (id: string) =>
    app.request('http://localhost:8787/api/properties', { headers: { 'X-Request-Id': id } })
  await Promise.all(ids.map(ask))
  expect(lines).toHaveLength(2)
  expect(lines.map(({ request }) => request).toSorted()).toEqual(ids)
  expect(requestField()).toEqual({})
})
