import { expect, test } from 'vitest'
import { dateOfSerial, formatNumber, numberFormat } from '../../../sync/sheets/file/number-format.ts'

test.each([
  ['General', 'plain'],
  ['0.00', 'plain'],
  ['#,##0', 'plain'],
  ['"$"#,##0.00', 'plain'],
  ['[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00', 'plain'],
  ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', 'plain'],
  ['0.0,,"M"', 'plain'],
  ['# ?/?', 'plain'],
  ['@', 'plain'],
  ['0.0%', 'telling'],
  ['00000', 'telling'],
  ['#,##0" SF"', 'telling'],
  ["0'", 'telling'],
  ['[$€-2] #,##0', 'telling'],
  ['m/d/yyyy', 'date'],
  ['[$-409]mmmm d, yyyy;@', 'date'],
  ['mmm-yy', 'date'],
] as const)('the format %s is %s', (code, kind) => {
  expect(numberFormat(164, code).kind).toBe(kind)
})

test('formats that a workbook does not spell out are known by their number', () => {
  expect([0, 9, 10, 14, 44].map((id) => numberFormat(id, undefined).kind)).toEqual([
    'plain',
    'telling',
    'telling',
    'date',
    'plain',
  ])
})

test.each([
  [16.2, '$0.00"/SF/YR"', '$16.2/SF/YR'],
  [0.035, '0.0%', '3.5%'],
  [7041, '00000', '07041'],
  [120_000, '#,##0 "SF"', '120000 SF'],
  [32, "0'", "32'"],
  [8.95, '[$€-2] 0.00', '€ 8.95'],
  [8.95, '[$CAD] 0.00', 'CAD 8.95'],
  [-0.85, '0.00" psf";(0.00" psf")', '(0.85 psf)'],
  [-0.85, '0.00" psf"', '-0.85 psf'],
  [0.07, '0%', '7%'],
])('%f under %s is worded %s', (number, code, words) => {
  expect(formatNumber(number, code)).toBe(words)
})

test.each<[number, boolean, string | null]>([
  [45_000, false, '2023-03-15'],
  [45_000.75, false, '2023-03-15'],
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  [61, false, '1900-03-01'],
  [43_538, true, '2023-03-15'],
  [0.5, false, null],
  [-1, false, null],
  [1e9, false, null],
])('day %f of the 1904 system: %s is %s', (serial, date1904, date) => {
  expect(dateOfSerial(serial, date1904)).toBe(date)
})
