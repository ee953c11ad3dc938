import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const read = (words: string) => parseQuery(words, vocabulary, '2026-11-22')
const criteriaOf = (words: string) => read(words).criteria.map(({ criterion }) => criterion)
const yearsOf = (words: string) =>
  criteriaOf(words).find((one) => one.kind === 'range' && one.field === 'yearBuilt')
const years = fc.integer({ min: 1930, max: 2024 })
const built = oneOf(
  (year: number) => `built ${year}`,
  (year: number) => `built in ${year}`,
  (year: number) => `${year} vintage`,
)

test('the year of a building that comps are wanted for is about that of the comps', () => {
  const lead = oneOf(
    'comps for a',
    'find comps for my',
    'lease comps for our',
    'comparables to the subject, a',
  )
  fc.assert(
    fc.property(lead, built, years, (subject, say, year) => {
      expect(yearsOf(`${subject} 75,000 sf warehouse in Houston, ${say(year)}`)).toMatchObject({
        min: year - 5,
        max: year + 5,
      })
    }),
  )
})

test('the year of comps themselves is that year, and a bound on it stays one', () => {
  fc.assert(
    fc.property(built, years, (say, year) => {
      expect(yearsOf(`comps ${say(year)} in Houston`)).toMatchObject({ min: year, max: year })
      expect(yearsOf(`comps for a warehouse built after ${year}`)).toMatchObject({ max: null })
    }),
  )
})

test('what is recent comes first, and nothing has to say so itself', () => {
  const things = oneOf('leases', 'deals', 'comps', 'sales', 'transactions', 'signings')
  fc.assert(
    fc.property(things, oneOf('in Houston', 'under $1 in Houston'), (thing, rest) => {
      for (const words of [`recent ${thing} ${rest}`, `what was signed recently ${rest}`]) {
        const { criteria, sort } = read(words)
        expect({ words, sort, texts: criteria.filter(({ criterion }) => criterion.kind === 'text') }).toEqual(
          {
            words,
            sort: expect.stringMatching(/^(?:signed|sale\w*)_desc$/),
            texts: [],
          },
        )
      }
    }),
  )
  expect(read('recent construction in Houston')).toMatchObject({ sort: 'year_desc' })
})

test('an order that is followed by its way goes that way', () => {
  const figures = oneOf(
    ['rent', 'rent'],
    ['size', 'sqft'],
    ['clear height', 'clearHeight'],
    ['year built', 'year'],
  )
  const ways = oneOf(
    ['highest first', 'desc'],
    ['high to low', 'desc'],
    ['descending', 'desc'],
    ['lowest first', 'asc'],
    ['low to high', 'asc'],
    ['ascending', 'asc'],
  )
  fc.assert(
    fc.property(
      oneOf('sort by', 'sorted by', 'ranked by'),
      figures,
      oneOf(' ', ', '),
      ways,
      (verb, one, joint, way) => {
        const [words, sort] = one
        const asked = `warehouses over 50k sf ${verb} ${words}${joint}${way[0]}`
        expect({ asked, sort: read(asked).sort, count: criteriaOf(asked).length }).toEqual({
          asked,
          sort: `${sort}_${way[1]}`,
          count: 2,
        })
      },
    ),
  )
  expect(read('sorted by rent per foot, highest first').sort).toBe('rent_desc')
  expect(read('cheapest warehouses').sort).toBe('rent_asc')
})

test('an age from and to is years of construction', () => {
  const wording = oneOf(
    (a: number, b: number) => `buildings ${a} to ${b} years old`,
    (a: number, b: number) => `${a}-${b} year old buildings`,
    (a: number, b: number) => `between ${a} and ${b} yrs old`,
  )
  fc.assert(
    fc.property(
      wording,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 40 }),
      (say, from, more) => {
        const asked = say(from, from + more)
        expect({ asked, criteria: criteriaOf(asked) }).toEqual({
          asked,
          criteria: [{ kind: 'range', field: 'yearBuilt', min: 2026 - from - more, max: 2026 - from }],
        })
      },
    ),
  )
})

test('"did" and "3PLs" count no doors, and DID behind a number does', () => {
  const noDoors = (words: string) =>
    criteriaOf(words).filter((one) => one.kind === 'range' && one.field === 'gradeDoors')
  for (const words of [
    'what did 5 tenants sign last year',
    'what did 3PLs sign for',
    'what did 12 deals go for',
  ])
    expect({ words, doors: noDoors(words) }).toEqual({ words, doors: [] })
  expect(criteriaOf('warehouse with 2 DID')).toContainEqual(
    expect.objectContaining({ field: 'gradeDoors', min: 2 }),
  )
})
