import { expect, test } from 'vitest'
import { boundsIn, criteriaIn, datesIn, understoodIn } from './criteria-in.ts'
import { built } from './query-vocabulary.ts'

test.each([
  ['pre 90', 1989],
  ['pre-85', 1984],
  ["pre '72, Katy", 1971],
])('“%s” is before a year of the last century', (words, last) => {
  expect(understoodIn(words)).toContainEqual(built(null, last))
})

test('a short figure behind “pre” that counts something is no year', () => {
  expect(boundsIn('pre 90 sf').map(([field]) => field)).not.toContain('yearBuilt')
})

test.each([
  ['signed Q1 last yr', ['2025-01-01', '2025-03-31']],
  ['signed h2 last yr', ['2025-07-01', '2025-12-31']],
])('“%s” is a part of that year alone', (words, days) => {
  expect(datesIn(words)).toEqual([['dateSigned', ...days]])
})

test.each(['sales 15-30k', 'sale comps 15k to 30k', 'sales 15,000-30,000'])(
  'figures too small for a price of a building are its size: “%s”',
  (words) => {
    expect(boundsIn(words)).toEqual([['squareFootage', 15_000, 30_000]])
  },
)

test('what is x-ed out is left out', () => {
  const [crane] = criteriaIn('warehouses, x out anything with a crane').filter(
    ({ kind }) => kind === 'amenity',
  )
  expect(crane).toMatchObject({ not: true })
  expect(understoodIn('x out flex')).toEqual([
    { kind: 'word', field: 'propertyType', anyOf: ['Flex'], not: true },
  ])
})

test('what was paid since a year is of deals, and not of the age of buildings', () => {
  expect(datesIn('32 clear and up, what did people pay since 2023')).toEqual([
    ['dateSigned', '2023-01-01', null],
  ])
})

test('parking per thou is per thousand', () => {
  expect(boundsIn('2.5 per thou parking')).toEqual(boundsIn('2.5 per thousand parking'))
})
