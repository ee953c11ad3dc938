import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { openFile } from '../../../edge/files/open-file.ts'
import type { ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'
import type { WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { workbookOf, writeTestFile } from './file/make-files.ts'

async function eventsOf(path: string): Promise<WorkbookEvent[]> {
  const events: WorkbookEvent[] = []
  for await (const event of readWorkbook(await openFile(path), { currentYear: 2026 })) events.push(event)
  return events
}

function rowsIn(events: readonly WorkbookEvent[]): ReadRow[] {
  return events.flatMap((event) => (event.kind === 'row' ? [event.row] : []))
}

test('a workbook is told sheet by sheet: how its header was understood, then each row below it', async () => {
  const sheets = [
    { name: 'Cover', rows: [['Prepared for the client'], ['2026']] },
    {
      name: 'Leases',
      rows: [
        ['Northwest leases, $/SF/Year'],
        ['Address', 'Bldg SF', 'Rent', 'Custom', 'Lease Term'],
        ['12 Oak St', '12,000 SF', 16.2, 'x', 60],
        ['Total', 12_000, null, null, null],
      ],
    },
    { name: 'Lists', rows: [['Address', 'Rent']], hidden: true },
  ]
  const events = await eventsOf(writeTestFile('comps.xlsx', await writeXlsx({ sheets })))
  expect(events).toMatchObject([
    { kind: 'passed-over', sheet: 'Cover', reason: 'no-header' },
    {
      kind: 'sheet',
      info: {
        sheet: 'Leases',
        headerRow: 2,
        header: ['Address', 'Bldg SF', 'Rent', 'Custom', 'Lease Term'],
        columns: [
          { index: 0, header: 'Address', role: 'address' },
          { index: 1, header: 'Bldg SF', role: 'squareFootage', unit: 'SF' },
          { index: 2, header: 'Rent', role: 'rentPerSf', unit: '$/SF/yr' },
          { index: 4, header: 'Lease Term', role: 'leaseTerm' },
        ],
        unused: [{ index: 3, reason: 'unknown-header', sentence: '“Custom” is not a known header.' }],
      },
    },
    {
      kind: 'row',
      row: {
        sheet: 'Leases',
        rowNumber: 3,
        cells: ['12 Oak St', '12,000 SF', 16.2, 'x', 60],
        outcome: {
          kind: 'property',
          key: '12 oak st',
          property: { rentPerSf: 1.35, rentBasisAssumed: false },
        },
      },
    },
    { kind: 'row', row: { rowNumber: 4, outcome: { kind: 'skipped', reason: 'total' } } },
    { kind: 'outside', range: 'A1', rows: 1, text: 'Northwest leases, $/SF/Year' },
    { kind: 'passed-over', sheet: 'Lists', reason: 'hidden' },
  ])
})

test('joined cells name all the rows they span, and a joined figure only its first', async () => {
  const rows = [
    ['Property Name', 'Suite', 'Address', 'SF', 'Landlord'],
    ['Oak Park', 1, '12 Oak St', 30_000, 'Acme'],
    [null, 2, null, null, null],
    [null, null, null, null, null],
    ['Elm Park', 1, '9 Elm St', 9000, 'Acme'],
  ]
  const merges = [0, 2, 3, 4].map((column) => ({ startRow: 1, startCol: column, endRow: 3, endCol: column }))
  const path = writeTestFile('comps.xlsx', await writeXlsx({ sheets: [{ name: 'Comps', rows, merges }] }))
  const told = rowsIn(await eventsOf(path)).map(({ outcome }) =>
    outcome.kind === 'property'
      ? [
          outcome.property.name,
          outcome.property.address,
          outcome.property.suite,
          outcome.property.squareFootage,
          outcome.property.landlordFirm,
        ]
      : outcome,
  )
  expect(told.filter((row) => Array.isArray(row))).toEqual([
    ['Oak Park', '12 Oak St', '1', 30_000, 'Acme'],
    ['Oak Park', '12 Oak St', '2', null, 'Acme'],
    ['Elm Park', '9 Elm St', '1', 9000, 'Acme'],
  ])
})

test('a row of delimited text with more cells than its header is rejected, as its values may be shifted', async () => {
  const path = writeTestFile(
    'comps.csv',
    'Address,SF,Rent\n12 Oak St,145,000,0.85\n9 Elm St,"145,000",0.85,\n',
  )
  expect(rowsIn(await eventsOf(path)).map(({ outcome }) => outcome)).toMatchObject([
    {
      kind: 'rejected',
      problems: [{ sentence: 'The row has 4 cells and the header 3: a quotation mark may be missing.' }],
    },
    { kind: 'property', property: { squareFootage: 145_000 } },
  ])
})

test('a brochure that is a link behind a word is its address', async () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = `<sheetData><row r="1">${cell('A1', 'Address')}${cell('B1', 'Brochure')}</row>
    <row r="2">${cell('A2', '12 Oak St')}${cell('B2', 'View')}</row>
    <row r="3">${cell('A3', '9 Elm St')}${cell('B3', 'View')}</row></sheetData>
    <hyperlinks><hyperlink ref="B2" r:id="rId1"/><hyperlink ref="B3" r:id="rId2"/></hyperlinks>`
  const links = `<Relationships><Relationship Id="rId1" Type="x/hyperlink" Target="https://example.com/a.pdf" TargetMode="External"/>
    <Relationship Id="rId2" Type="x/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`
  const path = writeTestFile('comps.xlsx', workbookOf(sheet, { 'xl/sheets/_rels/a.xml.rels': links }))
  expect(rowsIn(await eventsOf(path)).map(({ outcome }) => outcome)).toMatchObject([
    {
      property: { pdfUrl: 'https://example.com/a.pdf' },
      readings: [{}, { raw: 'View', note: 'the link of the cell' }],
    },
    { property: { pdfUrl: null }, readings: [{}, { problem: { code: 'not-understood' } }] },
  ])
})

test('a reader that stops early leaves the file closed and nothing behind', async () => {
  const path = writeTestFile('comps.csv', `Address,Rent\n${'12 Oak St,0.85\n'.repeat(50_000)}`)
  for await (const event of readWorkbook(await openFile(path))) if (event.kind === 'row') break
  expect(rowsIn(await eventsOf(path))).toHaveLength(50_000)
})

const WAREHOUSES = new URL('../../../../shared/data/warehouse_city_socal.csv', import.meta.url)
const BUILDINGS = new URL('../../../../shared/data/iolp-buildings.csv', import.meta.url)

describe.skipIf(!existsSync(WAREHOUSES))(
  'the parcels of ../shared/data (skipped where the file is absent)',
  () => {
    test('every row is a property with its coordinates, and an unknown year is unknown', async () => {
      const properties = rowsIn(await eventsOf(fileURLToPath(WAREHOUSES))).flatMap(({ outcome }) =>
        outcome.kind === 'property' ? [outcome.property] : [],
      )
      const known = (field: keyof (typeof properties)[number]) =>
        properties.filter((property) => property[field] !== null).length
      expect({
        properties: properties.length,
        latitude: known('latitude'),
        longitude: known('longitude'),
        landSizeAcres: known('landSizeAcres'),
        squareFootage: known('squareFootage'),
        yearBuilt: known('yearBuilt'),
      }).toEqual({
        properties: 9388,
        latitude: 9388,
        longitude: 9388,
        landSizeAcres: 9388,
        squareFootage: 9386,
        yearBuilt: 9388 - 687,
      })
    })
  },
)

describe.skipIf(!existsSync(BUILDINGS))(
  'the buildings of ../shared/data (skipped where the file is absent)',
  () => {
    test('every row is a property with a name, a ZIP code of five digits, and a street where it has one', async () => {
      const properties = rowsIn(await eventsOf(fileURLToPath(BUILDINGS))).flatMap(({ outcome }) =>
        outcome.kind === 'property' ? [outcome.property] : [],
      )
      expect(properties).toHaveLength(8645)
      expect(properties.filter(({ zip }) => !/^\d{5}(?:-\d{4})?$/.test(zip ?? ''))).toEqual([])
      expect(properties.filter(({ name, city }) => !name || !city)).toEqual([])
      // It is `PO BOX 1027`.
      expect(properties.filter(({ address }) => !address).map(({ name }) => name)).toEqual([
        'BIA OFFICE BUILDING',
      ])
    })
  },
)
