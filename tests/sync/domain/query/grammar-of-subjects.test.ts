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
