import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const DOCKS = ['Docks', 'Dock High', 'Dock Doors', 'Truck Hi', 'Truck Level', 'DH', 'TL', 'Ext. Docks']
const GRADES = [
  'Grade',
  'Grade Level',
  'Grade Lvl',
  'Drive-Ins',
  'Drive In',
  'DI',
  'GL',
  'Ramps',
  'Ground Level',
]

test('a header that names both kinds of doors counts both, in its order', () => {
  const mark = fc.constantFrom(' / ', '/', ' & ', ' and ')
  const count = fc.integer({ min: 0, max: 90 })
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom(...DOCKS), fc.constantFrom(...GRADES), mark, count, count, fc.boolean()),
      ([dock, grade, between, docks, grades, isTurned]) => {
        const header = (isTurned ? [grade, dock] : [dock, grade]).join(between)
        const cell = (isTurned ? [grades, docks] : [docks, grades]).join('/')
        expect([header, fieldsOf({ [header]: cell })]).toEqual([
          header,
          { dockDoors: docks, gradeDoors: grades },
        ])
      },
    ),
  )
})

test('“Shipping” is of doors where its cells count them, and else a field of the source', () => {
  expect(fieldsOf({ Shipping: '6 TL + 1 DI' })).toEqual({ dockDoors: 6, gradeDoors: 1 })
  expect(fieldsOf({ Shipping: 'UPS' })).toEqual({ custom: 'Shipping: UPS' })
})
