import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import { MOST_EXPORTED_IDS } from '../../../sync/api/documents.ts'
import { ALL_COLUMNS, COMP_COLUMNS } from '../../../sync/documents/columns/comp-columns.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { MARIA } from '../people.ts'
import { pushed } from '../pushed.ts'

const PATH = '/api/properties/export'
const BOOK = [
  makeProperty({
    id: 'a',
    name: 'Gears Works',
    notes: 'Rail served',
    propertyType: 'Manufacturing',
    rentPerSf: 0.7,
  }),
  makeProperty({ id: 'b', name: 'Clay Depot', propertyType: 'Warehouse', rentPerSf: 0.5 }),
  makeProperty({ id: 'c', name: '=cmd()', propertyType: 'Warehouse' }),
]

let site: AppUnderTest
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, BOOK)
})

async function namesIn(body: unknown): Promise<string[]> {
  const response = await site.post(PATH, body)
  expect(response.status).toBe(200)
  const { data } = Papa.parse<string[]>(await response.text(), { skipEmptyLines: true })
  return data.slice(1).map(([name = '']) => name)
}

test('the whole book leaves as CSV, cheapest first, under a name with its day', async () => {
  const response = await site.post(PATH, {})
  const today = new Date().toISOString().slice(0, 10)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="properties-${today}.csv"; filename*=UTF-8''properties-${today}.csv`,
    'cache-control': 'private, no-store',
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await namesIn({ format: 'csv' })).toEqual(['Clay Depot', 'Gears Works', "'=cmd()"])
})

test('ids leave in the order asked, each once, whatever was searched', async () => {
  expect(await namesIn({ propertyIds: ['c', 'a', 'c'] })).toEqual(["'=cmd()", 'Gears Works'])
  expect(await namesIn({ propertyIds: ['a'], searchQuery: 'warehouse' })).toEqual(['Gears Works'])
})

test('a query leaves with what it finds', async () => {
  expect(await namesIn({ format: 'csv', searchQuery: 'warehouse under $1/sf' })).toEqual(['Clay Depot'])
})

test('a CSV has the thirteen columns, and every one where all are asked for', async () => {
  const headers = async (body: unknown) => {
    const { data } = Papa.parse<string[]>(await (await site.post(PATH, body)).text(), { preview: 1 })
    return data[0]
  }
  expect(await headers({})).toHaveLength(13)
  expect(await headers({ columns: 'all' })).toEqual(ALL_COLUMNS.map((id) => COMP_COLUMNS[id].header))
})

test('a CSV has the columns of a table as an address names them, after the names, and rents worked out with what is assumed', async () => {
  const lease = {
    leaseTerm: 60,
    rentEscalationPct: 0,
    freeRentMonths: 12,
    tiPerSf: 0,
    leaseType: 'NNN',
  } as const
  const own = await appUnderTest()
  await fillBook(own.db, [
    makeProperty({ ...lease, id: 'a', name: 'Gears Works', rentPerSf: 1, opexPerSf: 0.2 }),
  ])
  const assumed = { term: 'discountPercent', value: 12, now: 1 }
  const file = async () => {
    const cols = 'name~300,netEffectiveRent,grossRent~120,tenant'
    const answer = await own.post(PATH, { format: 'csv', cols })
    expect(answer.status).toBe(200)
    return Papa.parse<string[]>(await answer.text(), { skipEmptyLines: true }).data
  }
  const head = (worth: string) => [
    'Name',
    'Address',
    'City',
    'State',
    worth,
    'Rent, Gross Footing ($/SF/Mo)',
    'Tenant',
  ]
  const [plainHead, plain = []] = await file()
  expect(plainHead).toEqual(head('Net Effective Rent ($/SF/Mo)'))
  expect(plain.slice(4, 6)).toEqual(['0.8', '1.2'])
  expect(await pushed(own, ['assumption.set', assumed])).toEqual([{}])
  const [discountedHead, discounted = []] = await file()
  expect(discountedHead).toEqual(
    head(`Net Effective Rent ($/SF/Mo; assumes 12% discount, set by ${MARIA.name})`),
  )
  expect(Number(discounted[4])).toBeLessThan(0.8)
  expect(discounted[5]).toBe('1.2')
})

test('the columns of a table stand in place of all of them, and a file that has every column keeps them', async () => {
  const text = async (body: object) => (await site.post(PATH, body)).text()
  const csv = { format: 'csv', cols: 'yearBuilt' }
  expect(await text({ ...csv, columns: 'all' })).toBe(await text(csv))
  expect(await text({ format: 'geojson', cols: 'yearBuilt' })).toBe(await text({ format: 'geojson' }))
  expect(await text({ format: 'html', cols: 'parkingRatio' })).toContain('Parking')
  expect(await text({ format: 'html' })).not.toContain('Parking')
})

test.each([
  ['pdf', 'application/pdf', '%P'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
  ['html', 'text/html; charset=utf-8', '<!'],
  ['geojson', 'application/geo+json', '{"'],
])('the book leaves as %s as well', async (format, type, start) => {
  const response = await site.post(PATH, { format })
  expect([response.headers.get('content-type'), (await response.text()).slice(0, 2)]).toEqual([type, start])
  expect(response.headers.get('content-disposition')).toContain(`.${format}"`)
})

test('a PDF holds the notes of its properties where they are asked for', async () => {
  const length = async (body: unknown) => (await (await site.post(PATH, body)).arrayBuffer()).byteLength
  const plain = await length({ format: 'pdf', propertyIds: ['a'] })
  expect(await length({ format: 'pdf', propertyIds: ['a'], withNotes: true })).toBeGreaterThan(plain)
})

test.each([
  [{ propertyIds: ['x'] }, 'The requested property was not found.'],
  [{ propertyIds: ['x', 'y', 'x'] }, 'None of the 2 requested properties were found.'],
  [{ propertyIds: ['a', 'x', 'b'] }, '1 of the 3 requested properties was not found.'],
  [{ propertyIds: ['a', 'x', 'y'] }, '2 of the 3 requested properties were not found.'],
])('ids that are not in the book are counted: %j', async (body, message) => {
  const response = await site.post(PATH, body)
  expect([response.status, await response.json()]).toEqual([404, { code: 'not_found', message }])
})

test.each([
  [{ format: 'docx' }, 'format: must be one of'],
  [{ format: '' }, 'format: must be one of'],
  [{ propertyIds: [] }, 'No properties to export. Please perform a search first.'],
  [{ searchQuery: 'qqqzzzxxxyyy' }, 'No properties to export. Please perform a search first.'],
  [{ propertyIds: 'a' }, 'propertyIds: must be an array.'],
  [{ propertyIds: [5] }, 'propertyIds.0: must be a string.'],
  [{ propertyIds: [''] }, 'propertyIds.0: must not be empty.'],
  [{ searchQuery: 'x'.repeat(2_001) }, 'searchQuery: must be no longer than 2,000 characters.'],
  [{ cols: 'tenant,nettoRent' }, 'cols: names no column of a table: nettoRent.'],
  [{ cols: '' }, 'cols: must not be empty.'],
  [{ cols: 'name~300' }, 'cols: names no column of a table: name~300.'],
  [{ color: 'red' }, 'body: has unknown fields color.'],
  ['{', 'The body is not valid JSON.'],
])('what cannot be exported is named: %j', async (body, message) => {
  const response = await site.post(PATH, body)
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'bad_request', message: expect.stringContaining(message) },
  ])
})

test('as many ids as a request holds are taken, and one more is refused', async () => {
  const ids = Array.from({ length: MOST_EXPORTED_IDS }, (_, i) => String(i).padStart(24, '0'))
  expect((await site.post(PATH, { format: 'geojson', propertyIds: ids })).status).toBe(404)
  const answer = await site.post(PATH, { format: 'csv', propertyIds: [...ids, 'a'] })
  expect(await answer.json()).toEqual({
    code: 'bad_request',
    message: 'propertyIds: must have at most 9000 entries.',
  })
})

test('who is not signed in gets nothing', async () => {
  const response = await site.post(PATH, {}, { Cookie: 'clearheight_session=' })
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthorized' }])
})
