import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import {
  COMP_COLUMNS,
  type ColumnId,
  SPREADSHEET_COLUMNS,
} from '../../../../sync/documents/columns/comp-columns.ts'
import { csvDocument } from '../../../../sync/documents/text/csv-document.ts'
import { anyText, makeComps, rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'
import { readCsv } from '../read-csv.ts'

const HEADER =
  'Name,Address,City,State,Type,Rent ($/SF/Mo),Size (SF),Clear Height (ft),Year Built,Tenant,Landlord,Broker,Notes'

const csvOf = async (...given: Parameters<typeof csvDocument>) => (await csvDocument(...given)).join('')

test('a book is a byte-order mark, the thirteen headers, and a line for each property', async () => {
  const property = makeProperty({
    name: 'Gears Works',
    address: '1 Gears Rd',
    city: 'Houston',
    state: 'TX',
    propertyType: 'Manufacturing',
    rentPerSf: 0.7225,
    squareFootage: 41_450,
    clearHeight: 28.5,
    yearBuilt: 2014,
    tenant: 'Bayou "Pipe", LLC',
    landlordFirm: 'Lone Pine',
    brokerName: 'José Peña',
    brokerFirm: 'Ridgeline',
    notes: '10-ton crane\r\n2 docks',
  })
  expect(await csvOf(makeComps({ rows: rowsOf([property, makeProperty({ name: 'Nothing known' })]) }))).toBe(
    `\uFEFF${HEADER}\r\n` +
      'Gears Works,1 Gears Rd,Houston,TX,Manufacturing,0.7225,41450,28.5,2014,"Bayou ""Pipe"", LLC",Lone Pine,' +
      'José Peña,"10-ton crane\n2 docks"\r\n' +
      'Nothing known,,,,,,,,,,,,\r\n',
  )
})

test('without rows there are the headers alone', async () => {
  expect(await csvOf(makeComps({ rows: [] }))).toBe(`\uFEFF${HEADER}\r\n`)
})

test('the broker is the name, and the firm where no name is known', async () => {
  const rows = rowsOf([makeProperty({ brokerFirm: 'Ridgeline' })])
  expect(await csvOf(makeComps({ rows }), { columns: ['broker', 'brokerFirm'] })).toBe(
    '\uFEFFBroker,Broker Firm\r\nRidgeline,Ridgeline\r\n',
  )
})

test('a file has what is worked out, amenities and columns of a source where they are chosen', async () => {
  const lease = { rentPerSf: 1, leaseTerm: 12, rentEscalationPct: 0, freeRentMonths: 3 }
  const rows = rowsOf([
    makeProperty({ ...lease, tiPerSf: 1.2, dockDoors: 4, custom: 'Yard: paved\nLot, acres: 3' }),
    makeProperty(lease),
  ])
  const columns = ['netEffectiveRent', 'amenities', 'custom.Lot, acres'] as const
  expect(await csvOf(makeComps({ rows }), { columns })).toBe(
    '\uFEFFNet Effective Rent ($/SF/Mo),Amenities,"Lot, acres"\r\n0.65,4 dock doors,3\r\n,,\r\n',
  )
})

test('columns stand as chosen, and a negative number stays a number', async () => {
  const rows = [
    { property: makeProperty({ longitude: -95.5, latitude: 29.7, zip: '07001' }), distance: 1.25 },
  ]
  const columns = ['longitude', 'latitude', 'zip', 'distance', 'number', 'listed'] as const
  expect(await csvOf(makeComps({ rows }), { columns })).toBe(
    '\uFEFFLongitude,Latitude,ZIP,Distance (mi),#,Imported\r\n-95.5,29.7,07001,1.25,1,2023-11-14\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['+1 713 555 0100', "'+1 713 555 0100"],
  ['@sum', "'@sum"],
  ['＝1', "'＝1"],
  ['\tx', "'\tx"],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['3M', '3M'],
  ["'quoted'", "'quoted'"],
])('the text %j is text', async (tenant, written) => {
  expect(await csvOf({ rows: rowsOf([makeProperty({ tenant })]) }, { columns: ['tenant'] })).toBe(
    `\uFEFFTenant\r\n${written}\r\n`,
  )
})

test('excluded rows are left out, unless a column says which they are', async () => {
  const rows = [
    { property: makeProperty({ name: 'Out' }), isIncluded: false, note: 'Sublease' },
    { property: makeProperty({ name: 'In' }) },
  ]
  const columns: ColumnId[] = ['number', 'name', 'compNote']
  expect(await csvOf({ rows }, { columns })).toBe('\uFEFF#,Name,Comp Note\r\n1,In,\r\n')
  expect(await csvOf({ rows }, { columns: [...columns, 'isIncluded'] })).toBe(
    '\uFEFF#,Name,Comp Note,Included\r\n,Out,Sublease,No\r\n1,In,,Yes\r\n',
  )
})

test('whatever a sheet said reads back as the same text, and nothing starts a formula', async () => {
  const columns = ['name', 'tenant', 'notes'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyText, anyText, anyText), { minLength: 1, maxLength: 5 }),
      async (texts) => {
        const rows = rowsOf(texts.map(([name, tenant, notes]) => makeProperty({ name, tenant, notes })))
        const parts = await csvDocument({ rows }, { columns })
        const parsed = Papa.parse<string[]>(parts.join('').slice(1), { delimiter: ',', newline: '\r\n' }).data
        const stated = texts.map((cells) => cells.map((cell) => cell.replace(/\r\n?/g, '\n')))
        const unguarded = parsed
          .slice(1, -1)
          .map((cells, row) =>
            cells.map((cell, i) => (cell === `'${stated[row]?.[i]}` ? cell.slice(1) : cell)),
          )
        expect(unguarded).toEqual(stated)
        for (const cell of parsed.flat()) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u)
        const ours = await readCsv(parts)
        expect(ours.map((cells) => cells.map((cell) => cell ?? ''))).toEqual(
          [parsed[0], ...stated].map((cells) => cells?.map((cell) => cell.toWellFormed())),
        )
      },
    ),
  )
})

test('every column has a header of its own, and the thirteen are among them', () => {
  const headers = Object.values(COMP_COLUMNS).map(({ header }) => header)
  expect(new Set(headers).size).toBe(headers.length)
  expect(SPREADSHEET_COLUMNS.map((id) => COMP_COLUMNS[id].header).join()).toBe(HEADER)
})

test('a document lets others yieldToMain, and stops where it is told to', async () => {
  const rows = rowsOf(Array.from({ length: 1000 }, () => makeProperty()))
  const breaths: number[] = []
  await csvDocument({ rows }, { yieldToMain: async (done) => void breaths.push(done) })
  expect(breaths).toEqual([0, 200, 400, 600, 800])
  const stop = csvDocument(
    { rows },
    { yieldToMain: (done) => (done < 300 ? Promise.resolve() : Promise.reject(new Error('stop'))) },
  )
  await expect(stop).rejects.toThrow('stop')
})
