import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '../../../../sync/domain/dates/days.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const read = (words: string) => parseQuery(words, vocabulary, '2026-11-22')
const criteriaOf = (words: string) => read(words).criteria.map(({ criterion }) => criterion)
const datesOf = (words: string) => criteriaOf(words).filter(({ kind }) => kind === 'date')
const day = '2025-06-30'
const written = oneOf('6/30/2025', 'June 30, 2025', '2025-06-30')
const counts = fc.integer({ min: 2, max: 36 })

test('months are counted from the day that is named', () => {
  const terms = oneOf('leases signed', 'comps executed', 'deals inked')
  fc.assert(
    fc.property(
      terms,
      counts,
      written,
      oneOf('in', 'in the', 'within the', 'during the'),
      (term, n, on, lead) => {
        const ending = `${term} ${lead} ${n} months ending ${on}, Katy`
        expect({ ending, dates: datesOf(ending) }).toEqual({
          ending,
          dates: [{ kind: 'date', field: 'dateSigned', from: addMonths(day, -n), to: day }],
        })
      },
    ),
    { numRuns: 40 },
  )
})

test('the date of value of an appraisal is no date of a deal, and months are counted from it', () => {
  const anchor = oneOf('Date of value', 'Effective date of the appraisal is', 'Valuation date:')
  fc.assert(
    fc.property(anchor, written, counts, (said, on, n) => {
      const before = `${said} ${on}. Leases signed within the ${n} months preceding it, Katy`
      expect({ before, dates: datesOf(before) }).toEqual({
        before,
        dates: [{ kind: 'date', field: 'dateSigned', from: addMonths(day, -n), to: day }],
      })
      const around = `${said} ${on} - signings ${n} months either side`
      expect({ around, dates: datesOf(around) }).toEqual({
        around,
        dates: [{ kind: 'date', field: 'dateSigned', from: addMonths(day, -n), to: addMonths(day, n) }],
      })
    }),
    { numRuns: 40 },
  )
})

test('what already ran out did so up to today', () => {
  for (const verb of ['ran out', 'expired', 'lapsed', 'came due', 'ended']) {
    expect(datesOf(`leases that already ${verb} this year`)).toEqual([
      { kind: 'date', field: 'expiration', from: '2026-01-01', to: '2026-11-22' },
    ])
    expect(datesOf(`leases in Katy that already ${verb}`)).toEqual([
      { kind: 'date', field: 'expiration', from: null, to: '2026-11-22' },
    ])
  }
  expect(datesOf('coming due between now and the end of Q1')).toEqual([
    { kind: 'date', field: 'expiration', from: '2026-11-22', to: '2027-03-31' },
  ])
  expect(datesOf('warehouses available now')).toEqual([])
  expect(datesOf('rollovers next 12 months')).toEqual([
    { kind: 'date', field: 'expiration', from: '2026-11-22', to: '2027-11-22' },
  ])
})

test('a year of long ago is one of construction, also behind a sale', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1960, max: 2008 }), (year) => {
      const words = `sold between five and eight million, ${year} or newer`
      expect({ words, criteria: criteriaOf(words) }).toEqual({
        words,
        criteria: expect.arrayContaining([
          { kind: 'range', field: 'yearBuilt', min: year, max: null },
          { kind: 'range', field: 'salePrice', min: 5_000_000, max: 8_000_000 },
        ]),
      })
    }),
    { numRuns: 20 },
  )
})

test('figures in other ways of writing read as the same', () => {
  const alike = [
    ['26½ ft clear', '26.5 ft clear'],
    ['a million five to four million sale', '$1.5M to $4M sale'],
    ['five or more dollars a foot of TI', 'at least $5 a foot of TI'],
    ['at least 87,120 square feet of land (two acres)', 'at least 87,120 square feet of land'],
    ['seven-figure deals', 'price $1,000,000 to $9,999,999'],
    ['zero bumps', 'no escalations'],
    ['26 clear e s f r', '26 clear ESFR'],
    ['8 m clear', '8 meters clear'],
  ]
  for (const [said = '', plain = ''] of alike)
    expect({ said, read: criteriaOf(said).filter(({ kind }) => kind === 'range') }).toEqual({
      said,
      read: criteriaOf(plain).filter(({ kind }) => kind === 'range'),
    })
})

test('a list of what would be nice asks for nothing', () => {
  fc.assert(
    fc.property(
      oneOf('Nice to haves', 'Wish list', 'Bonus points', 'Optional'),
      oneOf(':', ' -'),
      (title, sign) => {
        const words = `Must have: 8 docks, ESFR. ${title}${sign} rail, crane, 30 clear. 50-58k in Katy`
        const found = criteriaOf(words)
        expect({ words, kinds: found.map(({ kind }) => kind).filter((kind) => kind !== 'text') }).toEqual({
          words,
          kinds: ['range', 'amenity', 'range', 'word'],
        })
      },
    ),
    { numRuns: 16 },
  )
})
