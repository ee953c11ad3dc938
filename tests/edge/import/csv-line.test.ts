import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLine } from '../../../edge/import/run/rejected-file.ts'

test.each([
  ['=cmd()', "'=cmd()"],
  ['+1-2', "'+1-2"],
  ['+1 (713) 555-0100', "'+1 (713) 555-0100"],
  ['@a', "'@a"],
  ['-', "'-"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['\uFF1D1', "'\uFF1D1"],
  ['-117.5', '-117.5'],
  [-117.5, '-117.5'],
  ['a=b', 'a=b'],
])('a cell a spreadsheet would run is made text, and a number stays one: %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('cells of every type are written as a person would read them', () => {
  expect(
    csvLine([null, true, { date: '2025-03-14' }, { number: 0.11, format: '0%' }, 'a "b", c', 'two\nlines']),
  ).toBe(',TRUE,2025-03-14,0.11,"a ""b"", c","two\nlines"\r\n')
})

test('what is written reads back as the same cells, but for the apostrophe', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(fc.array(text, { minLength: 2 }), (cells) => {
      const [read] = Papa.parse<string[]>(csvLine(cells), { delimiter: ',', newline: '\r\n' }).data
      expect(read?.map((cell, i) => (cell === `'${cells[i]}` ? cells[i] : cell))).toEqual(cells)
      for (const cell of read ?? []) expect(cell).not.toMatch(/^\s*[=@＝＠]/)
    }),
  )
})
