import { expect, test } from 'vitest'
import type { PropertySource, SourceReading } from '../../../../../sync/api/property-source.ts'
import {
  columnsAround,
  isTelling,
  placeInSheet,
  readingOf,
  remarksOn,
} from '../../../../../web/property/dialog/source/source-words.ts'

function reading(given: Partial<SourceReading>): SourceReading {
  return {
    field: 'rentPerSf',
    column: 0,
    header: 'Rent',
    cell: '',
    value: null,
    unit: null,
    assumed: false,
    token: null,
    note: null,
    problem: null,
    arithmetic: null,
    ...given,
  }
}

function source(...readings: SourceReading[]): PropertySource {
  return {
    source: 'context',
    workbook: 'context.xlsx',
    importedAt: 0,
    sheet: 'Leases',
    headerRow: 1,
    isAcross: false,
    places: ['A', 'B', 'C', 'D', 'E', 'F'],
    rowNumber: 2,
    header: ['Rent'],
    cells: [''],
    readings,
    joined: [],
  }
}

test.each([
  [0, 10, false, [0, 1, 2, 3]],
  [5, 10, false, [3, 4, 5, 6]],
  [9, 10, false, [6, 7, 8, 9]],
  [1, 2, false, [0, 1]],
  [5, 6, true, [0, 1, 2, 3, 4, 5]],
])('around column %i of %i, all: %s, stand %j', (column, count, all, shown) => {
  expect(columnsAround(column, count, all)).toEqual(shown)
})

test('of several readings the one that gave the value counts, else the last that says why there is none', () => {
  const own = reading({ token: 'TBD' })
  const other = reading({ column: 3, value: 0.5 })
  expect(readingOf(source(other, own), 'rentPerSf')).toBe(other)
  expect(readingOf(source(reading({}), own), 'rentPerSf')).toBe(own)
  expect(readingOf(source(own), 'tenant')).toBeNull()
  expect([own, other, reading({})].map(isTelling)).toEqual([true, true, false])
})

test.each<[Partial<SourceReading>, string[]]>([
  [
    { value: 1.35, unit: '$/SF/yr', arithmetic: '$16.20/SF/yr ÷ 12 = $1.35/SF/mo' },
    ['$16.20/SF/yr ÷ 12 = $1.35/SF/mo'],
  ],
  [
    { value: 0.85, unit: '$/SF/mo', assumed: true },
    ['Neither the header nor the cell gives the unit, so $/SF/mo is assumed.'],
  ],
  [{ value: 0.85, unit: '$/SF/mo', note: 'about 0.85' }, ['Read as $/SF/mo.', 'Note: about 0.85.']],
  [{ token: 'TBD' }, ['The cell says “TBD”, which is not a number.']],
  [{ problem: 'Rent “x” is not understood.' }, ['Rent “x” is not understood.']],
  [{ value: 'Bayou Pipe' }, []],
])('of %j is said %j', (given, words) => {
  expect(remarksOn(reading(given)).map((remark) => remark.words)).toEqual(words)
})

test('a property stands in a row of its sheet, or in a column where the table is set across', () => {
  expect(placeInSheet({ ...source(), rowNumber: 7 })).toBe('row 7')
  expect(placeInSheet({ ...source(), rowNumber: 3, isAcross: true })).toBe('column C')
})

test('a column of no field is found by its header', () => {
  const row = {
    ...source(),
    header: ['Name', 'Dock: type', 'Roof'],
    cells: ['Nave 3', 'Dock-high'],
    readings: [],
  }
  expect(readingOf(row, 'custom.Dock type')).toMatchObject({
    column: 1,
    cell: 'Dock-high',
    value: 'Dock-high',
  })
  expect(readingOf(row, 'custom.Roof')).toBeNull()
  expect(readingOf(row, 'custom.Paint')).toBeNull()
})
