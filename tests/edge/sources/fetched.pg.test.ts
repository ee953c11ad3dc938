import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { property } from '../../../db/property-table.ts'
import { importGoogleSheet } from '../../../edge/local/commands/import-google-sheet.ts'
import { sourceWorldHere } from '../../../edge/local/sources/source-world-here.ts'
import type { ApiSource } from '../../../sync/api/sources.ts'
import type { ByteSource } from '../../../sync/sheets/file/byte-source.ts'
import { sheetsIn } from '../../../sync/sheets/file/sheets-text.ts'
import { NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { readPreview } from '../../../sync/sheets/preview/read-preview.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { JAMES, signedIn } from '../people.ts'
import { type FakeCell, fakeGoogle, type Instead, SHEET_ID } from './fake-google.ts'
import { endOf, importOf, jobOf, planOf } from './import-job.ts'

const google = await fakeGoogle()
const server: AppUnderTest = await appUnderTest({
  fetch: (request) => google.fetch(request),
  sources: google.settings,
})

const HEADER = ['Address', 'City', 'State', 'Type', 'Size (SF)', 'Rent/SF', 'Commencement']
const row = (n: number, rent: FakeCell = { value: 11.4, text: '$11.40/yr' }): FakeCell[] => [
  `${n} Gessner Rd`,
  'Houston',
  'TX',
  'Warehouse',
  { value: 20_000 + n, text: (20_000 + n).toLocaleString('en-US') },
  rent,
  { value: 45_731, text: '3/15/2025' },
]
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => row(from + i))

beforeEach(async () => {
  await seedDemoTeam(server.db)
  google.title = 'Houston comps'
  google.script()
  google.onPage = undefined
})

async function add(kind: ApiSource['kind'], name: string, address: string, more = {}): Promise<ApiSource> {
  const answer = await server.post('/api/sources', { kind, name, address, ...more })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ApiSource
}

/** What the server fetched of a source, as the page opens it. */
async function fetchedOf(sourceId: number): Promise<{ file: ByteSource; form: string }> {
  const begun = await server.post(`/api/sources/${sourceId}/fetch`, {})
  expect(begun.status).toBe(202)
  const ended = await endOf(server, ((await begun.json()) as { job: string }).job)
  if (ended.state !== 'fetched') throw new Error(`Not fetched: ${JSON.stringify(ended)}`)
  const bytes = new Uint8Array(await (await server.get(`/api/uploads/${ended.upload}`)).arrayBuffer())
  const read = async (start: number, end: number) => bytes.subarray(start, end)
  return { file: { name: ended.name, size: bytes.length, read }, form: ended.form }
}

async function known(id: number): Promise<ApiSource | undefined> {
  const { sources } = (await (await server.get('/api/sources')).json()) as { sources: ApiSource[] }
  return sources.find((source) => source.id === id)
}

async function failed(sourceId: number): Promise<string> {
  const state = await jobOf(server, '/api/imports', { sourceId })
  return state.state === 'failed' ? state.sentence : JSON.stringify(state)
}

const leftovers = () => server.filesIn('fetched')

test('a private sheet is planned and imported with its values as they are shown, and only what is chosen of it', async () => {
  google.tabs = [
    { title: "Bob's deals", rows: [HEADER, ...rows(1, 3)] },
    { title: 'Other', rows: [HEADER, ...rows(50, 60)] },
  ]
  const address = `https://docs.google.com/spreadsheets/d/${SHEET_ID}/edit#gid=0`
  const source = await add('google-sheet', 'Houston', address, { tabs: ["Bob's deals"], everyHours: 24 })
  expect(source).toMatchObject({ properties: 0, run: null, canRun: true, everyHours: 24 })
  const plan = await planOf(server, { sourceId: source.id })
  expect(plan.counts).toMatchObject({ new: 3, rejected: 0 })
  await importOf(server, { sourceId: source.id, expects: plan.counts })
  const stored = await server.db.select().from(property)
  expect(stored.map(({ address }) => address).toSorted()).toEqual([
    '1 Gessner Rd',
    '2 Gessner Rd',
    '3 Gessner Rd',
  ])
  expect(stored[0]).toMatchObject({
    rentPerSf: expect.closeTo(0.95, 9),
    rentBasisAssumed: false,
    commencement: '2025-03-15',
  })
  expect(await known(source.id)).toMatchObject({ place: 'Houston comps', properties: 3, failure: null })
  const me = (await (await server.get('/api/me')).json()) as { sources: object[]; failingSources: number }
  expect(me.sources).toContainEqual({ kind: 'google-sheet', name: 'Houston comps', isDaily: true })
  expect(me.failingSources).toBe(0)
  expect(google.tokens()).toBe(1)
  expect(await leftovers()).toEqual([])
})

test('a private sheet comes to the page as it is read here, to be decided about before it is imported', async () => {
  google.tabs = [
    { title: 'Deals', rows: [HEADER, ...rows(1, 3)] },
    { title: 'Other', rows: [HEADER, row(50)] },
  ]
  const address = `https://docs.google.com/spreadsheets/d/${SHEET_ID}/edit`
  const source = await add('google-sheet', 'Looked at', address)
  const { file, form } = await fetchedOf(source.id)
  expect(form).toBe('sheets')
  const { preview } = await readPreview(file.name, sheetsIn(file), { decisions: NO_DECISIONS })
  expect(preview.tables.map(({ sheet, rows }) => [sheet, rows])).toEqual([
    ['Deals', 3],
    ['Other', 1],
  ])
  expect(preview.counts).toMatchObject({ rows: 4, properties: 4 })
  expect(preview.tables[0]?.columns.find(({ header }) => header === 'Rent/SF')?.reading).toMatchObject({
    as: 'field',
    role: 'rentPerSf',
  })
  const decisions = {
    ...NO_DECISIONS,
    columns: [{ sheet: 'Deals', header: 'Rent/SF', use: { as: 'ignored' } as const }],
  }
  const decided = await readPreview(file.name, sheetsIn(file), { decisions })
  expect(decided.preview.stale).toEqual([])
  await importOf(server, { sourceId: source.id, decisions })
  const stored = await server.db.select().from(property).where(eq(property.sourceId, source.id))
  expect(stored.map(({ rentPerSf }) => rentPerSf === null).toSorted()).toEqual([false, true, true, true])
  expect((await known(source.id))?.decisions?.columns).toEqual(decisions.columns)
  expect(await leftovers()).toEqual([])
})

test('what a source is cannot be fetched by a member who did not add it', async () => {
  const address = `https://docs.google.com/spreadsheets/d/${SHEET_ID}/edit`
  const { id } = await add('google-sheet', 'Not of James', address)
  const answer = await server.post(`/api/sources/${id}/fetch`, {}, await signedIn(JAMES))
  expect(answer.status).toBe(403)
})

test('a token that Google no longer takes is asked anew, once', async () => {
  google.tabs = [{ title: 'Deals', rows: [HEADER, row(71)] }]
  const address = `https://docs.google.com/spreadsheets/d/${SHEET_ID}/edit`
  const { id: sourceId } = await add('google-sheet', 'With an old token', address)
  const before = google.tokens()
  google.script({ status: 401 })
  expect((await importOf(server, { sourceId })).counts).toMatchObject({ new: 1 })
  expect(google.tokens()).toBeLessThanOrEqual(before + 2)
  expect(google.tokens()).toBeGreaterThan(before)
})

const USUAL: Instead = 'usual'
test.each<[string, Instead[], RegExp]>([
  [
    '401 to every token',
    [{ status: 401 }, { status: 401 }],
    /answered 401: it no longer knows the service account/,
  ],
  ['403', [{ status: 403 }], /not shared with reader@clearheight/],
  ['404', [{ status: 404 }], /no such sheet any more/],
  ['429 to the end', [{ status: 429, headers: { 'Retry-After': '60' } }], /asked too often/],
  [
    '500 to the end',
    [{ status: 500 }, { status: 500 }, { status: 500 }],
    /answered 500: it is having trouble/,
  ],
  ['an answer that is cut off', [USUAL, { cut: true }], /ended before the answer was whole/],
  ['something that is no JSON', [{ html: true }], /something that is no sheet/],
])('%s of Google is told in a sentence, and nothing is lost', async (_what, script, sentence) => {
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...rows(100, 104)] }]
  const name = `Failing ${_what}`
  const { id } = await add('google-sheet', name, SHEET_ID, { everyHours: 24 })
  await importOf(server, { sourceId: id })
  google.script(...script)
  expect(await failed(id)).toMatch(sentence)
  google.script()
  const failing = await known(id)
  expect(failing).toMatchObject({ properties: 5, tries: 1, failure: expect.stringMatching(sentence) })
  expect(failing?.failingSince).not.toBeNull()
  expect((failing?.nextRunAt ?? 0) - Date.now()).toBeLessThan(3_600_000)
  await importOf(server, { sourceId: id })
  expect(await known(id)).toMatchObject({ tries: 0, failingSince: null, failure: null })
  await server.remove(`/api/sources/${id}`)
})

test('an answer that was late or failed once is asked for again', async () => {
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...rows(200, 201)] }]
  const { id } = await add('google-sheet', 'Patient', SHEET_ID)
  google.script({ status: 503 }, { status: 429, headers: { 'Retry-After': '1' } })
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 2 })
})

test('a sheet that changes between two pages is read anew, and one that never rests is told of', async () => {
  const tab = { title: 'Deals', rows: [HEADER, ...rows(1, 5_200)] }
  google.tabs = [tab]
  const { id } = await add('google-sheet', 'Moving', SHEET_ID)
  google.onPage = (page) => {
    if (page % 3 !== 0) return
    google.onPage = undefined
    tab.rows.splice(1, 1)
  }
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 5_199 })
  google.onPage = () => void tab.rows.splice(1, 1)
  expect(await failed(id)).toMatch(/being changed each time it was read/)
  expect(await known(id)).toMatchObject({ properties: 5_199 })
})

test('a sheet of 50,000 rows comes whole by ranges, each row once and in its order', async () => {
  const all = rows(1, 50_000)
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...all] }]
  const source = await add('google-sheet', 'Large', SHEET_ID)
  google.asked.length = 0
  const { file } = await fetchedOf(source.id)
  const addresses: unknown[] = []
  for await (const sheet of sheetsIn(file)) {
    for await (const { cells } of sheet.rows) addresses.push(cells[0])
  }
  expect(addresses).toHaveLength(50_001)
  expect(addresses.slice(1)).toEqual(all.map(([address]) => address))
  // Ranges of 5,000 rows that share one, values and texts of each, and the first once more in the end.
  expect(google.asked.filter((path) => path.includes('/values/'))).toHaveLength(2 * 11 + 1)
})

test('a slow answer is waited for with the rows that have come, and stopping it leaves nothing behind', async () => {
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...rows(1, 12_000)] }]
  const source = await add('google-sheet', 'Slow', SHEET_ID)
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: told } = Promise.withResolvers<void>()
  const first = google.asked.length
  google.onPage = () => {
    if (google.asked.slice(first).filter((path) => path.includes('/values/')).length <= 2) return
    told()
    return late
  }
  const begun = await server.post('/api/imports', { sourceId: source.id })
  const { job } = (await begun.json()) as { job: string }
  await isAsked
  await expect
    .poll(async () => await (await server.get(`/api/imports/${job}`)).json())
    .toEqual({ state: 'running', stage: 'fetching', rows: 5_000 })
  expect((await server.remove(`/api/imports/${job}`)).status).toBe(200)
  expect(await endOf(server, job)).toMatchObject({
    state: 'failed',
    sentence: expect.stringMatching(/Stopped/),
  })
  answer()
  expect(await known(source.id)).toMatchObject({ properties: 0, tries: 0 })
  await expect.poll(leftovers).toEqual([])
})

test('a published sheet is read by its link, and a private one is told by its sign-in page', async () => {
  google.file = { body: 'Address,City,State,Type\n7 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const link = 'https://docs.google.com/spreadsheets/d/e/2PACX-1vAbc/pub?output=csv'
  const { id } = await add('csv-link', 'Published', link)
  google.file = { ...google.file, redirect: 'https://doc-00-sheets.googleusercontent.com/export/abc' }
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 1 })
  google.script({ html: true })
  expect(await failed(id)).toMatch(/answered with a sign-in page instead of a file/)
  google.file = { ...google.file, redirect: 'https://accounts.google.com/ServiceLogin' }
  expect(await failed(id)).toMatch(/answered with a sign-in page instead of a file/)
  google.script({ cut: true })
  expect(await failed(id)).toMatch(/ended before the file was whole/)
  expect(await known(id)).toMatchObject({ properties: 1, tries: 3 })
})

test('what came back in place of a file is kept for whoever may change the source, until it can be read', async () => {
  const page = `<html><title>Sign in</title>${'x'.repeat(5_000)}</html>`
  google.file = { body: page, type: 'text/html' }
  const { id } = await add('url', 'Behind a door', 'https://files.example.com/door.csv')
  expect(await failed(id)).toMatch(/answered with a web page/)
  const answer = (await known(id))?.failureAnswer
  expect(answer).toMatch(/^HTTP 200, text\/html\n\n<html><title>Sign in<\/title>x+$/)
  expect(answer?.length).toBeLessThan(2_100)
  const listed = (await (await server.get('/api/sources', await signedIn(JAMES))).json()) as {
    sources: ApiSource[]
  }
  const asMember = listed.sources.find((source) => source.id === id)
  expect(asMember).toMatchObject({ failure: expect.stringContaining('web page'), failureAnswer: null })

  google.file = { body: 'Address,City,State,Type\n9 Door Rd,Houston,TX,Warehouse', type: 'text/csv' }
  await importOf(server, { sourceId: id })
  expect(await known(id)).toMatchObject({ failure: null, failureAnswer: null })
})

test('a file is fetched from an allowed host only, also by redirects', async () => {
  google.file = { body: 'Address,City,State,Type\n9 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const { id } = await add('url', 'Dump', 'https://files.example.com/dump.csv')
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 1 })
  google.file = { ...google.file, redirect: 'https://10.0.0.7/dump.csv' }
  expect(await failed(id)).toMatch(/leads to 10.0.0.7, which may not be asked/)
  for (const address of [
    'https://10.0.0.7/a.csv',
    'http://files.example.com/a.csv',
    'https://other.example/a.csv',
  ]) {
    const refused = await server.post('/api/sources', { kind: 'url', name: address, address })
    expect(refused.status).toBe(409)
  }
})

test('an administrator allows a host, a source is read from it, and fails once it is no longer allowed', async () => {
  google.file = { body: 'Address,City,State,Type\n12 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const address = 'https://data.example.org/dump.csv'
  const asked = { kind: 'url', name: 'Feed', address }
  const refused = await server.post('/api/sources', asked)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('data.example.org')])

  const allowed = await server.post('/api/source-hosts', { host: ' Data.Example.org ' })
  expect(await allowed.json()).toMatchObject({ host: 'data.example.org', addedBy: expect.any(String) })
  const again = await server.post('/api/source-hosts', { host: 'data.example.org' })
  expect(again.status).toBe(200)
  const listed = (await (await server.get('/api/sources')).json()) as {
    allowedHosts: string[]
    addedHosts: object[]
  }
  expect(listed.allowedHosts).toEqual(['files.example.com', 'data.example.org'])
  expect(listed.addedHosts).toHaveLength(1)
  const checked = await server.post('/api/sources/check', { kind: 'url', address })
  expect(await checked.json()).toEqual({ title: 'dump.csv', tabs: [{ name: 'dump', rows: 1, columns: 4 }] })
  const { id } = await add('url', 'Feed', address)
  expect((await importOf(server, { sourceId: id })).counts).toMatchObject({ new: 1 })

  const forbidden = await server.remove('/api/source-hosts/data.example.org')
  expect(await forbidden.json()).toEqual({ sources: 1 })
  expect(await failed(id)).toBe('Files may not be fetched from data.example.org any more.')
  expect(await known(id)).toMatchObject({ properties: 1 })
  expect((await server.remove('/api/source-hosts/data.example.org')).status).toBe(404)
  expect((await server.remove('/api/source-hosts/files.example.com')).status).toBe(404)
  const { entries } = (await (await server.get('/api/audit')).json()) as { entries: { action: string }[] }
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['source_host_allowed', 'source_host_forbidden']),
  )
})

test.each(['10.0.0.7', 'localhost', 'https://a.example/x', 'a.example:8080', '[::1]', ''])(
  'the host %s is no name of a host, and is refused',
  async (host) => {
    const refused = await server.post('/api/source-hosts', { host })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('host')])
  },
)

test('all sources are read again at once, each with its own failure, and a paused one is left', async () => {
  const { sources } = (await (await server.get('/api/sources')).json()) as { sources: ApiSource[] }
  for (const { id } of sources) await server.remove(`/api/sources/${id}`)
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...rows(300, 302)] }]
  google.file = { body: 'Address,City,State,Type\n9 Almeda Rd,Houston,TX,Warehouse', type: 'text/csv' }
  const sheet = await add('google-sheet', 'Sheet', SHEET_ID)
  const file = await add('url', 'File', 'https://files.example.com/dump.csv')
  const paused = await add('url', 'Paused', 'https://files.example.com/other.csv')
  await server.put(`/api/sources/${paused.id}`, { isPaused: true })
  const all = await server.post('/api/properties/sync', { forceGoogleSheets: true })
  expect(await all.json()).toEqual({ count: 4, source: 'File, Sheet', failures: [] })
  google.script({ status: 404 })
  const some = await server.post('/api/properties/sync', {})
  expect(await some.json()).toMatchObject({ count: 4, source: 'Sheet', failures: [{ source: 'File' }] })
  expect(await known(file.id)).toMatchObject({ tries: 1, properties: 1 })
  expect(await known(sheet.id)).toMatchObject({ tries: 0, properties: 3 })
  const me = (await (await server.get('/api/me')).json()) as { failingSources: number }
  expect(me.failingSources).toBe(1)
})

test('a sheet is looked at before it is added, with its tables, or a sentence why it cannot be read', async () => {
  google.tabs = [
    { title: 'Deals', rows: [['Leases 2025'], [], HEADER, ...rows(1, 7)] },
    { title: 'Notes', rows: [['Call Bob']] },
  ]
  const asked = { kind: 'google-sheet', address: SHEET_ID }
  const found = await server.post('/api/sources/check', asked)
  expect(await found.json()).toEqual({
    title: 'Houston comps',
    tabs: [
      { name: 'Deals', rows: 7, columns: HEADER.length },
      { name: 'Notes', rows: null, columns: null },
    ],
  })
  google.script({ status: 403 })
  const refused = await server.post('/api/sources/check', asked)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/not shared with reader@/) })
  expect(await leftovers()).toEqual([])
})

test('the command imports a Google sheet as a source of its name, and reads the same one the next time', async () => {
  google.title = 'From the terminal'
  google.tabs = [{ title: 'Deals', rows: [HEADER, ...rows(900, 901)] }]
  const here = { dataDir: server.dataDir, sources: google.settings, network: true }
  const world = sourceWorldHere(server.db, here, (request) => google.fetch(request))
  const asked = { address: `https://docs.google.com/spreadsheets/d/${'A'.repeat(20)}/edit`, name: null }
  await expect(importGoogleSheet(world, asked, { team: 'demo' })).rejects.toThrow(/no such sheet any more/)
  const { sources } = (await (await server.get('/api/sources')).json()) as { sources: ApiSource[] }
  for (const { id } of sources) await server.remove(`/api/sources/${id}`)
  const again = { address: SHEET_ID, name: null }
  expect(await importGoogleSheet(world, again, { team: 'demo' })).toMatchObject({
    source: 'From the terminal',
  })
  expect(await importGoogleSheet(world, again, { team: 'demo' })).toMatchObject({ unchanged: 2 })
})
