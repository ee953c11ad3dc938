import { expect, test } from 'vitest'
import { openFile } from '../../../edge/files/open-file.ts'
import type { ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { workbookOf, writeTestFile } from './file/make-files.ts'

const TEN_MB = 'dock doors, '.repeat(850_000)
const TITLES = ['Address', 'Rent/SF/Mo', 'Notes']

async function rowsOf(path: string): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  for await (const event of readWorkbook(await openFile(path))) if (event.kind === 'row') rows.push(event.row)
  return rows
}

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const xlsxRow = (cells: readonly string[]) => `<row>${cells.map(inline).join('')}</row>`
const ROWS = [TITLES, ['1 Oak St', '0.85', TEN_MB], ['2 Oak St', '0.90', 'fine']]
const shared = `<sst><si><t>${TEN_MB}</t></si></sst>`
const inString = `<row>${inline('1 Oak St')}${inline('0.85')}<c t="s"><v>0</v></c></row>`

test.each<[string, string, string | Uint8Array]>([
  ['a CSV file', 'a.csv', ROWS.map((row) => row.map((cell) => `"${cell}"`).join()).join('\n')],
  [
    'a CSV file without quotes',
    'a.csv',
    ROWS.map((row) => row.map((cell) => cell.replaceAll(',', ' ')).join()).join('\n'),
  ],
  ['a workbook', 'a.xlsx', workbookOf(`<sheetData>${ROWS.map(xlsxRow).join('')}</sheetData>`)],
  [
    'the strings of a workbook',
    'a.xlsx',
    workbookOf(`<sheetData>${xlsxRow(TITLES)}${inString}${xlsxRow(ROWS[2] ?? [])}</sheetData>`, {
      'xl/strings.xml': shared,
    }),
  ],
])('a cell of 10 MB in %s is an error of that cell, and all else is taken', async (_, name, content) => {
  const [huge, fine] = await rowsOf(writeTestFile(name, content))
  expect(huge?.outcome).toMatchObject({ kind: 'property', property: { rentPerSf: 0.85, notes: null } })
  const problems =
    huge?.outcome.kind === 'property' ? huge.outcome.readings.flatMap(({ problem }) => problem ?? []) : []
  expect(problems.map(({ code, sentence }) => [code, sentence])).toEqual([
    ['too-long', 'Notes is a text of more than 32,767 characters.'],
  ])
  expect(JSON.stringify(huge).length).toBeLessThan(200_000)
  expect(fine?.outcome).toMatchObject({ kind: 'property', property: { notes: 'fine' } })
})
