import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn, understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const figures = [
  ['300k', 'squareFootage', 300_000],
  ['20,000 sf', 'squareFootage', 20_000],
  ['28 clear', 'clearHeight', 28],
  ['12 docks', 'dockDoors', 12],
  ['4 acres', 'landSizeAcres', 4],
  ['10 ton crane', 'craneTons', 10],
] as const
const pairs = fc
  .tuple(oneOf(...figures), oneOf(...figures))
  .filter(([[, field], [, other]]) => field !== other)

test('a bound behind its figure is that figure’s, whatever figure follows', () => {
  fc.assert(
    fc.property(
      oneOf('or more', 'or better', 'and up', 'or greater', '& up'),
      pairs,
      (bound, [[words, field, least], [next, other]]) => {
        const text = `${words} ${bound} ${next}`
        const [first, ...second] = boundsIn(text).toSorted(([a]) => (a === field ? -1 : 1))
        expect({ text, first, others: second.map(([one]) => one) }).toEqual({
          text,
          first: [field, least, null],
          others: [other],
        })
      },
    ),
  )
})

test('thousands in words or digits end before a figure of something that is counted', () => {
  fc.assert(
    fc.property(
      oneOf(['fifty', 50], ['50', 50], ['twenty five', 25], ['120', 120]),
      oneOf(
        ['28 clear', 'clearHeight', 28],
        ['thirty two clear', 'clearHeight', 32],
        ["24' clear", 'clearHeight', 24],
        ['two docks', 'dockDoors', 2],
        ['6 docks', 'dockDoors', 6],
        ['three ramps', 'gradeDoors', 3],
      ),
      ([said, thousands], [next, field, least]) => {
        const text = `warehouse ${said} thousand ${next}`
        expect({ text, bounds: boundsIn(text) }).toEqual({
          text,
          bounds: [
            ['squareFootage', thousands * 800, thousands * 1_200],
            [field, least, null],
          ],
        })
      },
    ),
  )
})

test('“and more than” behind something else is of the next figure', () => {
  fc.assert(
    fc.property(
      oneOf(['30 docks', 'dockDoors', 30], ['28 clear', 'clearHeight', 28]),
      oneOf('and rail', 'with rail', 'rail'),
      oneOf('and more than', 'and over', 'and at least'),
      ([words, field, least], rail, bound) => {
        const text = `${words} ${rail} ${bound} 100,000 sf`
        expect({ text, bounds: boundsIn(text) }).toEqual({
          text,
          bounds: [
            [field, least, null],
            ['squareFootage', 100_000, null],
          ],
        })
      },
    ),
  )
})

test('dearer and cheaper than a figure bound a rent, and denied the other way', () => {
  const dearer = ['more expensive', 'pricier', 'costlier', 'dearer']
  fc.assert(
    fc.property(oneOf(...dearer), oneOf('not', 'no', 'nothing'), fc.boolean(), (word, no, isDenied) => {
      const text = `warehouses ${isDenied ? `${no} ` : ''}${word} than 90 cents`
      expect({ text, bounds: boundsIn(text) }).toEqual({
        text,
        bounds: [['rentPerSf', isDenied ? null : 0.9, isDenied ? 0.9 : null]],
      })
    }),
  )
  expect(boundsIn('less expensive than 90 cents')).toEqual([['rentPerSf', null, 0.9]])
})

test('a rent by the foot and by the year is one a year, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf('by square foot', 'the foot', 'per square foot', 'by foot'),
      oneOf('by year', 'per annum', 'a year', 'per year'),
      (foot, year) => {
        expect(boundsIn(`under 9 dollars ${foot} ${year}`)).toEqual([['rentPerSf', null, 0.75]])
      },
    ),
  )
  expect(boundsIn('under 80 cents by year end')).toEqual([['rentPerSf', null, 0.8]])
})

test('what a building was put up, or went up, in is when it was built', () => {
  fc.assert(
    fc.property(
      oneOf('put up', 'erected', 'that went up', 'completed', 'that came online', 'dating from'),
      oneOf(
        ['between 1990 and 1998', 1990, 1998],
        ['in 1985', 1985, 1985],
        ['after 2004', 2005, null],
        ['in 2011 or later', 2011, null],
      ),
      (verb, [days, min, max]) => {
        const text = `warehouses ${verb} ${days}`
        expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [['yearBuilt', min, max]] })
      },
    ),
  )
})

test('leases that were completed in a year were signed in it', () => {
  for (const words of ['leases completed in 2024', 'deals completed in 2024', 'completed leases 2024'])
    expect({ words, all: understoodIn(words) }).toEqual({
      words,
      all: [{ kind: 'date', field: 'dateSigned', from: '2024-01-01', to: '2024-12-31' }],
    })
})

test('a year before a drive-in is no number of a house', () => {
  expect(boundsIn('2015+ NNN no drive-ins')).toEqual([
    ['yearBuilt', 2015, null],
    ['gradeDoors', null, 0],
  ])
})
