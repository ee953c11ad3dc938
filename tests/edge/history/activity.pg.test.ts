import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { propertyChange } from '../../../db/history-schema.ts'
import { property } from '../../../db/property-table.ts'
import { attachment, compList, compListEntry } from '../../../db/schema.ts'
import { importRows } from '../../../edge/import/import-rows.ts'
import { createRejectedFile } from '../../../edge/import/run/rejected-file.ts'
import type { ActivityEntry, ActivitySummary } from '../../../sync/api/activity.ts'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { appUnderTest } from '../app-under-test.ts'
import { type MadeRow, makeEvents, makeRows } from '../import/make-events.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'

const site = await appUnderTest()
const { db } = site
const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-history-'))
afterAll(() => rm(dataDir, { recursive: true }))

const importMade = (rows: MadeRow[], by?: string) =>
  importRows({
    db,
    by,
    team: MARIA.teamId,
    source: 'north',
    workbook: 'north.csv',
    events: makeEvents(rows),
    rejectedRows: createRejectedFile(dataDir, 'north', '2026-11-21'),
  })

interface Page {
  entries: ActivityEntry[]
  next: string | null
}
const listed = async (query = '') => (await (await site.get(`/api/activity?${query}`)).json()) as Page
const read = async <T>(path: string) => (await (await site.get(path)).json()) as T

await importMade(makeRows(1, 12))
const beforeChange = Date.now()
await importMade(
  [...makeRows(1, 11, (n) => (n === 3 ? { rentPerSf: 0.94, expiration: '2029' } : {})), ...makeRows(13, 13)],
  JAMES.userId,
)
const rows = await db.select().from(property)
const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? ''
const at = new Date()
await db.insert(propertyChange).values({
  teamId: MARIA.teamId,
  propertyId: idOf('Building 4'),
  kind: 'corrected',
  at,
  userId: MARIA.userId,
  before: { clearHeight: 24 },
  after: { clearHeight: 26 },
  reason: 'Measured at the eave',
})
const ours = { teamId: MARIA.teamId, createdAt: at }
await db.insert(attachment).values({
  ...ours,
  id: 'a1',
  propertyId: idOf('Building 4'),
  name: 'Lease abstract.pdf',
  type: 'application/pdf',
  bytes: 10,
  authorId: MARIA.userId,
  removedAt: new Date(at.getTime() + 1000),
})

test('what happened is listed newest first, a run as one entry that unfolds, and a person’s doing in words and units', async () => {
  const { entries } = await listed()
  expect(
    entries.map(({ kind, who, source, counts }) => [kind, who?.name, source?.name, counts?.changed]),
  ).toEqual([
    ['detached', MARIA.name, 'north', undefined],
    ['attached', MARIA.name, 'north', undefined],
    ['corrected', MARIA.name, 'north', undefined],
    ['run', JAMES.name, 'north', 1],
    ['run', undefined, 'north', 0],
  ])
  expect(entries[2]).toMatchObject({
    property: { id: idOf('Building 4'), name: 'Building 4' },
    fields: [{ field: 'clearHeight', label: 'Clear height', before: '24 ft', after: '26 ft' }],
    about: 'Measured at the eave',
  })
  expect(entries.map(({ canRollBack }) => canRollBack)).toEqual([false, false, false, true, false])
  const unfolded = await listed(`run=${entries[3]?.runId}`)
  expect(unfolded.entries.map(({ kind, property }) => [kind, property?.name]).toSorted()).toEqual([
    ['added', 'Building 13'],
    ['changed', 'Building 3'],
    ['removed', 'Building 12'],
  ])
})

test('it is narrowed by what, who, source, property and time, and a value that is none is refused', async () => {
  const kinds = async (query: string) => (await listed(query)).entries.map(({ kind }) => kind)
  expect(await kinds('kind=corrected')).toEqual(['corrected'])
  expect(await kinds(`person=${MARIA.userId}`)).toEqual(['detached', 'attached', 'corrected'])
  expect(await kinds(`person=${JAMES.userId}`)).toEqual(['run'])
  expect(await kinds('source=99999')).toEqual([])
  expect(await kinds(`since=${beforeChange}&kind=run`)).toEqual(['run'])
  const refused = await site.get('/api/activity?kind=forgotten')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('kind')])
})

test('a property tells its history down to the row it was read from', async () => {
  const { entries } = await read<Page>(`/api/properties/${idOf('Building 3')}/history`)
  expect(entries.map(({ kind, fields, about }) => ({ kind, fields, about }))).toEqual([
    {
      kind: 'changed',
      fields: [
        { field: 'rentPerSf', label: 'Rent', before: '$0.03/SF/mo', after: '$0.94/SF/mo' },
        { field: 'expiration', label: 'Expires', before: 'none', after: '2029' },
      ],
      about: null,
    },
    { kind: 'added', fields: [], about: 'Now row 4 of Buildings' },
  ])
  expect((await site.get('/api/properties/nowhere/history')).status).toBe(404)
})

test('the summary counts what became new, changed and gone, and says what it was', async () => {
  const id = 4711
  await db
    .insert(compList)
    .values({ ...ours, id, ownerId: MARIA.userId, name: 'Mine', isPublic: false, updatedAt: at })
  await db.insert(compListEntry).values({
    ...ours,
    compListId: id,
    propertyId: idOf('Building 12'),
    propertyName: 'Building 12',
    isIncluded: true,
    position: 1,
    updatedAt: at,
  })
  expect(await read<ActivitySummary>(`/api/activity/summary?since=${beforeChange}`)).toEqual({
    added: 1,
    changed: 1,
    changedFields: 3,
    gone: 1,
    goneInLists: 1,
    first: [
      { propertyId: idOf('Building 13'), isNew: true, words: '' },
      { propertyId: idOf('Building 3'), isNew: false, words: 'Rent was $0.03/SF/mo; expires was none' },
    ],
  })
  expect(await read<ActivitySummary>(`/api/activity/summary?since=${Date.now() + 1000}`)).toMatchObject({
    added: 0,
    changed: 0,
    gone: 0,
    first: [],
  })
})

test('a run is rolled back over HTTP, told as an entry of its own, and not twice', async () => {
  const runId = (await listed('kind=run')).entries[0]?.runId
  const offered = async (headers = {}) =>
    ((await (await site.get('/api/sources', headers)).json()) as { sources: ApiSource[] }).sources.map(
      ({ name, run }) => [name, run?.canRollBack],
    )
  expect(await offered()).toEqual([['north', true]])
  expect(await offered(await signedIn(JAMES))).toEqual([['north', false]])
  const answer = await site.post(`/api/runs/${runId}/rollback`, {})
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { source: 'north', changed: 1, removed: 1, returned: 1 },
  ])
  expect(await offered()).toEqual([['north', false]])
  const since = await read<ActivitySummary>(`/api/activity/summary?since=${beforeChange}`)
  expect(since).toMatchObject({ added: 0, gone: 0, goneInLists: 0 })
  const again = await site.post(`/api/runs/${runId}/rollback`, {})
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: 'This run has been rolled back already.' },
  ])
  const [entry] = (await listed('kind=rolled-back')).entries
  expect(entry).toMatchObject({
    who: { name: MARIA.name },
    runId,
    counts: { new: 1, changed: 1, removed: 1 },
  })
  const { entries } = await read<Page>(`/api/properties/${idOf('Building 3')}/history`)
  expect(entries.map(({ kind }) => kind)).toEqual(['rolled-back', 'changed', 'added'])
})

test('entries come page by page, each once', async () => {
  const many = Array.from({ length: 120 }, (_, i) => ({
    teamId: MARIA.teamId,
    propertyId: idOf('Building 5'),
    kind: 'corrected' as const,
    // Several at one moment.
    at: new Date(Date.UTC(2026, 0, 1) + Math.floor(i / 7) * 1000),
    userId: MARIA.userId,
    after: { clearHeight: i },
  }))
  await db.insert(propertyChange).values(many)
  const seen: string[] = []
  for (let before = ''; ; ) {
    const { entries, next } = await listed(`kind=corrected${before}`)
    seen.push(...entries.map(({ id }) => id))
    if (next === null) break
    before = `&before=${encodeURIComponent(next)}`
  }
  expect([seen.length, new Set(seen).size]).toEqual([121, 121])
})
