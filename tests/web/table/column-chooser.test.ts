import { expect, test } from 'vitest'
import { FIELD_COLUMNS, type TableColumn } from '../../../sync/domain/table/table-column.ts'
import { columnOnEnter, matchingColumns } from '../../../web/table/column-chooser.tsx'

const OFFERED: readonly TableColumn[] = [
  'distance',
  ...FIELD_COLUMNS,
  'netEffectiveRent',
  'grossRent',
  'amenities',
  'custom.Dock type',
]

test.each([
  ['opex', 'opexPerSf'],
  ['NER', 'netEffectiveRent'],
  ['docks', 'dockDoors'],
  ['expiration', 'expiration'],
  ['TIs', 'tiPerSf'],
  ['LXD', 'expiration'],
  ['  Gross rent ', 'grossRent'],
  ['doors dock', 'dockDoors'],
  ['dock type', 'custom.Dock type'],
  ['miles', 'distance'],
  ['no such column', null],
])('“%s” finds the column %s', (typed, column) => {
  expect(matchingColumns(OFFERED, typed)[0] ?? null).toBe(column)
})

test('until words are typed, columns stand in their order', () => {
  expect([matchingColumns(OFFERED, ''), matchingColumns(OFFERED, ' ')]).toEqual([OFFERED, OFFERED])
})

test('Enter takes in the only column found, and takes none out', () => {
  expect(columnOnEnter(['tenant'], ['dockDoors'])).toBe('dockDoors')
  expect(columnOnEnter(['tenant', 'dockDoors'], ['dockDoors'])).toBe(null)
  expect(columnOnEnter([], ['dockDoors', 'gradeDoors'])).toBe(null)
  expect(columnOnEnter([], [])).toBe(null)
})
