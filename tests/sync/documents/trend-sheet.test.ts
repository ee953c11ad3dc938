import { expect, test } from 'vitest'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import { readZipDirectory } from '../../../sync/sheets/file/zip-directory.ts'
import { readZipText } from '../../../sync/sheets/file/zip-entry.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { readWorkbook } from './read-workbook.ts'

const signed = (dateSigned: string | null, rentPerSf: number | null, isIncluded = true) => ({
  property: makeProperty({ name: `Signed ${dateSigned}`, dateSigned, rentPerSf }),
  isIncluded,
})

const ROWS = [
  signed('2024-01', 0.6),
  signed('2024-03-20', 0.8),
  signed('2024-Q2', 0.7),
  signed('2024', 5),
  signed(null, 5),
  signed('2024-11', 1),
  signed('2024-12', 9, false),
]

test('a workbook has the rents by quarter, and the quarter of each comp in its row', async () => {
  const { Comps, 'Rent Trend': sheet } = await readWorkbook(await xlsxDocument(makeComps({ rows: ROWS })))
  expect(sheet?.slice(2)).toEqual([
    ['Quarter Signed', 'Count', '25th Percentile', 'Median', '75th Percentile'],
    ['Q1 2024', 2, 0.65, 0.7, 0.75],
    ['Q2 2024', 1, 0.7, 0.7, 0.7],
    ['Q4 2024', 1, 1, 1, 1],
  ])
  const at = Comps?.[0]?.indexOf('Quarter Signed') ?? -1
  expect(Comps?.slice(1).map((cells) => cells[at] ?? null)).toEqual([
    'Q1 2024',
    'Q1 2024',
    'Q2 2024',
    null,
    null,
    'Q4 2024',
    'Q4 2024',
  ])
})

test('they follow the sheet of comps row by row', async () => {
  const bytes = await xlsxDocument(makeComps({ rows: ROWS }), { columns: ['name', 'rentPerSf'] })
  const source = {
    name: 'comps.xlsx',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const entry = (await readZipDirectory(source)).get('xl/worksheets/sheet3.xml')
  const xml = entry === undefined ? '' : await readZipText(source, entry)
  // Seven comps stand in rows 2 to 8 of their sheet.
  const [median = ''] = /(?<=<c r="D5"[^>]*><f[^>]*>)[^<]+/.exec(xml) ?? []
  expect(median).toContain('MEDIAN(IF((Comps!$E$2:$E$8=&quot;Yes&quot;)')
  expect(median).toContain('ISNUMBER(Comps!$B$2:$B$8)*(Comps!$I$2:$I$8=$A5),Comps!$B$2:$B$8))')
})

test('a workbook of fewer than three quarters has no such sheet', async () => {
  const sheets = await readWorkbook(await xlsxDocument(makeComps({ rows: ROWS.slice(0, 3) })))
  expect(Object.keys(sheets)).toEqual(['Comps', 'Statistics', 'All columns'])
})
