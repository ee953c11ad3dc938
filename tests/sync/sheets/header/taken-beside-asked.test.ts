import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'
import { readMade } from '../tables/read-sheets.ts'

const TAKEN = [
  'Achieved',
  'Actual',
  'Agreed',
  'Executed',
  'Final',
  'Deal',
  'Contract',
  'Signed at',
  'Took at',
  'Signed',
]

test('what was agreed is the rent wherever it stands beside what was asked for', () => {
  const rents = fc.array(fc.integer({ min: 60, max: 150 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...TAKEN), fc.boolean(), rents, (taken, isFirst, cents) => {
      const asked = cents.map((cent) => `$${((cent + 5) / 100).toFixed(2)}`)
      const agreed = cents.map((cent) => `$${(cent / 100).toFixed(2)}`)
      const columns = isFirst ? { [taken]: agreed, Asking: asked } : { Asking: asked, [taken]: agreed }
      expect(rolesOf(columns)).toEqual(isFirst ? ['rentPerSf', 'askingRent'] : ['askingRent', 'rentPerSf'])
    }),
  )
})

test('a withheld rent beside what was asked for stays empty', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'Leased SF', 'Asking', 'Achieved'],
      ['10 Oak St', 40_000, '$0.92', '$0.88'],
      ['12 Oak St', 40_000, '$0.95', 'Confidential'],
      ['14 Oak St', 40_000, 'TBD', '$0.81'],
    ],
    ['rentPerSf', 'askingRent', 'status'],
  )
  expect(properties).toEqual([
    [0.88, 0.92, null],
    [null, 0.95, null],
    [0.81, null, null],
  ])
})

test('an agreed rent is counted as the header of the asked one says', async () => {
  const { properties } = await readMade(
    [
      ['Address', 'Leased SF', 'Asking Rent ($/SF/Yr)', 'Executed'],
      ['10 Oak St', 40_000, 2.64, 2.4],
      ['12 Oak St', 40_000, 2.88, 2.76],
    ],
    ['rentPerSf', 'askingRent', 'rentBasisAssumed'],
  )
  expect(properties).toEqual([
    [0.2, 0.22, false],
    [0.23, 0.24, false],
  ])
})

test.each([
  ['Signed', ['3/1/2025', '4/2/2025', '5/3/2025'], 'dateSigned'],
  ['Deal', ['1', '2', '3'], null],
  ['Actual', ['24,000', '36,000', '52,000'], null],
  ['Actual', ['$0.11', '$0.12', '$0.14'], null],
])('“%s” beside what was asked for is no rent where its values are none: %j', (header, values, role) => {
  const [, own] = rolesOf({ Asking: ['$0.92', '$0.95', '$0.99'], [header]: values })
  expect(own).toBe(role)
})

test('a header that says rent by itself is the rent, whatever stands beside it', () => {
  const rents = ['$0.92', '$0.95', '$0.99']
  expect(rolesOf({ Asking: rents, Actual: rents, 'Base Rent': rents })).toEqual([
    'askingRent',
    null,
    'rentPerSf',
  ])
})
