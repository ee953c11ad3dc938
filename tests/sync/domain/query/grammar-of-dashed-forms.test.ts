import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn, understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const figures = [
  ['Docks', 'dockDoors', 40],
  ['Dock doors', 'dockDoors', 12],
  ['Drive-ins', 'gradeDoors', 2],
  ['Grade level doors', 'gradeDoors', 3],
  ['Clear height', 'clearHeight', 32],
  ['Trailer stalls', 'trailerStalls', 50],
] as const

test('a dash behind what a line of a form names tells its figure, as a colon does', () => {
  fc.assert(
    fc.property(oneOf(...figures), oneOf('', '+', ' minimum'), ([name, field, least], bound) => {
      for (const text of [`${name} - ${least}${bound}`, `${name}: ${least}${bound}`])
        expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [[field, least, null]] })
    }),
  )
})

test('what a line of a form denies or waives is no wish', () => {
  fc.assert(
    fc.property(oneOf('Rail', 'Crane', 'Sprinklers', 'Yard'), oneOf(' -', ':'), (name, sign) => {
      const denied = `${name}${sign} none; 40k sf - 60k sf`
      expect({ denied, asked: understoodIn(denied) }).toEqual({
        denied,
        asked: expect.arrayContaining([expect.objectContaining({ not: true })]),
      })
      const waived = `${name}${sign} not required`
      expect({ waived, asked: understoodIn(waived) }).toEqual({ waived, asked: [] })
    }),
  )
})

test('a dash between two figures stays a range, and one before a thing a pause', () => {
  for (const text of ['40k sf - 60k sf', '40,000 sf - 60,000 sf', 'docks; 40k sf - 60k sf'])
    expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [['squareFootage', 40_000, 60_000]] })
  expect(boundsIn('one million - 2 million sf')).toEqual([['squareFootage', 1_000_000, 2_000_000]])
  expect(understoodIn('warehouse - no office')).toHaveLength(2)
})
