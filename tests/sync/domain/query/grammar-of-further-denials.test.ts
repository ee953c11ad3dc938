import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn, understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom

const LOW = [
  ['below 30 clear', 'clearHeight', 30],
  ['under 20k sf', 'squareFootage', 20_000],
  ['with fewer than 12 docks', 'dockDoors', 12],
  ['built before 1990', 'yearBuilt', 1990],
] as const
const pairs = fc.tuple(oneOf(...LOW), oneOf(...LOW)).filter(([[, a], [, b]]) => a !== b)

test('each of two things that will not do is a bound on its own side', () => {
  fc.assert(
    fc.property(
      oneOf(
        ["we can't use anything ", ''],
        ['nothing ', ''],
        ["won't look at anything ", ''],
        ['anything ', ' is out'],
        ['any building ', " won't work"],
      ),
      pairs,
      ([before, behind], [[one, field, least], [other, field2, least2]]) => {
        const text = `warehouses, ${before}${one} or ${other}${behind}`
        const wanted = [[field, least, null] as const, [field2, least2, null] as const].toSorted(
          ([a], [b]) => (a < b ? -1 : 1),
        )
        expect({ text, bounds: boundsIn(text).toSorted(([a], [b]) => (a < b ? -1 : 1)) }).toEqual({
          text,
          bounds: wanted,
        })
      },
    ),
  )
})

test('a type that is excluded leaves the further bound a bound', () => {
  expect(boundsIn('exclude office and flex, and anything built before 1980 is out')).toEqual([
    ['yearBuilt', 1980, null],
  ])
})

test('whoever will not look at towns excludes all of them', () => {
  fc.assert(
    fc.property(
      oneOf('will not consider', "can't use", 'would not look at', "won't entertain"),
      oneOf('Katy or Tomball', 'Katy and Tomball'),
      (verb, towns) => {
        expect(understoodIn(`client ${verb} ${towns}`)).toEqual([
          { kind: 'word', field: 'city', anyOf: ['Katy', 'Tomball'], not: true },
        ])
      },
    ),
  )
})

test('no ground level is no grade doors', () => {
  for (const words of ['no ground lvl', 'no ground level', 'no ground level doors'])
    expect(boundsIn(words)).toEqual([['gradeDoors', null, 0]])
})

test('office beside another type is a type where both are excluded, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf('apart from', 'besides', 'save for', 'other than', 'except for', 'aside from'),
      oneOf('all property types ', 'anything ', ''),
      (except, all) => {
        expect(understoodIn(`${all}${except} office and flex`)).toEqual([
          { kind: 'word', field: 'propertyType', anyOf: ['Office', 'Flex'], not: true },
        ])
      },
    ),
  )
})

test('what is left of a town is asked for without the part that is not', () => {
  expect(understoodIn('leave off anything in 77041, the rest of Katy is fine')).toEqual([
    { kind: 'word', field: 'zip', anyOf: ['77041'], not: true },
    { kind: 'word', field: 'city', anyOf: ['Katy'], not: false },
  ])
})
