import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { property } from '../../../db/property-table.ts'
import { importGoogleSheet } from '../../../edge/local/commands/import-google-sheet.ts'
import { sourceWorldHere } from '../../../edge/local/sources/source-world-here.ts'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { sheetsIn } from '../../../sync/sheets/file/sheets-text.ts'
import { NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { readPreview } from '../../../sync/sheets/preview/read-preview.ts'
import { JAMES, signedIn } from '../people.ts'
import { type Instead, SHEET_ID } from './fake-google.ts'
import { importOf, planOf } from './import-job.ts'
import { HEADER, row, rows, serverWithGoogle } from './server-with-google.ts'

const { google, server, add, fetchedOf, known, failed, leftovers } = await serverWithGoogle()

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
