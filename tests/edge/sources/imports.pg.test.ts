import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { importRun, source, sourceRow } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { withRunLock } from '../../../edge/import/run/run-lock.ts'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { shownBook } from '../import/shown-book.ts'
import { JAMES, MARIA } from '../people.ts'
import { endOf, importOf, jobOf, NO_DECISIONS, planOf, sendFile } from './import-job.ts'

const server: AppUnderTest = await appUnderTest()
beforeEach(() => seedDemoTeam(server.db))

const HEADER = 'Address,City,State,Type,Rent/SF/Mo,Tenant'
const row = (n: number, rent = 0.55, tenant = 'Acme') =>
  `${n} Gessner Rd,Houston,TX,Warehouse,${rent},${tenant}`
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n')

async function sources(): Promise<ApiSource[]> {
  const answer = (await (await server.get('/api/sources')).json()) as { sources: ApiSource[] }
  return answer.sources
}

test('a file that was sent is planned without a trace, imported as planned, kept, and read again', async () => {
  const upload = await sendFile(
    server,
    'deals.csv',
    csv(row(1), row(2), ',Houston,TX,Warehouse,about a dollar,'),
  )
  const before = await server.db.$count(importRun)
  const plan = await planOf(server, { upload, decisions: NO_DECISIONS })
  expect(plan.counts).toEqual({
    rows: 3,
    new: 2,
    changed: 0,
    unchanged: 0,
    removed: 0,
    ended: 0,
    rejected: 1,
    skipped: 0,
  })
  expect(plan.newBuildings).toBe(2)
  expect(plan.added.map(({ address, tenant }) => [address, tenant])).toEqual([
    ['1 Gessner Rd', 'Acme'],
    ['2 Gessner Rd', 'Acme'],
  ])
  expect(plan.added[0]).toMatchObject({
    isAssumed: false,
    fields: { rentPerSf: 0.55, propertyType: 'Warehouse', city: 'Houston', salePrice: null },
  })
  expect(plan.rejected).toMatchObject([
    { sheet: 'deals', rowNumber: 4, cells: ['', 'Houston', 'TX', 'Warehouse', 'about a dollar', ''] },
  ])
  expect(plan.rejected[0]?.reasons.length).toBeGreaterThan(0)
  expect(plan.harm).toEqual([])
  expect(await sources()).toEqual([])
  expect(await server.db.$count(importRun)).toBe(before)
  expect(await server.db.$count(property)).toBe(0)

  const { sourceId, counts } = await importOf(server, {
    upload,
    decisions: NO_DECISIONS,
    expects: plan.counts,
  })
  expect(counts).toEqual(plan.counts)
  expect((await shownBook(server.db)).size).toBe(2)
  expect(await server.filesIn('uploads')).toEqual([])
  expect(await server.filesIn('sources')).toEqual([upload])
  expect(await sources()).toMatchObject([
    {
      id: sourceId,
      name: 'deals',
      kind: 'file',
      place: 'deals.csv',
      properties: 2,
      rejected: 1,
      addedBy: MARIA.name,
      isOwn: true,
      canRun: true,
      running: null,
      run: { rows: 3, new: 2, rejected: 1 },
    },
  ])
  const again = await importOf(server, { sourceId })
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, rejected: 1 })
})

test('a newer file of a source says figure by figure what it would change, with the corrections that stay over it', async () => {
  const upload = await sendFile(
    server,
    'north.csv',
    csv(...Array.from({ length: 10 }, (_, i) => row(i + 100))),
  )
  const { sourceId } = await importOf(server, { upload, decisions: NO_DECISIONS })
  const [first] = await server.db.select().from(property).where(sql`address = '100 Gessner Rd'`)
  await server.db.execute(sql`insert into correction (id, team_id, property_id, field, value, typed, author_id, created_at)
    values ('c1', 'demo', ${first?.id}, 'propertyType', '"Manufacturing"', 'mfg', ${JAMES.userId}, now())`)
  const rows = Array.from({ length: 9 }, (_, i) => row(i + 100))
  const newer = await sendFile(
    server,
    'north (1).csv',
    csv(...rows.with(0, row(100, 0.6).replace('Warehouse', 'Flex')), row(200)),
  )
  const plan = await planOf(server, { upload: newer, sourceId, decisions: NO_DECISIONS })
  expect(plan.counts).toMatchObject({ new: 1, changed: 1, unchanged: 8, removed: 1 })
  expect(plan.changedFigures).toBe(2)
  expect(plan.changes).toMatchObject([
    {
      property: { id: first?.id },
      field: 'propertyType',
      before: 'Warehouse',
      after: 'Flex',
      correction: { value: 'Manufacturing', author: JAMES.name },
    },
    { field: 'rentPerSf', before: 0.55, after: 0.6, correction: null },
  ])
  expect(plan.removed).toMatchObject([{ property: { address: '109 Gessner Rd' }, lists: 0, notes: 0 }])

  const other = { ...plan.counts, changed: 2 }
  const refused = await jobOf(server, '/api/imports', { upload: newer, sourceId, expects: other })
  expect(refused).toMatchObject({ state: 'failed' })
  expect(refused.state === 'failed' && refused.sentence).toMatch(/have changed since you looked/)
  expect(await server.filesIn('uploads')).toEqual([newer])
  await importOf(server, { upload: newer, sourceId, expects: plan.counts })
  const [changed] = await server.db.select().from(property).where(sql`id = ${first?.id}`)
  expect(changed).toMatchObject({ rentPerSf: 0.6, propertyType: 'Flex' })
  expect(await server.filesIn('sources')).not.toContain(upload)
})

test('a file that would empty a source says so in its plan, and is imported where that is meant', async () => {
  const upload = await sendFile(server, 'west.csv', csv(row(300), row(301), row(302)))
  const { sourceId } = await importOf(server, { upload, decisions: NO_DECISIONS })
  const less = await sendFile(server, 'west.csv', csv(row(300)))
  const plan = await planOf(server, { upload: less, sourceId, decisions: NO_DECISIONS })
  expect(plan.harm).toEqual(['2 of the 3 properties of west are not in this file, which is more than 20%.'])
  expect(await jobOf(server, '/api/imports', { upload: less, sourceId })).toMatchObject({ state: 'failed' })
  const forced = await importOf(server, { upload: less, sourceId, force: true })
  expect(forced.counts).toMatchObject({ unchanged: 1, removed: 2 })
})

test('a source is renamed, removed with what hangs on it, restored as it was, and read again as the same', async () => {
  const upload = await sendFile(server, 'south.csv', csv(row(400), row(401)))
  const { sourceId } = await importOf(server, { upload, decisions: NO_DECISIONS })
  const before = await shownBook(server.db)
  expect(await (await server.get(`/api/sources/${sourceId}/holds`)).json()).toMatchObject({ properties: 2 })
  await server.put(`/api/sources/${sourceId}`, { name: 'Southern' })
  expect(await (await server.remove(`/api/sources/${sourceId}`)).json()).toEqual({ removed: 2 })
  expect((await sources()).map(({ id }) => id)).not.toContain(sourceId)
  expect((await server.remove(`/api/sources/${sourceId}`)).status).toBe(404)
  const back = await server.post(`/api/sources/${sourceId}/restore`, {})
  expect(await back.json()).toMatchObject({ id: sourceId, name: 'Southern', properties: 2 })
  expect(await shownBook(server.db)).toEqual(before)
  expect(await server.db.$count(sourceRow)).toBeGreaterThan(0)
  expect((await importOf(server, { sourceId })).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  expect(await shownBook(server.db)).toEqual(before)
})

test('rejected rows stay listed with their reasons, and are downloaded with them', async () => {
  const upload = await sendFile(
    server,
    'bad.csv',
    csv(row(700), ',Houston,TX,Warehouse,1.1,"=cmd, x"', ',Houston,TX,Warehouse,2,'),
  )
  const { sourceId } = await importOf(server, { upload, decisions: NO_DECISIONS })
  const listed = await (await server.get(`/api/sources/${sourceId}/rejected`)).json()
  expect(listed).toMatchObject({ total: 2, rows: [{ rowNumber: 3 }, { rowNumber: 4 }] })
  const file = await server.get(`/api/sources/${sourceId}/rejected.csv`)
  expect(file.headers.get('content-disposition')).toMatch(/bad-rejected-/)
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toBe(`Sheet,Row,Reasons,${HEADER}`)
  expect(lines[1]).toMatch(/^bad,3,.*,"'=cmd, x"$/)
  expect(lines).toHaveLength(4)
})

test('a name that is taken, a file that is gone and a file that is none are refused with a sentence', async () => {
  const upload = await sendFile(server, 'twice.csv', csv(row(800)))
  await importOf(server, { upload, decisions: NO_DECISIONS })
  const same = await sendFile(server, 'twice.csv', csv(row(801)))
  const taken = await server.post('/api/imports/plan', { upload: same, decisions: NO_DECISIONS })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({
    message: expect.stringContaining('a source named twice already'),
  })
  expect((await server.post('/api/imports/plan', { upload: 'gone' })).status).toBe(404)
  const pdf = await sendFile(server, 'report.csv', '%PDF-1.7\n%âãÏÓ\n')
  expect(await jobOf(server, '/api/imports/plan', { upload: pdf })).toMatchObject({ state: 'failed' })
  expect((await server.db.select().from(source)).map(({ name }) => name)).not.toContain('report')
})

test('who imports while the team imports already is told, and waits for the other to end', async () => {
  const upload = await sendFile(server, 'second.csv', csv(row(600)))
  const first = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const other = withRunLock(server.db, 'demo', async () => {
    held.resolve()
    await first.promise
  })
  await held.promise
  const begun = await server.post('/api/imports', { upload, decisions: NO_DECISIONS })
  const { job } = (await begun.json()) as { job: string }
  const stateNow = async () => await (await server.get(`/api/imports/${job}`)).json()
  await expect.poll(stateNow).toMatchObject({ state: 'running', stage: 'waiting' })
  expect((await sources()).map(({ name }) => name)).not.toContain('second')

  first.resolve()
  await other
  expect(await endOf(server, job)).toMatchObject({ state: 'done', counts: { new: 1 } })
})

test('rows that were decided to be duplicates are left out here as in the page, and by later runs of the source', async () => {
  const group = { sheet: 'doubled', header: null, group: 'duplicate', decision: { do: 'leave-out' } as const }
  const decisions = { ...NO_DECISIONS, groups: [group] }
  const twice = [row(1), row(2), row(1, 0.61, 'Acme Inc.')]
  const upload = await sendFile(server, 'doubled.csv', csv(...twice))
  const plan = await planOf(server, { upload, decisions })
  expect(plan.counts).toMatchObject({ rows: 3, new: 2, skipped: 1, rejected: 0 })
  const { sourceId } = await importOf(server, { upload, decisions, expects: plan.counts })
  const left = await server.db
    .select({ reasons: sourceRow.reasons })
    .from(sourceRow)
    .where(sql`${sourceRow.result} = 'skipped' and ${sourceRow.rowNumber} = 4`)
  expect(left).toContainEqual({ reasons: ['The row is left out as a duplicate, as decided.'] })

  const later = await sendFile(server, 'doubled.csv', csv(...twice, row(2, 0.7, 'Acme LLC')))
  const again = await planOf(server, { upload: later, sourceId })
  expect(again.counts).toMatchObject({ rows: 4, unchanged: 2, skipped: 2 })
  expect(again.stale).toEqual([])
  await server.remove(`/api/sources/${sourceId}`)
})
