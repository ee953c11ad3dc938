import { expect, test } from 'vitest'
import { compColumn } from '../../../../sync/documents/columns/comp-columns.ts'
import { customColumn } from '../../../../sync/domain/fields/custom-fields.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import { columnHead, columnName, FIELD_COLUMNS } from '../../../../sync/domain/table/table-column.ts'

test('no column of a source is named as a field is, in heads, in the list of columns and in documents', () => {
  for (const field of FIELD_COLUMNS) {
    const { label, short = label } = fieldOf(field)
    for (const name of [label, short, short.toUpperCase()]) {
      const column = customColumn(name)
      expect(columnHead(column, 'month')).toBe(`${name} (source)`)
      expect(columnName(column)).toBe(`${name} (source)`)
      expect(compColumn(column).label).toBe(`${name} (source)`)
    }
  }
  expect(columnName(customColumn('Dock type'))).toBe('Dock type')
  expect([columnHead('parkingRatio', 'month'), columnHead(customColumn('Parking'), 'month')]).toEqual([
    'Parking',
    'Parking (source)',
  ])
})
