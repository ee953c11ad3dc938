import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { ApiCompList } from '../../../sync/api/comp-lists.ts'
import { area, feature } from '../../make/map-tiles.ts'
import { makeProperty } from '../../make/property.ts'
import { makeTileFile } from '../../make/tile-file.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

const BOOK = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name, i) =>
  makeProperty({
    id: name,
    name,
    rentPerSf: 0.5 + i / 10,
    notes: name === 'Alpha' ? 'Rail served' : null,
    latitude: name === 'Delta' ? null : 29.75 + i / 100,
    longitude: name === 'Delta' ? null : -95.4,
  }),
)

let server: AppUnderTest
let asJames: Record<string, string>
let list: ApiCompList
beforeAll(async () => {
  server = await appUnderTest()
  server.services.basemap.embedded = await makeTileFile({ land: [feature(area(-130, 20, -60, 50))] })
  await fillBook(server.db, BOOK)
  const login = await server.get('/api/login?as=demo-james')
  asJames = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
  list = await create('Åarhus & "Tanner" comps', ['Alpha', 'Beta', 'Gamma'])
  await server.put(path('/properties/Beta'), { isIncluded: false, reason: 'Flex, not bulk' })
})

async function create(name: string, propertyIds: readonly string[], isPublic = false): Promise<ApiCompList> {
  const made = (await (await server.post('/api/comp-lists', { name, isPublic })).json()) as ApiCompList
  for (const propertyId of propertyIds)
    await server.post(`/api/comp-lists/${made.id}/properties`, { propertyId })
  return made
}
const path = (rest: string, { id } = list) => `/api/comp-lists/${id}${rest}`
const read = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, await response.json()]
}

test('a list leaves as CSV: its included comps, in order, under its own name', async () => {
  const response = await server.get(path('/export/csv'))
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="_arhus-Tanner-comps-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''%C3%85arhus-Tanner-comps-\d{4}-\d\d-\d\d\.csv$/,
  )
  const { data } = Papa.parse<string[]>(await response.text(), { skipEmptyLines: true })
  expect(data.slice(1).map(([name]) => name)).toEqual(['Alpha', 'Gamma'])
})

test('a list leaves with the columns of a table, and a column that is none is named', async () => {
  const csv = await server.get(path('/export/csv?cols=netRent,distance,tenant'))
  const { data } = Papa.parse<string[]>(await csv.text(), { skipEmptyLines: true })
  // The list is around no place.
  expect(data[0]).toEqual(['Name', 'Address', 'City', 'State', 'Rent, NNN Footing ($/SF/Mo)', 'Tenant'])
  expect(await read(server.get(path('/export/csv?cols=rent')))).toEqual([
    400,
    { code: 'bad_request', message: 'cols: names no column of a table: rent.' },
  ])
})

test('a report shows the figures of the included, the excluded with their reason, and the map', async () => {
  const html = await (await server.get(path('/export/table'))).text()
  expect(html).toContain('<title>Åarhus &amp; &quot;Tanner&quot; comps</title>')
  for (const words of ['Flex, not bulk', 'Excluded', 'data:image/svg+xml', '$0.60'])
    expect(html).toContain(words)
  expect(html).not.toContain('$0.62')
})

test.each([
  ['pdf', 'application/pdf', '%PDF'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
  ['geojson', 'application/geo+json', '{"type"'],
])('a list leaves as %s as well', async (kind, type, start) => {
  const response = await server.get(path(`/export/${kind}`))
  expect(response.headers.get('content-type')).toBe(type)
  expect((await response.text()).startsWith(start)).toBe(true)
})

test('a PDF has the map in it, and notes where they are asked for', async () => {
  const pdf = async (query: string) => (await server.get(path(`/export/pdf${query}`))).text()
  const [plain, noted] = [await pdf(''), await pdf('?withNotes=true')]
  expect(plain).toContain('/Subtype /Image')
  expect(noted.length).toBeGreaterThan(plain.length)
  expect(await pdf('?withNotes=false')).toBe(plain)
})

test('a map has an address that can be opened, and shows the list as it is then', async () => {
  const [, { mapUrl }] = (await read(server.get(path('/export/map')))) as [number, { mapUrl: string }]
  const response = await server.get(mapUrl)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
    'cache-control': 'private, no-cache',
  })
  const svg = await response.text()
  expect(svg).toContain('Map of 2 properties')
  await server.put(path('/properties/Beta'), { isIncluded: true })
  expect(await (await server.get(mapUrl)).text()).toContain('Map of 3 properties')
  await server.put(path('/properties/Beta'), { isIncluded: false, reason: 'Flex, not bulk' })
})

test('a list with nothing to put on a map says so', async () => {
  const [empty, nowhere] = [await create('Empty', []), await create('Nowhere', ['Delta'])]
  expect(await read(server.get(path('/export/map', empty)))).toEqual([
    400,
    { code: 'bad_request', message: 'There are no properties in this comp list.' },
  ])
  expect(await read(server.get(path('/export/map', nowhere)))).toMatchObject([
    400,
    { message: expect.stringContaining('None of the included properties can be put on a map') },
  ])
})

test("a teammate gets what is shared, and learns nothing of what is not, nor of what isn't there", async () => {
  const shared = await create('Shared', ['Alpha'], true)
  const missing = [404, { code: 'not_found', message: 'Comp list not found' }]
  for (const rest of ['/export/csv', '/export/pdf', '/export/map', '/map.svg']) {
    expect((await server.get(path(rest, shared), asJames)).status).toBe(200)
    expect(await read(server.get(path(rest), asJames))).toEqual(missing)
    expect(await read(server.get(`/api/comp-lists/4711${rest}`))).toEqual(missing)
  }
})

test.each([
  ['/api/comp-lists/x/export/csv', 'id: must be'],
  ['/api/comp-lists/1/export/docx', 'kind: must be one of csv, table, pdf, xlsx, geojson.'],
  ['/api/comp-lists/1/export/pdf?withNotes=yes', 'withNotes: must be one of true, false.'],
  ['/api/comp-lists/1/export/pdf?color=red', 'body: has unknown fields color.'],
])('what cannot be asked is named: %s', async (asked, message) => {
  expect(await read(server.get(asked))).toEqual([
    400,
    { code: 'bad_request', message: expect.stringContaining(message) },
  ])
})
