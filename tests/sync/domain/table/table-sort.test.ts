import { expect, test } from 'vitest'
import {
  isTableSort,
  readTableSort,
  sortLabel,
  type TableSort,
  tableSortOf,
} from '../../../../sync/domain/table/table-sort.ts'

test('an order names a field, what is worked out, or a column of a source', () => {
  const named = ['rent_asc', 'tenant_desc', 'netEffectiveRent_desc', 'amenities_asc', 'custom.Dock_type_asc']
  expect(named.filter(isTableSort)).toEqual(named)
  const others = [
    'custom._asc',
    'netEffectiveRent',
    'distance_asc',
    'rent_up',
    `custom.${'x'.repeat(200)}_asc`,
  ]
  expect(others.filter(isTableSort)).toEqual([])
})

test('reading an order and writing it again gives the same', () => {
  const named: TableSort[] = ['sqft_desc', 'grossRent_asc', 'custom.Lot_asc_desc', 'amenities_desc']
  expect(
    named.map((sort) => {
      const { by, descending } = readTableSort(sort)
      return tableSortOf(by, descending)
    }),
  ).toEqual(named)
})

test('a menu can name every order', () => {
  expect(
    (['rent_asc', 'netEffectiveRent_desc', 'amenities_desc', 'custom.Dock type_asc'] as const).map(sortLabel),
  ).toEqual([
    'Rent, low to high',
    'Net effective rent, high to low',
    'Amenities, most first',
    'Dock type, rising',
  ])
})
