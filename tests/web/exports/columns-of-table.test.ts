import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { columnsOfTable } from '../../../sync/documents/columns/columns-of-table.ts'
import type { TableColumn } from '../../../sync/domain/table/table-column.ts'
import { columnsOfJob, JOB_NAMES, USUAL_COLUMNS } from '../../../sync/domain/table/usual-columns.ts'
import { memoryStorage } from '../../../web/allow-storage.ts'
import {
  exportedColumns,
  rememberColumns,
  rememberedColumns,
} from '../../../web/exports/columns/column-choice.ts'
import { choiceOf, usualColumns } from '../../../web/exports/columns/column-draft.ts'
import { putTableOnScreen } from '../../../web/table/table-on-screen.ts'

const laid = (...columns: TableColumn[]) => columns.map((column) => ({ column }))
const MEASURED = [{ distance: 1 }]

let leave = () => {}
function show(columns: Parameters<typeof putTableOnScreen>[0]) {
  leave()
  leave = putTableOnScreen(columns)
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => leave())

test('a file has the columns of the table it leaves from, after the names', () => {
  const table = laid('tenant', 'dateSigned', 'custom.Yard', 'createdAt', 'amenities', 'netEffectiveRent')
  expect(columnsOfTable(table, 'spreadsheet')).toEqual([
    'name',
    'address',
    'city',
    'state',
    'tenant',
    'dateSigned',
    'custom.Yard',
    'listed',
    'amenities',
    'netEffectiveRent',
  ])
})

test('a report has as many of them as a page has room for', () => {
  expect(columnsOfTable(USUAL_COLUMNS.wide, 'report')).toHaveLength(12)
  // Its names have the whole address under them; in a column of its own it would be without the town.
  expect(columnsOfTable(laid('tenant', 'zip'), 'report')).toEqual(['number', 'name', 'tenant', 'zip'])
})

test('an untouched table gives files its columns too, whatever job and place it is for', () => {
  const tables = [...JOB_NAMES.map(columnsOfJob), USUAL_COLUMNS.narrow, USUAL_COLUMNS.compared]
  for (const table of tables) {
    show(table)
    const names = table.map(({ column }) => column)
    expect(exportedColumns('spreadsheet', MEASURED)?.slice(4)).toEqual(names)
    expect(exportedColumns('report', MEASURED)?.slice(2)).toEqual(names.slice(0, 10))
    expect(choiceOf('spreadsheet', usualColumns('spreadsheet'))).toBe(null)
  }
})

test('without a table on screen files have their usual columns', () => {
  show(USUAL_COLUMNS.wide)
  leave()
  expect([exportedColumns('spreadsheet', []), exportedColumns('report', [])]).toEqual([null, null])
})

test('a table around no place gives no distances', () => {
  show(USUAL_COLUMNS.compared)
  expect(exportedColumns('spreadsheet', [{}])).not.toContain('distance')
  expect(exportedColumns('spreadsheet', MEASURED)).toContain('distance')
})

test('a choice for files holds for the table it was made beside, however wide its columns, and for no other', () => {
  show(laid('tenant', 'zip'))
  rememberColumns('spreadsheet', ['name', 'custom.Yard 2, north'])
  expect(exportedColumns('spreadsheet', [])).toEqual(['name', 'custom.Yard 2, north'])
  show([{ column: 'tenant', width: 300 }, { column: 'zip' }])
  expect(exportedColumns('spreadsheet', [])).toEqual(['name', 'custom.Yard 2, north'])
  expect(rememberedColumns('report')).toBe(null)
  show(laid('zip', 'tenant'))
  expect(exportedColumns('spreadsheet', [])?.slice(4)).toEqual(['zip', 'tenant'])
  leave()
  expect(exportedColumns('spreadsheet', [])).toBe(null)
})

test('a choice made without a table stays for pages without one', () => {
  rememberColumns('spreadsheet', ['name', 'zip'])
  show(laid('tenant'))
  expect(exportedColumns('spreadsheet', [])?.slice(4)).toEqual(['tenant'])
  rememberColumns('spreadsheet', ['tenant'])
  rememberColumns('spreadsheet', null)
  leave()
  expect(exportedColumns('spreadsheet', [])).toEqual(['name', 'zip'])
})
