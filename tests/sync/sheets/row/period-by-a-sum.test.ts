import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const cents = fc.integer({ min: 45, max: 2400 })
const size = fc.integer({ min: 2_000, max: 300_000 })
const paid = fc.constantFrom(['Annual Rent', 12], ['Monthly Rent', 1], ['Yearly Rent', 12]) as fc.Arbitrary<
  [string, number]
>

test('a rent per SF is of the period by which the sum beside it is the same rent', () => {
  fc.assert(
    fc.property(cents, size, fc.boolean(), paid, (amount, squareFeet, isYearly, [header, months]) => {
      const rent = amount / 100
      const monthly = isYearly ? rent / 12 : rent
      fc.pre(monthly >= 0.15 && monthly <= 4)
      const sum = (monthly * squareFeet * months).toFixed(2)
      const read = fieldsOf({ 'Building SF': squareFeet, 'Rent/SF': rent, [header]: sum })
      expect(read).not.toHaveProperty('rentBasisAssumed')
      expect((read as { rentPerSf: number }).rentPerSf).toBeCloseTo(monthly, 5)
    }),
  )
})

test('a sum that is another rent proves no period', () => {
  expect(fieldsOf({ 'Building SF': 10_000, 'Rent/SF': 2.4, 'Annual Rent': 96_000 })).toMatchObject({
    rentPerSf: 2.4,
    rentBasisAssumed: true,
  })
})
