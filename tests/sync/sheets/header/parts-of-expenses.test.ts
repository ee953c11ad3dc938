import { expect, test } from 'vitest'
import { mapColumns } from '../../../../sync/sheets/header/map-columns.ts'
import { readMade } from '../tables/read-sheets.ts'

function expensesOf(...header: string[]): { used: string[]; reasons: string[] } {
  const { columns, unused } = mapColumns(['Address', 'Rent', ...header])
  return {
    used: columns.filter(({ role }) => role === 'opexPerSf').map((column) => column.header),
    reasons: unused.map((column) => column.reason),
  }
}

test.each([
  [['CAM', 'Tax & Ins', 'Total NNN'], 'Total NNN'],
  [['Total OpEx', 'CAM', 'Taxes', 'Insurance'], 'Total OpEx'],
  [['CAM', 'NNN Charges'], 'NNN Charges'],
  [['OpEx', 'Taxes', 'Total Expenses'], 'Total Expenses'],
  [['RE Taxes', 'Ins.', 'CAM', 'NNN Expenses Total'], 'NNN Expenses Total'],
  [['CAM'], 'CAM'],
  [['CAM/Tax/Ins'], 'CAM/Tax/Ins'],
  [['OpEx'], 'OpEx'],
  [['CAM', 'Tax ID'], 'CAM'],
  [['CAM', 'Tax Year'], 'CAM'],
  [['CAM', 'In', 'Out'], 'CAM'],
])('of the columns %j the expenses are “%s”', (header, total) => {
  expect(expensesOf(...header).used).toEqual([total])
})

test.each([
  [['CAM', 'Taxes', 'Insurance']],
  [['CAM', 'Tax & Ins']],
  [['OpEx', 'RE Taxes']],
  [['CAM & Tax', 'Ins.']],
])('of %j none is the expenses: each is a part of them', (header) => {
  const { used, reasons } = expensesOf(...header)
  expect(used).toEqual([])
  expect(reasons).toContain('unclear')
})

test('the total under a title of expenses is read, and no part of it', async () => {
  const { properties } = await readMade(
    [
      [null, null, null, 'NNN Charges ($/SF/Mo) *', null, null],
      ['Address', 'Leased SF', 'Rent ($/SF/Mo)', 'CAM', 'Tax & Ins', 'Total'],
      ['10 Oak St', 40_000, 0.9, 0.05, 0.11, 0.16],
      ['12 Oak St', 40_000, 0.95, 0.06, 0.12, 0.18],
    ],
    ['opexPerSf'],
    [{ startRow: 0, startCol: 3, endRow: 0, endCol: 5 }],
  )
  expect(properties).toEqual([[0.16], [0.18]])
})
