import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFile } from '../../../../edge/files/open-file.ts'
import { ALL_COLUMNS, COMP_COLUMNS } from '../../../../sync/documents/columns/comp-columns.ts'
import { csvDocument } from '../../../../sync/documents/text/csv-document.ts'
import { csvLine } from '../../../../sync/documents/text/csv-line.ts'
import { neutralized, unneutralized } from '../../../../sync/documents/text/spreadsheet-text.ts'
import { xlsxDocument } from '../../../../sync/documents/xlsx/xlsx-document.ts'
import { type Property, UNCHANGED } from '../../../../sync/domain/property.ts'
import type { WorkbookEvent } from '../../../../sync/sheets/model/workbook-event.ts'
import { readWorkbook } from '../../../../sync/sheets/read-workbook.ts'
import { anyProperties } from '../../../make/any-property.ts'
import { anyText, makeComps, rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'
import { writeTestFile } from '../file/make-files.ts'

const ID = '0123456789abcdef01234567'

async function eventsOf(name: string, content: string | Uint8Array): Promise<WorkbookEvent[]> {
  const events: WorkbookEvent[] = []
  for await (const event of readWorkbook(await openFile(writeTestFile(name, content)), { currentYear: 2026 }))
    events.push(event)
  return events
}

async function csvOf(properties: readonly Property[]): Promise<string> {
  return (await csvDocument(makeComps({ rows: rowsOf(properties) }), { columns: ALL_COLUMNS })).join('')
}

/** The properties that a file says it holds, as they were. */
function propertiesIn(events: readonly WorkbookEvent[]): Property[] {
  return events.flatMap((event) => {
    if (event.kind !== 'row' || event.row.outcome.kind !== 'property') return []
    const { property, own } = event.row.outcome
    return own ? [{ ...property, ...own, createdAt: 1_700_000_000_000, ...UNCHANGED }] : []
  })
}

test('any properties come back from a CSV of all columns as they were', async () => {
  await fc.assert(
    fc.asyncProperty(anyProperties, async (properties) => {
      expect(propertiesIn(await eventsOf('own.csv', await csvOf(properties)))).toEqual(properties)
    }),
    { numRuns: 60 },
  )
})

test('any properties come back from a workbook as they were, once each', async () => {
  await fc.assert(
    fc.asyncProperty(anyProperties, async (properties) => {
      const events = await eventsOf('own.xlsx', await xlsxDocument(makeComps({ rows: rowsOf(properties) })))
      expect(propertiesIn(events)).toEqual(properties)
      expect(events.filter(({ kind }) => kind === 'row')).toHaveLength(properties.length)
    }),
    { numRuns: 60 },
  )
})

test('a workbook whose first sheet has every column as well is read once', async () => {
  const property = makeProperty({ id: ID, rentPerSf: 0.75 })
  const bytes = await xlsxDocument(makeComps({ rows: rowsOf([property]) }), { columns: ALL_COLUMNS })
  expect(propertiesIn(await eventsOf('own.xlsx', bytes))).toEqual([property])
})

test('the sheets that show the same again are passed over, and said to be', async () => {
  const rows = rowsOf([makeProperty({ id: ID, rentPerSf: 0.75, squareFootage: 40_000 })])
  const events = await eventsOf('own.xlsx', await xlsxDocument(makeComps({ rows })))
  expect(events.flatMap((event) => (event.kind === 'passed-over' ? event.sheet : []))).toEqual([
    'Comps',
    'Statistics',
  ])
  expect(events.find((event) => event.kind === 'passed-over')).toMatchObject({
    sentence: 'Sheet “Comps” shows properties that “All columns” holds whole, which is read instead.',
  })
})

test('a file of a few columns has ids, and is not taken for the properties as a whole', async () => {
  const columns = ['id', 'name', 'rentPerSf', 'zip'] as const
  const rows = rowsOf([makeProperty({ id: ID, name: 'N/A', rentPerSf: 0.691667, zip: '02134' })])
  const events = await eventsOf('few.csv', (await csvDocument(makeComps({ rows }), { columns })).join(''))
  const [outcome] = events.flatMap((event) => (event.kind === 'row' ? event.row.outcome : []))
  expect(outcome).toMatchObject({ key: ID, property: { name: 'N/A', rentPerSf: 0.691667, zip: '02134' } })
  expect(outcome).not.toHaveProperty('own')
})

test('a row added by hand is known by its address, and a figure that is none is told', async () => {
  const header = ALL_COLUMNS.map((id) => COMP_COLUMNS[id].header)
  const line = (cells: Record<string, string>) => csvLine(header.map((name) => cells[name] ?? ''))
  const csv = [
    csvLine(header),
    line({ 'Property ID': ID, Name: 'Windfern Plant', 'Size (SF)': 'about 5' }),
    line({ Address: '11830 Tanner Rd', 'Size (SF)': '$1 200' }),
    line({ 'Size (SF)': '7' }),
  ].join('')
  const outcomes = (await eventsOf('edited.csv', csv)).flatMap((event) =>
    event.kind === 'row' ? event.row.outcome : [],
  )
  expect(outcomes).toMatchObject([
    {
      key: ID,
      property: { squareFootage: null },
      readings: [{}, { problem: { sentence: 'Size (SF) “about 5” is not understood.' } }],
    },
    { key: '11830 tanner rd', property: { name: '11830 Tanner Rd', squareFootage: 1200 } },
    { kind: 'rejected' },
  ])
})

test('numbers of properties that are not ours leave a sheet to be read as any other', async () => {
  const events = await eventsOf('costar.csv', 'Property ID,Name,City\n4711,Windfern Plant,"Houston, TX"\n')
  const [outcome] = events.flatMap((event) => (event.kind === 'row' ? event.row.outcome : []))
  expect(outcome).toMatchObject({ key: '4711', property: { city: 'Houston', state: 'TX' } })
})

test('an apostrophe that neutralizes is taken off again, and no other', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(unneutralized(neutralized(text))).toBe(text)
    }),
  )
  expect(["'=1+1", "''=1+1", "'90s building", "O'Hare"].map(unneutralized)).toEqual([
    '=1+1',
    "'=1+1",
    "'90s building",
    "O'Hare",
  ])
})

test('the grid of adjustments and the trend of a workbook hold no properties', async () => {
  const size = { kind: 'percent', amount: 2, reason: null } as const
  const rows = ['2024-01', '2024-05', '2024-08'].map((dateSigned, at) => ({
    property: makeProperty({ id: `${ID.slice(0, -1)}${at}`, name: `Plant ${at}`, rentPerSf: 1, dateSigned }),
    adjustments: { size },
  }))
  const bytes = await xlsxDocument(makeComps({ rows }))
  const events = await eventsOf('adjusted.xlsx', bytes)
  expect(propertiesIn(events).map(({ name }) => name)).toEqual(['Plant 0', 'Plant 1', 'Plant 2'])
  expect(events.flatMap((event) => (event.kind === 'passed-over' ? [event.sheet] : []))).toEqual(
    expect.arrayContaining(['Adjustments', 'Rent Trend']),
  )
})
