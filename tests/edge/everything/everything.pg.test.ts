import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { auditEvent } from '../../../db/access-schema.ts'
import { seedTeam } from '../../../db/seed-team.ts'
import { importWorkbook, sourceNameOf } from '../../../edge/import/import-workbook.ts'
import { exportToFile, formatOfName } from '../../../edge/local/commands/export-to-file.ts'
import { makeProperty } from '../../make/property.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'
import { pushed } from '../pushed.ts'
import { textsInZip } from './texts-in-zip.ts'

const ID = 'a'.repeat(24)
const OTHER = 'b'.repeat(24)
const BOOK = [
  makeProperty({ id: ID, name: 'Gears Works', rentPerSf: 0.7, latitude: 29.9, longitude: -95.5 }),
  makeProperty({ id: OTHER, name: '=cmd()', notes: 'two\nlines', tenant: 'Müller, "K" & Söhne' }),
]

let site: AppUnderTest
const cookies = { maria: await signedIn(MARIA), james: await signedIn(JAMES) }

beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, BOOK)
  await seedTeam(site.db, { id: 'other', name: 'Other' })
  const done = [
    await site.put(`/api/properties/${ID}/corrections/rentPerSf`, { typed: '$0.90/mo' }, cookies.james),
    await site.post(`/api/properties/${ID}/notes`, { note: 'For all', isPrivate: false }, cookies.james),
    await site.post(`/api/properties/${ID}/notes`, { note: 'For James', isPrivate: true }, cookies.james),
    await site.post('/api/comp-lists', { name: 'Team list', isPublic: true }, cookies.james),
    await site.post('/api/comp-lists', { name: 'Own list', isPublic: false }, cookies.james),
  ]
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const named = { name: 'Calder & Rusk Industrial', alias: 'CRI', now: 1 }
  const assumed = { term: 'commissionPerSf', value: 6, now: 1 }
  expect(
    await pushed(site, ['alias.add', { id: 'alias-of-calder', ...named }], ['assumption.set', assumed]),
  ).toEqual([{}, {}])
})

async function everythingAs(who: keyof typeof cookies, format: string): Promise<Response> {
  const answer = await site.get(`/api/exports/everything?format=${format}`, cookies[who])
  expect(answer.status).toBe(200)
  return answer
}

interface Whole {
  properties: { id: string; rentPerSf: number | null; corrected: string[] }[]
  corrections: { field: string; value: unknown; sourceValue: unknown; author: string }[]
  compLists: { name: string; owner: string }[]
  notes: { note: string; author: string }[]
  names: { name: string; alias: string; author: string }[]
}

test('JSON holds every property as it is shown, says what is corrected, and tells nobody what is private to others', async () => {
  const james = (await (await everythingAs('james', 'json')).json()) as Whole
  expect(james.properties.map(({ id, rentPerSf, corrected }) => ({ id, rentPerSf, corrected }))).toEqual([
    { id: ID, rentPerSf: 0.9, corrected: ['rentPerSf'] },
    { id: OTHER, rentPerSf: null, corrected: [] },
  ])
  expect(james.corrections).toMatchObject([
    { field: 'rentPerSf', value: 0.9, sourceValue: 0.7, author: JAMES.name },
  ])
  expect(james.notes.map(({ note }) => note)).toEqual(['For all', 'For James'])
  expect(new Set(james.compLists.map(({ name }) => name))).toEqual(new Set(['Team list', 'Own list']))
  expect(james.names).toMatchObject([{ name: 'Calder & Rusk Industrial', alias: 'CRI', author: MARIA.name }])
  const maria = (await (await everythingAs('maria', 'json')).json()) as Whole
  expect(maria.properties).toEqual(james.properties)
  expect(maria.notes).toMatchObject([{ note: 'For all', author: JAMES.name }])
  expect(maria.compLists).toMatchObject([{ name: 'Team list', owner: JAMES.name }])
})

test('GeoJSON holds a property without coordinates as well', async () => {
  const { features, notes } = (await (await everythingAs('maria', 'geojson')).json()) as {
    features: { id: string; geometry: unknown; properties: Record<string, unknown> }[]
    notes: unknown[]
  }
  expect(features.map(({ id, geometry }) => [id, geometry])).toEqual([
    [ID, { type: 'Point', coordinates: [-95.5, 29.9] }],
    [OTHER, null],
  ])
  expect(features[0]?.properties).toMatchObject({ 'Rent ($/SF/Mo)': 0.9, Corrected: 'Rent' })
  expect(notes).toHaveLength(1)
})

test('a workbook has a sheet for properties, lists, notes, corrections, other names and assumptions each', async () => {
  const answer = await everythingAs('james', 'xlsx')
  expect(answer.headers.get('content-disposition')).toMatch(/clearheight-everything-[\d-]+\.xlsx"/)
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Properties', 3],
    ['Comp lists', 3],
    ['Notes', 3],
    ['Corrections', 2],
    ['Other names', 2],
    ['Assumptions', 2],
  ])
  const [head = [], first = []] = sheets[0]?.rows ?? []
  expect(Object.fromEntries(head.map((name, at) => [name, first[at]]))).toMatchObject({
    Name: 'Gears Works',
    'Rent ($/SF/Mo)': 0.9,
    Corrected: 'Rent',
  })
})

test('an import reads the workbook as the properties it holds, and nothing else of it', async () => {
  const path = join(site.dataDir, 'everything.xlsx')
  await writeFile(path, new Uint8Array(await (await everythingAs('james', 'xlsx')).arrayBuffer()))
  const summary = await importWorkbook({
    db: site.db,
    team: 'other',
    source: sourceNameOf(path),
    path,
    dataDir: site.dataDir,
  })
  expect(summary).toMatchObject({ read: 2, imported: { new: 2 }, rejectedFile: null })
})

test('CSV leaves as a zip of a file for each of them, whose text no spreadsheet runs', async () => {
  const texts = await textsInZip(new Uint8Array(await (await everythingAs('james', 'csv')).arrayBuffer()))
  expect([...texts.keys()]).toEqual([
    'properties.csv',
    'comp-lists.csv',
    'notes.csv',
    'corrections.csv',
    'other-names.csv',
    'assumptions.csv',
  ])
  const { data } = Papa.parse<Record<string, string>>(texts.get('properties.csv') ?? '', {
    header: true,
    skipEmptyLines: true,
  })
  expect(data.map((row) => [row.Name, row.Tenant, row.Notes])).toEqual([
    ['Gears Works', '', ''],
    ["'=cmd()", 'Müller, "K" & Söhne', 'two\nlines'],
  ])
})

test('who took it, as what and how much of it is recorded', async () => {
  await everythingAs('maria', 'csv')
  const events = await site.db.select().from(auditEvent)
  expect(events.filter(({ action }) => action === 'exported').at(-1)).toMatchObject({
    actorId: MARIA.userId,
    details: { kind: 'csv', rows: 2, everything: true },
  })
})

test('a format that is none is named', async () => {
  const answer = await site.get('/api/exports/everything?format=docx', cookies.maria)
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('format: must be one of'),
  ])
})

test('a terminal writes what the whole team may see into a file of the format of its name', async () => {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const file = join(folder, 'all.json')
  expect(formatOfName(file)).toBe('json')
  const asked = { team: 'demo', file, format: 'json', now: new Date('2026-11-23T10:00:00Z') } as const
  expect(await exportToFile(site.db, asked)).toBe(BOOK.length)
  const text = await readFile(file, 'utf8')
  expect(JSON.parse(text).properties).toHaveLength(BOOK.length)
  expect(text).toContain('For all')
  expect(text).toContain('Team list')
  expect(text).not.toContain('For James')
  expect(text).not.toContain('Own list')
  expect(await readdir(folder)).toEqual(['all.json'])
  const [entry] = await site.db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1)
  expect(entry).toMatchObject({
    action: 'exported',
    actorId: null,
    details: { kind: 'json', rows: BOOK.length, everything: true },
  })
})

test.each(['all.pdf', 'all', 'all.csv'])('a file named %s asks for no format', (name) => {
  expect(formatOfName(name)).toBeNull()
})
