import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import type { SampleSize } from '../../../db/sample/generate-sample.ts'
import { planSheets } from '../../../db/sample/workbook/plan-sheets.ts'
import { writeSampleWorkbook } from '../../../db/sample/workbook/write-sample-workbook.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { removeSource } from '../../../edge/import/sources.ts'
import { listProperties } from '../../../sync/api/properties.ts'
import { type PropertySource, propertySource, type SourceReading } from '../../../sync/api/property-source.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { addPerson, STRANGER, signedIn } from '../people.ts'

const SIZE: SampleSize = { seed: 1, count: 400 }

let site: AppUnderTest
let properties: Property[]
beforeAll(async () => {
  site = await appUnderTest()
  await seedDemoTeam(site.db)
  await importFile(site, 'sample.xlsx', await writeSampleWorkbook(SIZE))
  properties = await propertiesOf(site)
})

async function importFile({ db }: AppUnderTest, name: string, content: Uint8Array | string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-source-'))
  const path = join(dataDir, name)
  await writeFile(path, content)
  await importWorkbook({ db, team: DEMO_TEAM, source: name.replace(/\..*/, ''), path, dataDir })
  await rm(dataDir, { recursive: true })
}

async function propertiesOf({ get }: AppUnderTest): Promise<Property[]> {
  return z.parse(listProperties.output, await (await get('/api/properties')).json()).properties
}

async function sourceOf(id: string, { get } = site): Promise<PropertySource> {
  const response = await get(`/api/properties/${id}/source`)
  return z.parse(propertySource, await response.json())
}

const readingOf = ({ readings }: PropertySource, field: keyof Property): SourceReading | undefined =>
  readings.findLast((reading) => reading.field === field)

/** A cell of the plan as a spreadsheet shows it with all its digits. */
function planned(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' && format?.endsWith('%')) return `${Number((value * 100).toPrecision(12))}%`
  return String(value)
}

test('the row of a property stands as its sheet has it: header, row number and every cell', async () => {
  const sheets = planSheets(SIZE).filter(({ columns }) => columns.length > 0)
  for (const { name, columns, rows } of sheets) {
    for (const property of properties.filter(({ sourceSheet }) => sourceSheet === name).slice(0, 4)) {
      const { sheet, header, rowNumber, cells, source, workbook } = await sourceOf(property.id)
      expect({ sheet, source, workbook }).toEqual({ sheet: name, source: 'sample', workbook: 'sample.xlsx' })
      expect(header.map((own) => own.toLowerCase())).toEqual(columns.map((own) => own.header.toLowerCase()))
      const row = rows[rowNumber - 1]?.cells.map((cell, i) =>
        planned(cell.value, cell.numFmt ?? columns[i]?.numFmt),
      )
      expect(cells.map((cell) => cell.trim())).toEqual(row?.slice(0, cells.length).map((cell) => cell.trim()))
    }
  }
})

test('every field that a property states has the cell it was read from', async () => {
  const made = ['id', 'sourceSheet', 'createdAt', 'rentBasisAssumed']
  for (const property of properties.filter((_, i) => i % 40 === 0)) {
    const source = await sourceOf(property.id)
    for (const [field, value] of Object.entries(property)) {
      if (made.includes(field) || value === null) continue
      const reading = readingOf(source, field as keyof Property)
      expect({ field, value: reading?.value }).toEqual({ field, value })
      expect(reading?.header).toBe(source.header[reading?.column ?? -1])
      expect(reading?.cell).toBe(source.cells[reading?.column ?? -1])
    }
  }
})

test('a rent whose period nothing states is said to be assumed; the others are not', async () => {
  const rented = properties.filter(({ rentPerSf }) => rentPerSf !== null)
  const some = [
    ...rented.filter((property) => property.rentBasisAssumed).slice(0, 5),
    ...rented.filter((property) => !property.rentBasisAssumed).slice(0, 5),
  ]
  expect(some.length).toBe(10)
  for (const { id, rentBasisAssumed } of some) {
    expect(readingOf(await sourceOf(id), 'rentPerSf')?.assumed).toBe(rentBasisAssumed)
  }
})

test('what a cell withholds, what it converts and what it cannot mean is all told', async () => {
  const other = await appUnderTest()
  await seedDemoTeam(other.db)
  const csv = [
    'Comps of the context',
    'Address,Rate ($/SF/Yr),Clear Height,Site (SF),Yr Built',
    '1 Main St,$16.20 NNN,9.8 m,226512,soon',
    '2 Main St,Negotiable,24,,1999',
  ]
  await importFile(other, 'context.csv', csv.join('\r\n'))
  const found = await propertiesOf(other)
  const idOf = (address: string) => found.find((property) => property.address === address)?.id ?? ''
  const first = await sourceOf(idOf('1 Main St'), other)
  expect(first).toMatchObject({ workbook: 'context.csv', headerRow: 2, rowNumber: 3 })
  expect(readingOf(first, 'rentPerSf')).toEqual({
    field: 'rentPerSf',
    column: 1,
    header: 'Rate ($/SF/Yr)',
    cell: '$16.20 NNN',
    value: 1.35,
    unit: '$/SF/yr',
    assumed: false,
    token: null,
    note: null,
    problem: null,
    arithmetic: '$16.20/SF/yr ÷ 12 = $1.35/SF/mo',
  })
  expect(readingOf(first, 'leaseType')).toMatchObject({ header: 'Rate ($/SF/Yr)', value: 'NNN' })
  expect(readingOf(first, 'clearHeight')?.arithmetic).toBe('9.8 m × 3.28084 = 32.2 ft')
  expect(readingOf(first, 'landSizeAcres')?.arithmetic).toBe('226,512 SF ÷ 43,560 = 5.2 acres')
  expect(readingOf(first, 'yearBuilt')).toMatchObject({
    value: null,
    problem: expect.stringContaining('soon'),
  })
  const second = await sourceOf(idOf('2 Main St'), other)
  expect(readingOf(second, 'rentPerSf')).toMatchObject({ value: null, token: 'Negotiable' })

  await removeSource(other.db, DEMO_TEAM, 'context')
  expect((await other.get(`/api/properties/${idOf('1 Main St')}/source`)).status).toBe(404)
})

test('a property that is unknown, or of another team, is not found; without a session nothing is told', async () => {
  const [property] = properties
  const path = `/api/properties/${property?.id}/source`
  await addPerson(site.db, STRANGER)
  const notFound = { code: 'not_found', message: 'There is no such property.' }
  const theirs = await site.get(path, await signedIn(STRANGER))
  expect([theirs.status, await theirs.json()]).toEqual([404, notFound])
  const unknown = await site.get('/api/properties/nope/source')
  expect([unknown.status, await unknown.json()]).toEqual([404, notFound])
  expect((await site.get(path, { Cookie: 'clearheight_session=' })).status).toBe(401)
  expect((await site.get(path)).status).toBe(200)
})

test.each(['%00', '%20', "';drop table property;--", 'x'.repeat(65), '%F0%9F%8F%AD'])(
  'the id %s is refused or not found, and nothing breaks',
  async (id) => {
    expect([400, 404]).toContain((await site.get(`/api/properties/${id}/source`)).status)
    expect(site.log).toEqual([])
  },
)

test('of a table set across the source says which column the property is', async () => {
  const other = await appUnderTest()
  await seedDemoTeam(other.db)
  const lines = [
    'Address,1 Oak St,2 Elm St,3 Fir St',
    'City,Houston,Katy,Spring',
    'Size (SF),10000,20000,30000',
    'Tenant,Acme,Bolt,Cargo',
  ]
  await importFile(other, 'across.csv', lines.join('\n'))
  const second = (await propertiesOf(other)).find(({ tenant }) => tenant === 'Bolt')
  const { isAcross, rowNumber } = await sourceOf(second?.id ?? '', other)
  expect([isAcross, rowNumber]).toEqual([true, 3])
})

test('what a title over the rows says, and a part of a cell, is told as the cell of a column that is called so', async () => {
  const other = await appUnderTest()
  await seedDemoTeam(other.db)
  const lines = [
    'Cooper Works - Rent Roll,,,',
    '"410 Cooper St, Camden, NJ 08102",,,',
    'Suite,Tenant,SF,Lease Dates',
    'A,Larkspur Foods,12000,1/1/2024 - 12/31/2028',
  ]
  await importFile(other, 'roll.csv', lines.join('\n'))
  const [property] = await propertiesOf(other)
  expect(property).toMatchObject({ name: 'Cooper Works', address: '410 Cooper St', city: 'Camden' })
  const source = await sourceOf(property?.id ?? '', other)
  const told = (['address', 'city', 'expiration'] as const).map((field) => readingOf(source, field))
  expect(told).toMatchObject([
    { header: 'Address in the title', cell: '410 Cooper St, Camden, NJ 08102', value: '410 Cooper St' },
    { header: 'Address in the title', value: 'Camden' },
    { header: 'Lease end', cell: '12/31/2028', value: '2028-12-31' },
  ])
  const places = Object.fromEntries(source.header.map((header, i) => [header, source.places[i]]))
  expect(places).toEqual({
    Suite: 'A',
    Tenant: 'B',
    SF: 'C',
    'Lease Dates': 'D',
    'Lease start': 'D',
    'Lease end': 'D',
    'Name in the title': 'A1',
    'Address in the title': 'A2',
  })
})

test('columns are called as their sheet calls them: behind another table, and by the town over each part', async () => {
  const other = await appUnderTest()
  await seedDemoTeam(other.db)
  const beside = [
    'Address,SF,Rent ($/SF/Mo),,Address,Building SF,Sale Price',
    '12 Oak St,30000,0.85,,77 Ash Ave,42000,4200000',
  ]
  await importFile(other, 'beside.csv', beside.join('\n'))
  const parts = [
    'Address,SF,Clear Height',
    'Henderson,,',
    '150 Cassia Way,12000,24',
    'Las Vegas,,',
    '6385 Valley View Blvd,30000,28',
  ]
  await importFile(other, 'parts.csv', parts.join('\n'))
  const placesOf = async (street: string) => {
    const property = (await propertiesOf(other)).find(({ address }) => address === street)
    return (await sourceOf(property?.id ?? '', other)).places
  }
  expect(await placesOf('12 Oak St')).toEqual(['A', 'B', 'C'])
  expect(await placesOf('77 Ash Ave')).toEqual(['E', 'F', 'G'])
  expect(await placesOf('150 Cassia Way')).toEqual(['A', 'B', 'C', 'A2'])
  expect(await placesOf('6385 Valley View Blvd')).toEqual(['A', 'B', 'C', 'A4'])
})
