import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { apiToken } from '../../../db/access-schema.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { TOKEN_PREFIX } from '../../../edge/auth/api-tokens.ts'
import { sha256 } from '../../../edge/auth/sha256.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { removeSource } from '../../../edge/import/sources.ts'
import { makeProperty } from '../../make/property.ts'
import { appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { isInWorkerd } from '../host.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'
import { pushed } from '../pushed.ts'
import { recordedBy } from './recorded.ts'

const site = await appUnderTest()
await fillBook(site.db, [makeProperty({ id: 'p1' }), makeProperty({ id: 'p2' })])
const asJames = await signedIn(JAMES)
const recorded = (work: () => Promise<unknown>) => recordedBy(site.db, work)

const NOW = Date.now()
const list = (id: number, isPublic: boolean) => ({
  id,
  name: 'Northwest',
  description: null,
  centerAddress: null,
  isPublic,
  now: NOW,
})
const NO_PLACE = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }

test('signing in and out of the demo is recorded', async () => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }
  expect(await recorded(() => site.get('/api/login?as=demo-james', headers))).toEqual([
    {
      action: 'sign_in',
      actor: JAMES.userId,
      token: null,
      subject: null,
      details: {},
      device: 'Chrome on Windows',
      team: DEMO_TEAM,
    },
  ])
  expect(await recorded(() => site.post('/api/logout', {}, asJames))).toMatchObject([
    { action: 'sign_out', actor: JAMES.userId },
  ])
})

test('a list that begins or ceases to be shared is recorded once, with the write, and not when its creation is sent again', async () => {
  const shared = await recorded(() =>
    pushed(site, ['compList.create', { ...list(1, true), ...NO_PLACE, comps: [] }]),
  )
  expect(shared).toMatchObject([{ action: 'list_shared', actor: MARIA.userId, subject: '1' }])
  expect(await recorded(() => pushed(site, ['compList.edit', list(1, true)]))).toEqual([])
  expect(await recorded(() => pushed(site, ['compList.edit', list(1, false)]))).toMatchObject([
    { action: 'list_unshared', actor: MARIA.userId, subject: '1' },
  ])
  const again: [string, object] = ['compList.create', { ...list(1, true), ...NO_PLACE, comps: [] }]
  expect(await recorded(() => pushed(site, again))).toEqual([])
  const kept: [string, object] = ['compList.create', { ...list(2, false), ...NO_PLACE, comps: [] }]
  expect(await recorded(() => pushed(site, kept))).toEqual([])
})

test('what an administrator deletes of somebody else is recorded, and what people delete of their own is not', async () => {
  const created = await site.post('/api/comp-lists', { name: 'James’s', isPublic: true }, asJames)
  const { id } = (await created.json()) as { id: number }
  expect(await recorded(() => site.remove(`/api/comp-lists/${id}`))).toMatchObject([
    { action: 'list_removed', actor: MARIA.userId, subject: String(id), details: { of: JAMES.name } },
  ])
  const write = async () => {
    const answer = await site.post('/api/properties/p1/notes', { note: 'Toured', isPrivate: false }, asJames)
    return ((await answer.json()) as { id: string }).id
  }
  const note = await write()
  expect(await recorded(() => site.remove(`/api/notes/${note}`))).toMatchObject([
    { action: 'note_removed', actor: MARIA.userId, subject: note, details: { of: JAMES.name } },
  ])
  const own = await write()
  expect(await recorded(() => site.remove(`/api/notes/${own}`, asJames))).toEqual([])
})

test('every export is recorded with the count of its rows', async () => {
  const found = { format: 'csv', propertyIds: ['p1', 'p2'] }
  expect(await recorded(() => site.post('/api/properties/export', found, asJames))).toMatchObject([
    { action: 'exported', actor: JAMES.userId, details: { kind: 'csv', rows: 2 } },
  ])
  await pushed(site, ['compList.create', { ...list(3, false), ...NO_PLACE, comps: [] }])
  expect(await recorded(() => site.get('/api/comp-lists/3/export/table'))).toMatchObject([
    { action: 'exported', subject: '3', details: { kind: 'html', rows: 0 } },
  ])
  expect(await recorded(() => site.post('/api/exports', { kind: 'pdf', rows: 7 }, asJames))).toMatchObject([
    { action: 'exported', actor: JAMES.userId, details: { kind: 'pdf', rows: 7 } },
  ])
  expect(await recorded(() => site.post('/api/properties/export', { propertyIds: ['none'] }))).toEqual([])
})

test('a token is recorded when it is first used, and by name with what it does', async () => {
  const token = `${TOKEN_PREFIX}of-the-test`
  await site.db.insert(apiToken).values({
    id: 'token-1',
    userId: JAMES.userId,
    name: 'Excel link',
    scope: 'read',
    hash: await sha256(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  })
  const bearer = { Authorization: `Bearer ${token}` }
  expect(await recorded(() => site.get('/api/me', bearer))).toMatchObject([
    { action: 'token_used', actor: JAMES.userId, token: 'Excel link', subject: 'token-1' },
  ])
  const exports = () => site.post('/api/properties/export', { propertyIds: ['p1'] }, bearer)
  expect(await recorded(exports)).toMatchObject([{ action: 'exported', token: 'Excel link' }])
  const refused = () => site.post('/api/comp-lists', { name: 'x' }, bearer)
  expect(await recorded(refused)).toMatchObject([
    { action: 'refused', token: 'Excel link', details: { call: 'POST /api/comp-lists' } },
  ])
})

test.skipIf(isInWorkerd)(
  'imports and removals are recorded, by command and by whoever asks for them',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clearheight-audit-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, 'north.csv')
    await writeFile(path, 'Address,City,State,Type,Rent/SF/Mo\n1 Gessner Rd,Houston,TX,Warehouse,0.55')
    const target = { db: site.db, team: DEMO_TEAM, source: 'north', path, dataDir: folder, staysThere: true }
    expect(await recorded(() => importWorkbook(target))).toMatchObject([
      {
        action: 'source_imported',
        actor: null,
        team: DEMO_TEAM,
        details: { source: 'north', file: 'north.csv', new: 1, changed: 0, removed: 0, rejected: 0 },
      },
    ])
    expect(await recorded(() => site.post('/api/properties/sync', {}, asJames))).toMatchObject([
      { action: 'source_imported', actor: JAMES.userId, details: { source: 'north', new: 0 } },
    ])
    expect(await recorded(() => removeSource(site.db, DEMO_TEAM, 'north'))).toMatchObject([
      { action: 'source_removed', actor: null, details: { source: 'north', removed: 1 } },
    ])
  },
)

test('who is refused is recorded, over HTTP and through the sync engine, and a loop of refusals is cut off', async () => {
  await site.post('/api/comp-lists', { name: 'Maria’s', isPublic: true })
  const lists = (await (await site.get('/api/comp-lists')).json()) as { id: number; isPublic: boolean }[]
  const id = lists.find(({ isPublic }) => isPublic)?.id ?? 0
  const removal = () => site.remove(`/api/comp-lists/${id}`, asJames)
  expect(await recorded(removal)).toMatchObject([
    { action: 'refused', actor: JAMES.userId, details: { call: 'DELETE /api/comp-lists/:id' } },
  ])
  const created = await site.post('/api/comp-lists', { name: 'James’s', isPublic: true }, asJames)
  const theirs = (await created.json()) as { id: number }
  expect(await recorded(() => pushed(site, ['compList.edit', list(theirs.id, true)]))).toMatchObject([
    { action: 'refused', actor: MARIA.userId, details: { call: 'compList.edit' } },
  ])
  const loop = async () => {
    for (let i = 0; i < 40; i++) await removal()
  }
  const kept = await recorded(loop)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.length).toBeLessThan(25)
  expect(await recorded(() => site.get('/api/me', { Cookie: 'clearheight_session=' }))).toEqual([])
})
