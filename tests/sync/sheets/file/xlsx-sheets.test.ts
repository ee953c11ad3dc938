import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { openFile } from '../../../../edge/files/open-file.ts'
import { openWorkbook } from '../../../../sync/sheets/file/open-workbook.ts'
import type { Sheet } from '../../../../sync/sheets/file/sheet.ts'
import { workbookOf, writeTestFile } from './make-files.ts'

interface WholeSheet extends Omit<Sheet, 'rows'> {
  readonly rows: readonly unknown[]
}

async function sheetsOf(content: Uint8Array): Promise<WholeSheet[]> {
  const sheets: WholeSheet[] = []
  for await (const { rows, ...sheet } of openWorkbook(await openFile(writeTestFile('comps.xlsx', content)))) {
    const whole: unknown[] = []
    for await (const { rowNumber, cells } of rows) whole.push([rowNumber, ...cells])
    sheets.push({ ...sheet, rows: whole })
  }
  return sheets
}

const DAY = new Date(Date.UTC(2025, 2, 14))

test.each(['shared', 'inline'] as const)(
  'cells are as the workbook typed them, with %s strings',
  async (stringMode) => {
    const rows = [
      ['Address', 'Rent', 'Signed', 'Rail', 'Bumps', 'Error'],
      ['12 Oak St & <Sons> "A"\nAustin ☂', 16.2, DAY, true, 0.035, '#DIV/0!'],
      [],
      [null, -0.5, null, false],
    ]
    const columns = [{}, { numFmt: '$0.00"/SF/YR"' }, {}, {}, { numFmt: '0.0%' }, {}]
    const [sheet] = await sheetsOf(
      await writeXlsx({ sheets: [{ name: 'Comps', rows, columns }], stringMode }),
    )
    expect(sheet?.rows.filter((row) => Array.isArray(row) && row.length > 1)).toEqual([
      [1, 'Address', 'Rent', 'Signed', 'Rail', 'Bumps', 'Error'],
      [
        2,
        '12 Oak St & <Sons> "A"\nAustin ☂',
        { number: 16.2, format: '$0.00"/SF/YR"' },
        { date: '2025-03-14' },
        true,
        { number: 0.035, format: '0.0%' },
        '#DIV/0!',
      ],
      [4, null, { number: -0.5, format: '$0.00"/SF/YR"' }, null, false],
    ])
  },
)

test.each(['1900', '1904'] as const)(
  'a date is the same in a workbook of the %s system',
  async (dateSystem) => {
    const content = await writeXlsx({ sheets: [{ name: 'Comps', rows: [['Signed'], [DAY]] }], dateSystem })
    expect(await sheetsOf(content)).toMatchObject([
      {
        date1904: dateSystem === '1904',
        rows: [
          [1, 'Signed'],
          [2, { date: '2025-03-14' }],
        ],
      },
    ])
  },
)

test('sheets come in their order with their names, and hidden ones say so', async () => {
  const sheets = ['Cover', 'Leases & Sales', 'Lists'].map((name) => ({
    name,
    rows: [[name]],
    hidden: name === 'Lists',
  }))
  expect(await sheetsOf(await writeXlsx({ sheets }))).toMatchObject([
    { name: 'Cover', isHidden: false, rows: [[1, 'Cover']] },
    { name: 'Leases & Sales', isHidden: false, rows: [[1, 'Leases & Sales']] },
    { name: 'Lists', isHidden: true, rows: [[1, 'Lists']] },
  ])
})

test('joined cells are told', async () => {
  const rows = [
    ['Park', 'Suite'],
    ['Oak Park', 1],
    [null, 2],
  ]
  const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }]
  expect(await sheetsOf(await writeXlsx({ sheets: [{ name: 'Comps', rows, merges }] }))).toMatchObject([
    { merges: [{ firstRow: 2, lastRow: 3, firstColumn: 0, lastColumn: 0 }] },
  ])
})

test('a large sheet is read as a well-tried reader reads it', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => [
    `${i} Oak St, Suite ${i % 7}`,
    i / 8,
    i % 3 === 0 ? null : `note ${i % 40}`,
  ])
  const content = await writeXlsx({
    sheets: [{ name: 'Comps', rows: [['Address', 'Rent', 'Notes'], ...rows] }],
  })
  const [sheet] = await sheetsOf(content)
  const peer = await readXlsx(content)
  const trimmed = (cells: readonly unknown[]) =>
    cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
  expect(sheet?.rows.map((row) => trimmed((row as unknown[]).slice(1)))).toEqual(
    peer.sheets[0]?.rows.map(trimmed),
  )
})

test('XML of other writers is read: prefixes, rows and cells without places, rich text, errors, escapes', async () => {
  const sheet = `<x:sheetData>
    <x:row><x:c t="inlineStr"><x:is><x:r><x:t>12 </x:t></x:r><x:r><x:t xml:space="preserve">Oak St</x:t></x:r></x:is></x:c><x:c><x:v>7</x:v></x:c></x:row>
    <x:row r="5" spans="1:4"/>
    <x:row r="6"><x:c r="B6" t="s"><x:v>1</x:v></x:c><x:c r="D6" t="e"><x:v>#REF!</x:v></x:c><x:c r="E6" t="str"><x:f>A1&amp;"x"</x:f><x:v>a_x000D_&#233;</x:v></x:c><x:c r="F6" t="d"><x:v>2025-03-14T00:00:00</x:v></x:c></x:row>
  </x:sheetData>`
  const strings = '<sst><si><t>zero</t></si><si><t>東京</t><rPh sb="0" eb="1"><t>トウ</t></rPh></si></sst>'
  expect(await sheetsOf(workbookOf(sheet, { 'xl/strings.xml': strings }))).toMatchObject([
    {
      name: 'Comps & more',
      rows: [[1, '12 Oak St', 7], [5], [6, null, '東京', null, '#REF!', 'a\né', { date: '2025-03-14' }]],
    },
  ])
})

test('a cell beyond the last column there can be is left out', async () => {
  const sheet = '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="ZZZ1"><v>2</v></c></row></sheetData>'
  expect(await sheetsOf(workbookOf(sheet))).toMatchObject([{ rows: [[1, 1]] }])
})
