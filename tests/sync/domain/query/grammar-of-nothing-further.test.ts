import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const lowest = [
  ["24' clear", 'clearHeight', 24, 'lower'],
  ['28 clear', 'clearHeight', 28, 'less'],
  ['30,000 sf', 'squareFootage', 30_000, 'smaller'],
  ['6 docks', 'dockDoors', 6, 'fewer'],
  ['built 1990', 'yearBuilt', 1990, 'older'],
] as const
const highest = [
  ['50k sf', 'squareFootage', 50_000, 'bigger'],
  ['$0.90', 'rentPerSf', 0.9, 'higher'],
  ['8 acres', 'landSizeAcres', 8, 'larger'],
] as const

test('a figure beyond which nothing goes is a bound, also where it is said to be fine', () => {
  fc.assert(
    fc.property(
      oneOf(...lowest, ...highest),
      oneOf('', ' is fine', ' is ok', ' works', ' would be fine'),
      oneOf(', nothing', ' but nothing', ' but no', ', not'),
      ([figure, field, value, beyond], fine, denial) => {
        const text = `${figure}${fine}${denial} ${beyond}`
        const isFloor = lowest.some(([said]) => said === figure)
        expect({ text, bounds: boundsIn(text) }).toEqual({
          text,
          bounds: [isFloor ? [field, value, null] : [field, null, value]],
        })
      },
    ),
  )
})

test('"no more than" bounds the figure behind it, and leaves the one before', () => {
  expect(boundsIn('50k sf, no more than 2 docks')).toEqual([
    ['squareFootage', 40_000, 60_000],
    ['dockDoors', null, 2],
  ])
})

test('a comparative in two words is one', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['more cheap than a dollar a foot', 'cheaper than a dollar a foot'],
        ['more big than 50k sf', 'bigger than 50k sf'],
        ['more new than 2010', 'newer than 2010'],
        ['more small than 20,000 sf', 'smaller than 20,000 sf'],
      ),
      ([said, plain]) => {
        expect({ said, bounds: boundsIn(said) }).toEqual({ said, bounds: boundsIn(plain) })
        expect(boundsIn(plain)).toHaveLength(1)
      },
    ),
  )
})
