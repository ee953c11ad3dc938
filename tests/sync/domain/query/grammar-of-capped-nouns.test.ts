import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom
const nouns = oneOf(
  ['rent', '$1.10', 1.1, 'rentPerSf'],
  ['rent', '95 cents', 0.95, 'rentPerSf'],
  ['size', '40k', 40_000, 'squareFootage'],
  ['clear height', '32', 32, 'clearHeight'],
  ['docks', '4', 4, 'dockDoors'],
  ['year built', '2010', 2010, 'yearBuilt'],
)
const articles = oneOf('', 'the ', 'our ')
const more = oneOf('', ', NNN', ', warehouses', ' and rail')

test('what is capped or limited is bounded from above, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf('cap #noun at', 'limit #noun to', 'max out #noun at', 'capping #noun at'),
      articles,
      nouns,
      more,
      (verb, article, [noun, said, figure, field], after) => {
        const words = `${verb.replace('#noun', article + noun)} ${said}${after}`
        expect({ words, all: read(words) }).toEqual({
          words,
          all: expect.arrayContaining([
            expect.objectContaining({ kind: 'range', field, min: null, max: figure }),
          ]),
        })
      },
    ),
  )
})

test('a floor bounds from below, and two figures are two bounds', () => {
  expect(read('floor the size at 20k and cap rent at a dollar')).toEqual([
    expect.objectContaining({ field: 'squareFootage', min: 20_000, max: null }),
    expect.objectContaining({ field: 'rentPerSf', min: null, max: 1 }),
  ])
  expect(read('cap rate at least 6%')).toEqual([expect.objectContaining({ field: 'capRate', min: 6 })])
  expect(read('limit size to 20-40k')).toEqual([
    expect.objectContaining({ field: 'squareFootage', min: 20_000, max: 40_000 }),
  ])
})

test('a height under the hook of a crane is no clear height', () => {
  for (const words of ["25' UH", "25' under hook", 'u/h 25', '25 UH'])
    expect({ words, heights: read(words).filter((one) => one.kind === 'range') }).toEqual({
      words,
      heights: [],
    })
})

test('“modified” alone is a lease type behind a rent and before a lease, and nothing elsewhere', () => {
  const leases = (words: string) =>
    read(words).filter((one) => one.kind === 'word' && one.field === 'leaseType')
  const modified = [expect.objectContaining({ anyOf: ['MG'] })]
  for (const words of ['1.15 a foot modified', '$1.10 modified, Katy', 'a modified deal in Katy'])
    expect({ words, leases: leases(words) }).toEqual({ words, leases: modified })
  for (const words of ['modified building 20k', '10k modified loading'])
    expect({ words, leases: leases(words) }).toEqual({ words, leases: [] })
})

test('a sum of money to which rent or expenses go is their most, unless they are changed to it', () => {
  const sums = fc.integer({ min: 30, max: 99 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(
      oneOf(['rent', 'rentPerSf'], ['rents', 'rentPerSf'], ['opex', 'opexPerSf']),
      sums,
      more,
      ([noun, field], sum, after) => {
        const words = `${noun} to $${sum}${after}`
        expect({ words, all: read(words) }).toEqual({
          words,
          all: expect.arrayContaining([{ kind: 'range', field, min: null, max: sum }]),
        })
      },
    ),
  )
  expect(read('raise the rent to $1')).not.toContainEqual({
    kind: 'range',
    field: 'rentPerSf',
    min: null,
    max: 1,
  })
})

test('largest yards are yards, in order of their land', () => {
  for (const words of ['largest yards, Katy', 'biggest yards first', '8 largest yards by acreage'])
    expect({ words, all: read(words) }).toEqual({
      words,
      all: expect.arrayContaining([expect.objectContaining({ kind: 'amenity', amenity: 'yard' })]),
    })
})

test('an office that is a trailer is no office building', () => {
  for (const words of ['yard 1.5 acres, office trailer ok', 'yard with a job trailer', 'mobile office, yard'])
    expect({ words, all: read(words) }).not.toEqual({
      words,
      all: expect.arrayContaining([expect.objectContaining({ kind: 'word', field: 'propertyType' })]),
    })
})
