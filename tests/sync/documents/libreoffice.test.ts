import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvDocument } from '../../../sync/documents/text/csv-document.ts'
import { xlsxDocument } from '../../../sync/documents/xlsx/xlsx-document.ts'
import { readZipDirectory } from '../../../sync/sheets/file/zip-directory.ts'
import { readZipText } from '../../../sync/sheets/file/zip-entry.ts'
import { makeComps } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { zipOf } from '../sheets/file/make-files.ts'
import { readWorkbook } from './read-workbook.ts'

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => join(folder, name)))
  .find((path) => existsSync(path))
const where = program === undefined ? ' (LibreOffice is not installed here)' : ''

const ROWS = [
  {
    property: makeProperty({
      name: '=1+1',
      tenant: '＝cmd()',
      landlordFirm: '+1 713 555 0100',
      notes: '@sum, "quoted"\nand more',
      rentPerSf: 0.5,
      squareFootage: 100_000,
      leaseType: 'NNN',
      longitude: -95.5,
    }),
  },
  { property: makeProperty({ name: '-5', rentPerSf: 1, squareFootage: 20_000, zip: '07001' }) },
  { property: makeProperty({ name: '\t=2', rentPerSf: 9, squareFootage: 1 }), isIncluded: false },
]
const DOCUMENT = makeComps({ rows: ROWS, subject: makeProperty({ name: 'Tanner', rentPerSf: 0.6 }) })
const COLUMNS = ['name', 'tenant', 'landlordFirm', 'notes', 'rentPerSf', 'longitude', 'zip'] as const

/** Opens a file in LibreOffice and saves it as another. Answers the folder with what was saved. */
async function convert(
  name: string,
  content: string | Uint8Array,
  to: string,
  from?: string,
): Promise<string> {
  const folder = await scratchFolder()
  writeFileSync(join(folder, name), content)
  mkdirSync(join(folder, 'out'))
  await promisify(execFile)(program ?? '', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    ...(from === undefined ? [] : [`--infilter=${from}`]),
    '--convert-to',
    to,
    '--outdir',
    join(folder, 'out'),
    join(folder, name),
  ])
  return folder
}

test.skipIf(program === undefined)(
  `LibreOffice opens the CSV with numbers as numbers and everything else as text${where}`,
  async () => {
    const csv = (await csvDocument(DOCUMENT, { columns: COLUMNS })).join('')
    // 44, 34, 76: comma, quotation mark, UTF-8; formulas are evaluated where there are any.
    const folder = await convert(
      'comps.csv',
      csv,
      'xlsx',
      'CSV:44,34,76,1,,0,false,true,false,false,false,0,true',
    )
    const { comps } = await readWorkbook(readFileSync(join(folder, 'out/comps.xlsx')))
    removeScratchFolder(folder)
    expect(comps?.slice(1).map((cells) => cells.map((cell) => cell ?? ''))).toEqual([
      ["'=1+1", "'＝cmd()", "'+1 713 555 0100", '\'@sum, "quoted"\nand more', 0.5, -95.5],
      ["'-5", '', '', '', 1, '', 7001],
    ])
  },
  60_000,
)

test.skipIf(program === undefined)(
  `LibreOffice opens the workbook and works its formulas out${where}`,
  async () => {
    const bytes = await withoutResults(await xlsxDocument(DOCUMENT, { columns: COLUMNS }))
    const folder = await convert(
      'comps.xlsx',
      bytes,
      'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1',
    )
    const read = (sheet: string) =>
      Papa.parse<string[]>(readFileSync(join(folder, `out/comps-${sheet}.csv`), 'utf8').trimEnd()).data
    const comps = read('Comps')
    const statistics = read('Statistics').slice(4)
    removeScratchFolder(folder)
    // Behind them stand columns for the other sheets.
    expect(comps.slice(1).map((cells) => cells.slice(0, COLUMNS.length + 3))).toEqual([
      [
        '=1+1',
        '＝cmd()',
        '+1 713 555 0100',
        '@sum, "quoted"\nand more',
        '0.5',
        '-95.5',
        '',
        '100000',
        'NNN',
        'Yes',
      ],
      ['-5', '', '', '', '1', '', '07001', '20000', '', 'Yes'],
      ['\t=2', '', '', '', '9', '', '', '1', '', 'No'],
    ])
    expect(
      statistics.map(([label, ...figures]) => [
        label,
        ...figures.filter((text) => text !== '').map(numberIn),
      ]),
    ).toEqual([
      ['All', 2, 2, 0.75, 0.583333, 0.75, 0.625, 0.875, 0.95, 0.5, 1],
      ['NNN', 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
      ['MG', 0, 0, ...Array(8).fill('N/A')],
      ['Gross', 0, 0, ...Array(8).fill('N/A')],
      ['Lease type not stated', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [''],
      ['Subject: Tanner', 0.6],
      ['All vs. subject', 0.25, -0.027778, 0.25],
    ])
  },
  60_000,
)

function numberIn(text: string): number | string {
  const number = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
  return Number.isNaN(number) ? text : Math.round(number * 1e6) / 1e6
}

/** The workbook with its formulas alone, so that what is read was calculated. */
async function withoutResults(bytes: Uint8Array): Promise<Uint8Array> {
  const source = {
    name: 'comps.xlsx',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const files: Record<string, string> = {}
  for (const [path, entry] of await readZipDirectory(source)) {
    files[path] = (await readZipText(source, entry)).replace(/<\/f><v>[^<]*<\/v>/g, '</f>')
  }
  return zipOf(files)
}
