import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { openFile } from '../../../../edge/files/open-file.ts'
import { guessDelimiter } from '../../../../sync/sheets/file/csv-delimiter.ts'
import { readCsvRecord } from '../../../../sync/sheets/file/csv-record.ts'
import { openWorkbook } from '../../../../sync/sheets/file/open-workbook.ts'
import { writeTestFile } from './make-files.ts'

async function rowsOf(content: string | Uint8Array): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const sheet of openWorkbook(await openFile(writeTestFile('comps.csv', content)))) {
    for await (const { rowNumber, cells } of sheet.rows) rows.push([rowNumber, ...cells])
  }
  return rows
}

const PLAIN = [
  [1, 'Address', 'Rent'],
  [2, 'Calle Ñ', '0.85'],
]

test.each<[string, string | Uint8Array]>([
  ['UTF-8', 'Address,Rent\nCalle Ñ,0.85\n'],
  ['UTF-8 with a byte-order mark and CR LF', '\ufeffAddress,Rent\r\nCalle Ñ,0.85\r\n'],
  ['CR alone, without a last line end', 'Address,Rent\rCalle Ñ,0.85'],
  ['semicolons', 'Address;Rent\nCalle Ñ;0.85'],
  ['tabs', 'Address\tRent\nCalle Ñ\t0.85'],
  ['bars', 'Address|Rent\nCalle Ñ|0.85'],
  ['quotes everywhere', '"Address","Rent"\n"Calle Ñ" ,"0.85"\n'],
  ['Windows-1252', Buffer.from('Address,Rent\nCalle \xd1,0.85\n', 'latin1')],
  ['UTF-16, little end first', Buffer.from('\ufeffAddress\tRent\nCalle Ñ\t0.85\n', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffAddress\tRent\nCalle Ñ\t0.85\n', 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from('Address\tRent\nCalle Ñ\t0.85\n', 'utf16le')],
])('delimited text is read: %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual(PLAIN)
})

test('a declared delimiter is not a row of values, and counts as one', async () => {
  expect(await rowsOf('sep=;\nAddress;Rent\n1, Oak St;0.85\n')).toEqual([
    [2, 'Address', 'Rent'],
    [3, '1, Oak St', '0.85'],
  ])
})

test('cells keep their line breaks and quotes, and blank lines count as rows', async () => {
  expect(await rowsOf('a,b\n"12 Oak St\r\nAustin","24\'6"""\n\n1,2\n')).toEqual([
    [1, 'a', 'b'],
    [2, '12 Oak St\nAustin', `24'6"`],
    [3, null],
    [4, '1', '2'],
  ])
})

test('formulas of text are computed where they are arithmetic with their own row, and else stay text', async () => {
  const rows = await rowsOf(
    'Zip,SF,Rent\n="07102","12,000",=B2*0.9/12000\n,=2*6000,"=ROUND(10.8/12,2)"\n\'=1+1,== 9 ==,=VLOOKUP(A1)\n',
  )
  expect(rows).toEqual([
    [1, 'Zip', 'SF', 'Rent'],
    [2, '07102', '12,000', 0.9],
    [3, null, 12_000, 0.9],
    [4, '=1+1', '== 9 ==', '=VLOOKUP(A1)'],
  ])
})

test('a stray quotation mark never swallows the rows after it', async () => {
  expect(await rowsOf('a,b\n"Big Box" on Main,1\n"24 inch,2\nlast,"3"\n')).toEqual([
    [1, 'a', 'b'],
    [2, '"Big Box" on Main', '1'],
    [3, '"24 inch', '2'],
    [4, 'last', '3'],
  ])
})

test('a quotation mark that is never closed is a mark like any other', async () => {
  const rows = await rowsOf(`a,b\n"x,1\n${'12 Oak St,2\n'.repeat(150_000)}`)
  expect([rows.length, rows[1], rows.at(-1)]).toEqual([150_002, [2, '"x', '1'], [150_002, '12 Oak St', '2']])
})

test('a file is read the same however it is cut into pieces', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', '""', '\n', ',', ' ', '"a"', 'a"b'))
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      fc.nat(40),
      (rows, cut) => {
        const text = Papa.unparse(rows, { newline: '\n' }).replaceAll('\r', '')
        const whole = recordsOf(text, true)
        const head = recordsOf(text.slice(0, cut), false)
        expect(whole.records.slice(0, head.records.length)).toEqual(head.records)
        expect([...head.records, ...recordsOf(text.slice(head.at), true).records]).toEqual(whole.records)
      },
    ),
  )
})

test('well-formed text is read as a well-tried reader reads it', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '1', '"', ',', '\n', ' ', ';', '\t', '=') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 }), (rows) => {
      const text = Papa.unparse(rows, { newline: '\n', quotes: true })
      expect(recordsOf(text, true).records).toEqual(Papa.parse(text, { delimiter: ',', newline: '\n' }).data)
    }),
  )
})

test('the delimiter is the one that cuts the rows evenly', () => {
  const guessed = (...lines: string[]) => guessDelimiter(lines.join('\n'))
  const comma = { character: ',', isDeclared: false }
  const semicolon = { character: ';', isDeclared: false }
  expect(guessed('Address;Rent;Notes', 'a;0,85;x, y', 'b;1,10;x, y, z', 'c;0,95;')).toEqual(semicolon)
  const wordy = ['Gears Works,crane; dock; rail; yard', '', 'Pipe Works,crane; sprinklers; office; fence']
  expect(guessed('Name,Notes', ...wordy)).toEqual(comma)
  const ragged = ['Name;City;State;Rent;Size', 'Gears Works;Houston;TX;0,85', 'Pipe Works;Katy;TX;0,95;1,5']
  expect(guessed('Rents; 2025', ...ragged)).toEqual(semicolon)
  expect(guessed('one column', 'only')).toEqual(comma)
})

function recordsOf(text: string, isLast: boolean): { records: string[][]; at: number } {
  const records: string[][] = []
  let at = 0
  while (at < text.length) {
    const record = readCsvRecord(text, at, ',', isLast)
    if (!record) break
    records.push(record.cells)
    at = record.next
  }
  return { records, at }
}
