import { crc32 as zlibCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateSerial } from '../../../sync/documents/xlsx/cell-xml.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import { crc32 } from '../../../sync/documents/xlsx/zip.ts'
import { readZipDirectory } from '../../../sync/sheets/file/zip-directory.ts'
import { readZipText } from '../../../sync/sheets/file/zip-entry.ts'
import { anyText, makeComps, rowsOf } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { readWorkbook } from './read-workbook.ts'

const ROWS = [
  {
    property: makeProperty({
      name: '=1+1',
      rentPerSf: 0.5,
      squareFootage: 100_000,
      leaseType: 'NNN',
      dateSigned: '2025-03-14',
    }),
  },
  {
    property: makeProperty({ name: 'Clay', rentPerSf: 1, squareFootage: 20_000, longitude: -95.5 }),
    distance: 1.25,
  },
  { property: makeProperty({ name: 'Out', rentPerSf: 9, dateSigned: '2025-03' }), isIncluded: false },
]

test('numbers are numbers, whole dates are dates, and everything else is text', async () => {
  const columns = ['number', 'name', 'rentPerSf', 'longitude', 'distance', 'dateSigned'] as const
  const { Comps } = await readWorkbook(await xlsxDocument(makeComps({ rows: ROWS }), { columns }))
  expect(Comps).toEqual([
    [
      '#',
      'Name',
      'Rent ($/SF/Mo)',
      'Longitude',
      'Distance (mi)',
      'Signed',
      'Size (SF)',
      'Lease Type',
      'Included',
      'Leased Area (SF)',
      'Status',
      'Property ID',
    ],
    [1, '=1+1', 0.5, null, null, { date: '2025-03-14' }, 100_000, 'NNN', 'Yes', null, null, 'p1'],
    [2, 'Clay', 1, -95.5, 1.25, null, 20_000, null, 'Yes', null, null, 'p1'],
    [null, 'Out', 9, null, null, '2025-03', null, null, 'No', null, null, 'p1'],
  ])
})

async function partOf(bytes: Uint8Array, path: string): Promise<string> {
  const source = {
    name: 'comps.xlsx',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const entry = (await readZipDirectory(source)).get(path)
  return entry ? await readZipText(source, entry) : ''
}

test('the thirteen columns come first, then what the statistics need, part of it hidden', async () => {
  const bytes = await xlsxDocument(makeComps())
  const { Comps } = await readWorkbook(bytes)
  expect(Comps?.[0]?.join()).toBe(
    'Name,Address,City,State,Type,Rent ($/SF/Mo),Size (SF),Clear Height (ft),Year Built,Tenant,Landlord,Broker,Notes,Lease Type,Included,Leased Area (SF),Status,Property ID',
  )
  expect((await partOf(bytes, 'xl/worksheets/sheet1.xml')).match(/<col [^>]*hidden[^>]*>/g)).toEqual([
    '<col min="16" max="16" width="14" hidden="1" customWidth="1"/>',
    '<col min="17" max="17" width="22" hidden="1" customWidth="1"/>',
    '<col min="18" max="18" width="22" hidden="1" customWidth="1"/>',
  ])
})

test('the statistics are of the included rows, and against the subject', async () => {
  const subject = makeProperty({ name: 'Tanner Road Plant', rentPerSf: 0.6 })
  const document = makeComps({ criteria: 'Within 3 miles', rows: ROWS, subject })
  const { Statistics } = await readWorkbook(await xlsxDocument(document))
  const mean = (0.5 * 100_000 + 20_000) / 120_000
  const percent = (number: number) => ({ number, format: '+0%;−0%;0%' })
  expect(Statistics?.slice(1)).toEqual([
    ['2026-11-21 · Within 3 miles'],
    ['Rents in $/SF/Mo, of the rows marked Yes under Included.'],
    [
      null,
      'Count',
      'With Rent',
      'Mean',
      'SF-Weighted Mean',
      'Median',
      '25th Percentile',
      '75th Percentile',
      '90th Percentile',
      'Low',
      'High',
    ],
    ['All', 2, 2, 0.75, mean, 0.75, 0.625, 0.875, 0.95, 0.5, 1],
    ['NNN', 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    ['MG', 0, 0, ...Array(8).fill('N/A')],
    ['Gross', 0, 0, ...Array(8).fill('N/A')],
    ['Lease type not stated', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ['Subject: Tanner Road Plant', 0.6],
    ['All vs. subject', null, null, ...[0.75, mean, 0.75].map((rent) => percent(rent / 0.6 - 1))],
  ])
})

test('without rows there is a workbook all the same', async () => {
  const { Comps, Statistics } = await readWorkbook(await xlsxDocument(makeComps({ rows: [] })))
  expect([Comps?.length, Statistics?.[4]]).toEqual([1, ['All', 0, 0, ...Array(8).fill('N/A')]])
})

test('any text is kept as text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (names) => {
      const rows = rowsOf(names.map((name) => makeProperty({ name })))
      const { Comps } = await readWorkbook(await xlsxDocument(makeComps({ rows }), { columns: ['name'] }))
      const kept = names.map((name) => name.toWellFormed().replace(/\r\n?/g, '\n'))
      expect(Comps?.slice(1).map(([name]) => name ?? '')).toEqual(kept)
    }),
    { numRuns: 25 },
  )
})

test('the same document is the same file, and longer text than a cell holds is cut', async () => {
  const document = makeComps({ rows: rowsOf([makeProperty({ notes: '🏭'.repeat(20_000) })]) })
  const bytes = await xlsxDocument(document)
  expect(await xlsxDocument(document)).toEqual(bytes)
  const { Comps } = await readWorkbook(bytes)
  expect(Comps?.[1]?.[12]).toBe(`${'🏭'.repeat(16_383)}\ufffd`)
})

test('making a workbook stops where it is told to', async () => {
  const rows = rowsOf(Array.from({ length: 1000 }, () => makeProperty()))
  const stop = xlsxDocument(makeComps({ rows }), {
    yieldToMain: (done) => (done < 300 ? Promise.resolve() : Promise.reject(new Error('stop'))),
  })
  await expect(stop).rejects.toThrow('stop')
})

test('checksums are those of zlib, whole or carried on', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (a, b) => {
      expect(crc32(b, crc32(a))).toBe(zlibCrc32(Uint8Array.of(...a, ...b)))
    }),
  )
})

test('days have numbers', () => {
  expect(['2025-03-14', '1900-03-01', '1900-02-28', '2025-03', 'soon'].map(dateSerial)).toEqual([
    45_730,
    61,
    null,
    null,
    null,
  ])
})

test('the statistics weigh by the leased area, leave a subject out, and say so', async () => {
  const rows = rowsOf([
    makeProperty({ id: 'a', rentPerSf: 0.5, squareFootage: 100_000, leasedSf: 10_000 }),
    makeProperty({ id: 'b', rentPerSf: 1, squareFootage: 30_000 }),
    makeProperty({ id: 's', rentPerSf: 9, squareFootage: 50_000, status: 'Subject' }),
  ])
  const { Statistics } = await readWorkbook(await xlsxDocument(makeComps({ rows })))
  expect(Statistics?.[2]?.[0]).toContain('weighs by the leased area where it is known')
  expect(Statistics?.[4]?.slice(0, 5)).toEqual(['All', 2, 2, 0.75, 35_000 / 40_000])
})
