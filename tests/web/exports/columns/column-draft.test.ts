import { expect, test } from 'vitest'
import {
  COMP_COLUMNS,
  type ColumnId,
  SPREADSHEET_COLUMNS,
} from '../../../../sync/documents/columns/comp-columns.ts'
import {
  choiceOf,
  furtherColumns,
  usualColumns,
  withAll,
  withMoved,
  withToggled,
} from '../../../../web/exports/columns/column-draft.ts'

const CHOSEN: readonly ColumnId[] = ['name', 'rentPerSf', 'zip']

test('a column is taken in at the end and taken out, but never the last one', () => {
  expect(withToggled(CHOSEN, 'city')).toEqual(['name', 'rentPerSf', 'zip', 'city'])
  expect(withToggled(CHOSEN, 'rentPerSf')).toEqual(['name', 'zip'])
  expect(withToggled(['zip'], 'zip')).toEqual(['zip'])
})

test('a column moves as far as there is room', () => {
  expect(withMoved(CHOSEN, 'zip', -1)).toEqual(['name', 'zip', 'rentPerSf'])
  expect(withMoved(CHOSEN, 'name', 1)).toEqual(['rentPerSf', 'name', 'zip'])
  expect([withMoved(CHOSEN, 'name', -1), withMoved(CHOSEN, 'zip', 5), withMoved(CHOSEN, 'city', 1)]).toEqual([
    CHOSEN,
    CHOSEN,
    CHOSEN,
  ])
})

test('all columns are those chosen in their order, then every other', () => {
  expect(withAll(CHOSEN).slice(0, 3)).toEqual(CHOSEN)
  expect(withAll(CHOSEN).toSorted()).toEqual(Object.keys(COMP_COLUMNS).sort())
})

test('what is not chosen can be, and the usual columns are no choice to remember', () => {
  expect(furtherColumns(CHOSEN)).toHaveLength(Object.keys(COMP_COLUMNS).length - 3)
  expect([choiceOf('spreadsheet', SPREADSHEET_COLUMNS), choiceOf('spreadsheet', CHOSEN)]).toEqual([
    null,
    CHOSEN,
  ])
  expect(choiceOf('report', usualColumns('report'))).toBe(null)
})
