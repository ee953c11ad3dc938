import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'

const rents = fc.array(fc.tuple(fc.integer({ min: 600, max: 1400 }), fc.integer({ min: 120, max: 320 })), {
  minLength: 2,
  maxLength: 6,
})
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

test('a rent with the expenses beside it added is worked out, and is no rent', () => {
  fc.assert(
    fc.property(
      rents,
      fc.constantFrom('Asking ($/SF/Yr)', 'Asking Rent', 'Base Rent'),
      fc.constantFrom('Total Gross ($/SF/Yr)', 'Gross Rent', 'Total Rent'),
      (pairs, rent, total) => {
        const roles = rolesOf({
          [rent]: pairs.map(([net]) => dollars(net)),
          'OpEx ($/SF/Yr)': pairs.map(([, costs]) => dollars(costs)),
          [total]: pairs.map(([net, costs]) => dollars(net + costs)),
        })
        expect(roles).toEqual(['rentPerSf', 'opexPerSf', null])
      },
    ),
  )
})

test('a gross rent that is no sum of the figures beside it stays a rent', () => {
  expect(
    rolesOf({
      'Asking ($/SF/Yr)': ['$9.60', '$10.20'],
      'OpEx ($/SF/Yr)': ['$2.40', '$2.64'],
      'Gross Rent ($/SF/Yr)': ['$11.40', '$13.20'],
    }),
  ).toEqual(['askingRent', 'opexPerSf', 'rentPerSf'])
})

test('a bare NNN that is most of the gross rent beside it is not read as expenses', () => {
  fc.assert(
    fc.property(rents, (pairs) => {
      const roles = rolesOf({
        'Gross $/SF/Yr': pairs.map(([net, costs]) => dollars(net + costs)),
        'NNN $/SF/Yr': pairs.map(([net]) => dollars(net)),
      })
      expect(roles).toEqual(['rentPerSf', null])
    }),
  )
})
