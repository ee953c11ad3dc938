import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'
import { readMade } from '../tables/read-sheets.ts'

const SPACES = ['Size', 'SF', 'Sq. Ft.', 'Area (SF)']
const BUILDINGS = ['Bldg', 'Bldg SF', 'Building Size', 'RBA', 'Project SF']

test('a size beside that of its building is of the lease, in either order', () => {
  const sizes = fc.array(fc.tuple(fc.integer({ min: 10, max: 400 }), fc.integer({ min: 2, max: 5 })), {
    minLength: 2,
    maxLength: 6,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...SPACES),
      fc.constantFrom(...BUILDINGS),
      sizes,
      fc.boolean(),
      (space, building, pairs, isTurned) => {
        const spaces = pairs.map(([size]) => `${size}k`)
        const buildings = pairs.map(([size, times]) => `${size * times}k`)
        const columns = isTurned
          ? { [building]: buildings, [space]: spaces }
          : { [space]: spaces, [building]: buildings }
        const roles = rolesOf({
          ...columns,
          Tenant: pairs.map((_, i) => `Alder ${String.fromCharCode(65 + i)} Works`),
          'Rent ($/SF/Mo)': pairs.map(() => '$0.95'),
        })
        const expected = ['dealArea', 'squareFootage']
        expect(roles.slice(0, 2)).toEqual(isTurned ? expected.toReversed() : expected)
      },
    ),
  )
})

test('the area of a lease is not put as the size of a building whose own cell is blank', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'Tenant', 'Size', 'Bldg', 'Rent ($/SF/Mo)'],
      ['10 Oak St', 'Alder Works', '45k', '180k', '$0.95'],
      ['12 Oak St', 'Birch Foods', '1.2M', '1.2M', '$0.71'],
      ['14 Oak St', 'Cedar Paper', '30k', null, '$0.88'],
    ],
    ['leasedSf', 'squareFootage'],
  )
  expect(properties).toEqual([
    [45_000, 180_000],
    [1_200_000, 1_200_000],
    [30_000, null],
  ])
})

test('warehouse space that is smaller than what is leased is no size of the building', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'Leased SF', 'Whse SF', 'Office SF', 'Rent ($/SF/Mo)'],
      ['10 Oak St', 40_000, 36_000, 4_000, '$0.95'],
      ['12 Oak St', 30_000, 27_000, 3_000, '$0.91'],
    ],
    ['leasedSf', 'officeSf'],
  )
  expect(properties).toEqual([
    [40_000, 4_000],
    [30_000, 3_000],
  ])
  expect(
    rolesOf({ 'Leased SF': [40_000, 30_000], 'Whse SF': [36_000, 27_000], 'Office SF': [4_000, 3_000] }),
  ).toEqual(['dealArea', null, 'officeSf'])
})

test('a warehouse that is larger than what is leased in it stays the size of the building', () => {
  expect(rolesOf({ 'Leased SF': [40_000, 30_000], 'Warehouse SF': [120_000, 90_000] })).toEqual([
    'dealArea',
    'squareFootage',
  ])
})

test('in a list of availabilities too the size beside that of its building is of the space', () => {
  const sizes = { SF: ['45K', '30K'], 'Bldg SF': ['180K', '90K'] }
  expect(rolesOf({ ...sizes, 'Asking Rate': ['$0.62', '$0.70'] })).toEqual([
    'dealArea',
    'squareFootage',
    'rentPerSf',
  ])
  expect(rolesOf({ ...sizes, 'Sale Price': ['$9,400,000', '$7,100,000'] }).slice(0, 2)).not.toContain(
    'dealArea',
  )
})
