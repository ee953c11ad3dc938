import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from '../../../edge/sheets/read-workbook.ts'
import { WorkbookError } from '../../../edge/sheets/workbook-error.ts'
import { workbookOf, writeTestFile, zipOf } from './make-files.ts'

async function refusalOf(path: string): Promise<unknown> {
  try {
    for await (const _ of readWorkbook(path));
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
    'prose.csv has no sheet with a usable header: no row within the first 15 names an address or a name and another column.',
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
