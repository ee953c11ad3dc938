import { expect, test } from 'vitest'
import type { Merge } from '../../../../sync/sheets/file/sheet.ts'
import { findHeader } from '../../../../sync/sheets/header/find-header.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'

function find(rows: readonly (readonly Cell[])[], merges: readonly Merge[] = []) {
  const numbered = rows.map((cells, i) => ({ rowNumber: i + 1, cells }))
  const found = findHeader(numbered, merges)
  return (
    found && { row: found.rowNumber, roles: found.map.columns.map(({ role }) => role), titles: found.titles }
  )
}

test('titles and notes come before the header', () => {
  expect(
    find([
      ['Northwest Comps', null, null],
      [null, null, null],
      ['All rents $/SF/Year, NNN', null, null],
      ['Address', 'Size (SF)', 'Rent'],
      ['12 Oak St', 12_000, 9],
    ]),
  ).toEqual({
    row: 4,
    roles: ['address', 'squareFootage', 'rentPerSf'],
    titles: ['Northwest Comps', 'All rents $/SF/Year, NNN'],
  })
})

test('a header in two rows is read as one', () => {
  const merges = [{ firstRow: 1, lastRow: 1, firstColumn: 1, lastColumn: 2 }]
  const rows = [
    ['Property', 'Clear', null, 'Lease'],
    ['Address', 'Height', 'Span', 'Expiration'],
    ['12 Oak St', 32, 50, '2029-03-01'],
  ]
  expect(find(rows, merges)).toMatchObject({ row: 2, roles: ['address', 'clearHeight', 'expiration'] })
})

test('a row of units below the header belongs to it', () => {
  const rows = [
    ['Address', 'Size', 'Rent', 'Clear', 'Term', 'Land'],
    [null, '(SF)', '$/SF/Yr', 'ft', '(mos)', 'AC'],
    ['12 Oak St', 12_000, 9, 32, 60, 2],
  ]
  expect(find(rows)).toMatchObject({
    row: 2,
    roles: ['address', 'squareFootage', 'rentPerSf', 'clearHeight', 'leaseTerm', 'landSizeAcres'],
  })
})

test('a first row of values is not taken for the second row of a header', () => {
  const rows = [
    ['Property Name', 'City', 'Tenant'],
    ['Oak Park', 'Houston', 'Acme'],
  ]
  expect(find(rows)).toMatchObject({ row: 1 })
})

test.each([
  ['numbers only', [[1, 2, 3]]],
  ['no column that identifies a property', [['City', 'Rent', 'SF']]],
  [
    'a sentence with a word of a header',
    [['Property name and other facts of the park as told by its owner', null]],
  ],
  ['a header below the fifteenth row', [...Array.from({ length: 15 }, () => ['x']), ['Address', 'Rent']]],
])('there is no header in %s', (_, rows) => {
  expect(find(rows)).toBeNull()
})
