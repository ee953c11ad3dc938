import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'
import { readMade } from '../tables/read-sheets.ts'

const PLACES = ['10 Oak St', '12 Oak St', '14 Oak St']

test('under one title of rents what was asked is not taken for what was achieved', async () => {
  const { properties } = await readMade(
    [
      [null, null, 'Rent ($/SF/Yr)', null],
      ['Address', 'Bldg SF', 'Asking', 'Achieved'],
      ...PLACES.map((place, i) => [place, 40_000 + i, 9 + i, 8.4 + i]),
    ],
    ['rentPerSf', 'askingRent'],
    [{ startRow: 0, startCol: 2, endRow: 0, endCol: 3 }],
  )
  expect(properties).toEqual(
    PLACES.map((_, i) => [(8.4 + i) / 12, (9 + i) / 12].map((rent) => Number(rent.toFixed(6)))),
  )
})

test.each([
  ['expenses, where its figures are a small part of the rent', [0.34, 0.31, 0.29], 'opexPerSf'],
  ['the net rent, where they are most of the gross', [0.94, 0.81, 0.99], 'rentPerSf'],
])('a last NNN under a title of rents is %s', (_what, nets, role) => {
  const roles = rolesOf({ 'Rents Blended': [1.13, 0.98, 1.16], 'Rents NNN': nets })
  expect(roles[1] ?? roles[0]).toBe(role)
})

test('areas leased are read where some of them are of land', () => {
  expect(
    rolesOf({ 'Bldg SF': ['60,000', '84,000', '3,000'], Leased: ['60,000 SF', '42,000 SF', '4.5 AC'] }),
  ).toEqual(['squareFootage', 'dealArea'])
})

test('a building in thousands is a size, and neither a name nor an address', () => {
  expect(rolesOf({ Bldg: ['260K', '1.02MM', '56,000'], 'Deal SF': ['65K', '510K', '28,000'] })).toEqual([
    'squareFootage',
    'dealArea',
  ])
})

test('expenses are of the period that the sheet says of its rents, where one rent says another', async () => {
  const { properties } = await readMade(
    [
      ['Rent & OpEx = $/SF/YR', null, null, null],
      ['Address', 'Bldg SF', 'Rent', 'OpEx'],
      ['10 Oak St', 40_000, '8.40', 2.1],
      ['12 Oak St', 40_000, '.35/mo', 1.1],
      ['14 Oak St', 40_000, '9.60', 2.4],
    ],
    ['rentPerSf', 'opexPerSf'],
  )
  expect(properties[1]).toEqual([0.35, Number((1.1 / 12).toFixed(6))])
})

test('what an appraiser concludes for the subject is no comp', async () => {
  const { properties, others } = await readMade(
    [
      ['Address', 'Bldg SF', 'Rent ($/SF/Yr)'],
      ...PLACES.map((place, i) => [place, 40_000, 8.4 + i]),
      ['Subject - concluded market rent (6010 Distribution Pkwy, 140,000 SF)', null, 4.9],
    ],
    ['address'],
  )
  expect([properties.length, others]).toEqual([3, ['5 total']])
})

test.each([
  ['Starting', 'Average'],
  ['Average', 'Initial'],
  ['Year 1', 'Avg.'],
])('under one title of rents, “%s” and “%s”, the first rent is the rent', async (left, right) => {
  const isAverageFirst = left === 'Average'
  const { properties } = await readMade(
    [
      [null, null, 'Base Rent ($/SF/Mo) †', null],
      ['Address', 'Bldg SF', left, right],
      ...PLACES.map((place, i) => [place, 40_000, ...(isAverageFirst ? [0.9 + i, 0.8] : [0.8, 0.9 + i])]),
    ],
    ['rentPerSf'],
    [{ startRow: 0, startCol: 2, endRow: 0, endCol: 3 }],
  )
  expect(properties).toEqual(PLACES.map(() => [0.8]))
})

test('a rent over the whole term is the rent where no other stands beside it', () => {
  expect(rolesOf({ 'Average Rent': ['$0.92', '$0.95'], Price: ['$0.90', '$0.91'] })[0]).toBe('rentPerSf')
  expect(
    rolesOf({ 'Average Rent': ['$0.92', '$0.95'], 'Rent ($/SF/Mo) Starting': ['$0.90', '$0.91'] }),
  ).toEqual([null, 'rentPerSf'])
})
