import { expect, test } from 'vitest'
import { labeledQuarters } from '../../../../web/rents/trend/labeled-quarters.ts'

const at = (x: number) => x

test('a quarter that stands alone has its label, however far from the others', () => {
  expect(labeledQuarters([60, 467, 615, 764], at, 44)).toEqual([60, 467, 615, 764])
})

test('quarters side by side are labeled at even steps from the last one', () => {
  const quarters = Array.from({ length: 20 }, (_, number) => number * 15)
  expect(labeledQuarters(quarters, at, 44)).toEqual([15, 60, 105, 150, 195, 240, 285])
})
