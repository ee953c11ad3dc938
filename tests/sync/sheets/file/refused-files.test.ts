import { randomBytes } from 'node:crypto'
import { appendFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { openFile } from '../../../../edge/files/open-file.ts'
import { openWorkbook } from '../../../../sync/sheets/file/open-workbook.ts'
import { WorkbookError } from '../../../../sync/sheets/model/workbook-error.ts'
import { readWorkbook } from '../../../../sync/sheets/read-workbook.ts'
import { workbookOf, writeTestFile, zipOf } from './make-files.ts'

async function refusalOf(path: string): Promise<unknown> {
  try {
    for await (const _ of readWorkbook(await openFile(path)));
    return 'read'
  } catch (error) {
    return error instanceof WorkbookError ? [error.code, error.message] : error
  }
}

const comps = {
  name: 'Comps',
  rows: [
    ['Address', 'Rent'],
    ['12 Oak St', 0.85],
  ],
}
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

test.each<[string, string | Uint8Array, string, string]>([
  ['empty.csv', '', 'empty', 'empty.csv is empty.'],
  ['blank.csv', ' \n\n', 'empty', 'blank.csv is empty.'],
  ['marks.csv', ',,,\n,,,\n', 'empty', 'marks.csv is empty.'],
  [
    'flyer.xlsx',
    '%PDF-1.7 ...',
    'not-a-workbook',
    'flyer.xlsx is not a workbook: it is a PDF. Export the table as CSV or XLSX.',
  ],
  [
    'sheet.csv',
    '<!DOCTYPE html><html><body>Sign in',
    'not-a-workbook',
    'sheet.csv is not a workbook: it is a web page, often a sign-in page.',
  ],
  [
    'map.xlsx',
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'not-a-workbook',
    'map.xlsx is not a workbook: it is an image.',
  ],
  [
    'data.csv',
    '[{"address": "12 Oak St"}]',
    'not-a-workbook',
    'data.csv is not a workbook: it is a JSON file.',
  ],
  [
    'noise.csv',
    Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)),
    'not-a-workbook',
    'noise.csv is not a workbook.',
  ],
  [
    'files.xlsx',
    zipOf({ 'readme.txt': 'x' }),
    'not-a-workbook',
    'files.xlsx is not a workbook: it is an archive. Unpack it first.',
  ],
  [
    'comps.ods',
    zipOf({ 'content.xml': '<x/>' }),
    'not-a-workbook',
    'comps.ods is a workbook of another kind. Save it as .xlsx or CSV.',
  ],
  [
    'letter.docx',
    zipOf({ 'word/document.xml': '<x/>' }),
    'not-a-workbook',
    'letter.docx is not a workbook: it is a text document.',
  ],
  [
    'old.xls',
    Buffer.concat([OLE, Buffer.alloc(600)]),
    'old-xls',
    'old.xls is in the old Excel format (.xls). Open it and save it as .xlsx or CSV.',
  ],
  [
    'prose.csv',
    'Dear all,\nplease find the comps attached.\n',
    'no-header',
    'prose.csv has no sheet with a usable header: no row names an address or a name and another column.',
  ],
])('%s is refused with a clear sentence', async (name, content, code, sentence) => {
  expect(await refusalOf(writeTestFile(name, content))).toEqual([code, sentence])
})

test('a file that is not there is refused', async () => {
  expect(await refusalOf('/nowhere/comps.csv')).toEqual(['not-found', 'comps.csv could not be opened.'])
  expect(await refusalOf('/')).toEqual(['not-found', expect.stringContaining('is not a file.')])
})

test('a workbook behind a password is refused', async () => {
  const content = await writeXlsx({ sheets: [comps], encryption: { password: 'secret', spinCount: 10 } })
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual([
    'password-protected',
    'comps.xlsx is protected by a password. Save it without one.',
  ])
})

test('a workbook that was cut short or altered anywhere is refused or read whole', async () => {
  const content = await writeXlsx({ sheets: [comps] })
  for (let length = 4; length < content.length; length += 97) {
    expect(await refusalOf(writeTestFile('comps.xlsx', content.subarray(0, length)))).toEqual([
      'damaged',
      'comps.xlsx is damaged or was cut short.',
    ])
  }
  for (let place = 30; place < content.length; place += 61) {
    const altered = content.slice()
    altered[place] = (altered[place] ?? 0) ^ 0xff
    const refusal = await refusalOf(writeTestFile('comps.xlsx', altered))
    if (refusal !== 'read')
      expect(refusal).toEqual([expect.any(String), expect.stringContaining('comps.xlsx')])
  }
})

test('a workbook without a sheet of properties says so', async () => {
  const content = workbookOf('<sheetData><row><c t="inlineStr"><is><t>Notes</t></is></c></row></sheetData>')
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(['no-header', expect.any(String)])
})

/** Reads a file and does something to it once its first row is there. */
async function refusalWhere(path: string, happens: () => void): Promise<unknown> {
  try {
    for await (const event of readWorkbook(await openFile(path))) if (event.kind === 'sheet') happens()
    return 'read'
  } catch (error) {
    return error instanceof WorkbookError ? [error.code, error.message] : error
  }
}

/** More than is read at once. */
const MANY_ROWS = `Address,Rent,Zzz\n${`1 Oak St,0.85,${'z'.repeat(200)}\n`.repeat(1000)}`

test.each<[string, (path: string) => void]>([
  ['grows', (path) => appendFileSync(path, '1 Elm St,0.90\n')],
  ['is cut short', (path) => truncateSync(path, 70_000)],
  ['is written over with as much', (path) => writeFileSync(path, MANY_ROWS.replaceAll('0.85', '0.86'))],
])('a file that %s while it is read is refused', async (_, happens) => {
  const path = writeTestFile('comps.csv', MANY_ROWS)
  utimesSync(path, 1, 1)
  expect(await refusalWhere(path, () => happens(path))).toEqual([
    'changed',
    'comps.csv changed while it was read. Import it again when no other program is writing to it.',
  ])
})

test('a workbook that is written while it is read is said to change, not to be damaged', async () => {
  const row = (n: number) =>
    `<row r="${n}"><c t="inlineStr"><is><t>${n} Oak St, Unit ${n * 7919}</t></is></c><c><v>${n}</v></c></row>`
  const header =
    '<row r="1"><c t="inlineStr"><is><t>Address</t></is></c><c t="inlineStr"><is><t>Rent</t></is></c></row>'
  const rows = Array.from({ length: 6000 }, (_, i) => row(i + 2)).join('')
  const path = writeTestFile('comps.xlsx', workbookOf(`<sheetData>${header}${rows}</sheetData>`))
  expect(await refusalWhere(path, () => truncateSync(path, 200_000))).toMatchObject([
    'changed',
    expect.any(String),
  ])
})

const TOO_LARGE = [
  'too-large',
  'comps.xlsx holds far more than a workbook of its size does, and is refused. Save it again, or as CSV.',
]
const TITLES =
  '<row><c t="inlineStr"><is><t>Address</t></is></c><c t="inlineStr"><is><t>Notes</t></is></c></row>'

test('a workbook that would unpack to a thousand times its size is refused before it is unpacked', async () => {
  const blank = ' '.repeat(70 * 1024 * 1024)
  const content = workbookOf(`<sheetData>${TITLES}</sheetData>${blank}`, {}, true)
  expect(content.length).toBeLessThan(100_000)
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(TOO_LARGE)
})

test('a workbook that says it is smaller than it is is refused once it is larger', async () => {
  const content = Buffer.from(
    workbookOf(`<sheetData>${TITLES}</sheetData>${' '.repeat(5_000_000)}`, {}, true),
  )
  const [said, told] = [Buffer.alloc(4), Buffer.alloc(4)]
  const sheetSize = content.readUInt32LE(
    content.indexOf('xl/sheets/a.xml', content.indexOf('PK\x01\x02')) - 22,
  )
  said.writeUInt32LE(sheetSize)
  told.writeUInt32LE(1000)
  for (let at = content.indexOf(said); at >= 0; at = content.indexOf(said, at)) told.copy(content, at)
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toMatchObject(['damaged', expect.any(String)])
})

test('a small workbook of twenty thousand equal rows is refused', async () => {
  const rows = '<row><c t="inlineStr"><is><t>1 Oak St</t></is></c></row>'.repeat(20_000)
  const content = workbookOf(`<sheetData>${TITLES}${rows}</sheetData>`, {}, true)
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(TOO_LARGE)
})

test('a small workbook whose cells all hold the same long text is refused', async () => {
  const cells = '<c t="s"><v>0</v></c>'.repeat(500)
  const strings = `<sst><si><t>${'long '.repeat(6000)}</t></si></sst>`
  const content = workbookOf(
    `<sheetData>${TITLES}${`<row>${cells}</row>`.repeat(10)}</sheetData>`,
    { 'xl/strings.xml': strings },
    true,
  )
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(TOO_LARGE)
})

test.each<[string, string]>([
  ['number formats', `<numFmts>${'<numFmt numFmtId="200" formatCode="0.0"/>'.repeat(100_000)}</numFmts>`],
  ['cell styles', `<cellXfs>${'<xf numFmtId="14"/>'.repeat(100_000)}</cellXfs>`],
])('a workbook of more %s than any spreadsheet program has is refused', async (_what, styles) => {
  const content = workbookOf(
    `<sheetData>${TITLES}</sheetData>`,
    { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` },
    true,
  )
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(TOO_LARGE)
})

test('a workbook whose strings are more than memory holds is refused', async () => {
  // Of so many characters alone memory would hold enough: what each string takes beside them counts as well.
  const strings = `<sst>${`<si><t>${'a'.repeat(256)}</t></si>`.repeat(940_000)}</sst>`
  const parts = { 'xl/strings.xml': strings, 'xl/media/one.png': randomBytes(4_000_000).toString('base64') }
  const content = workbookOf(`<sheetData>${TITLES}</sheetData>`, parts, true)
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(TOO_LARGE)
})

test('a row beyond the last one a spreadsheet program has is refused', async () => {
  const content = workbookOf(`<sheetData>${TITLES}<row r="99999999999"><c><v>1</v></c></row></sheetData>`)
  expect(await refusalOf(writeTestFile('comps.xlsx', content))).toEqual(TOO_LARGE)
})

test('a workbook of 200,000 rows is read whole, however alike they are', async () => {
  const row = (n: number) =>
    `<row r="${n}" spans="1:2"><c r="A${n}" t="inlineStr"><is><t>${n} Oak St</t></is></c><c r="B${n}" s="1"><v>0.85</v></c></row>`
  const rows = Array.from({ length: 200_000 }, (_, i) => row(i + 2)).join('')
  const content = workbookOf(`<sheetData>${TITLES}${rows}</sheetData>`, {}, true)
  let read = 0
  for await (const sheet of openWorkbook(await openFile(writeTestFile('comps.xlsx', content))))
    for await (const _ of sheet.rows) read++
  expect(read).toBe(200_001)
})
