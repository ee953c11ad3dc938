import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, criteriaIn, understoodIn } from './criteria-in.ts'
import {
  city,
  commencing,
  docks,
  expiring,
  has,
  lease,
  notCity,
  rent,
  signed,
  size,
  term,
  type,
} from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const features = oneOf('rail', 'sprinkler', 'dock', 'crane', 'office')

test('that nothing is required of a feature asks for nothing of it', () => {
  fc.assert(
    fc.property(features, oneOf('requirement', 'requirements'), (feature, requirement) => {
      const words = `20-30k in Katy, no ${feature} ${requirement}`
      expect({ words, read: understoodIn(words) }).toEqual({
        words,
        read: [size(20_000, 30_000), city('Katy')],
      })
    }),
  )
})

test('what either way will do, or is not to be excluded, asks for nothing', () => {
  const lead = oneOf('could go either way on', 'agnostic on', "don't exclude", "don't rule out")
  fc.assert(
    fc.property(lead, features, (says, feature) => {
      expect(understoodIn(`Katy, ${says} ${feature}`)).toEqual([city('Katy')])
    }),
  )
  expect(understoodIn("don't exclude gross")).toEqual([])
})

test('to lack a feature is no go: it is asked for', () => {
  const killer = oneOf('is a no go', 'is a deal breaker', 'is a dealbreaker')
  fc.assert(
    fc.property(oneOf('no docks', 'without docks', 'not having docks'), killer, (lack, no) => {
      expect(understoodIn(`${lack} ${no}`)).toEqual([has('dock')])
    }),
  )
})

test('what nobody asked for is not asked for', () => {
  const never = oneOf('I never said I wanted', 'never asked for', "I didn't ask for")
  fc.assert(
    fc.property(never, (said) => {
      expect(understoodIn(`${said} Katy, Spring only`)).toEqual([notCity('Katy'), city('Spring')])
    }),
  )
})

test('a budget is the most, whether it is about so much or not', () => {
  for (const is of ['budget is about', 'budget around', 'budget of about', 'budget is roughly'])
    expect(understoodIn(`${is} 85 cents in Katy`)).toEqual([rent(null, 0.85), city('Katy')])
})

test('dollars and cents before a lease type are of the year that is said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 2_400 }),
      oneOf('yr', 'year'),
      oneOf('NNN', 'gross'),
      (cents, year, of) => {
        const yearly = (cents / 100).toFixed(2)
        expect(understoodIn(`${yearly} ${year} ${of} or less`)).toEqual([
          rent(null, Number((cents / 1_200).toFixed(6))),
          lease(of === 'NNN' ? 'NNN' : 'Gross'),
        ])
      },
    ),
  )
})

test('two figures behind "dock high" are a size, and one is a count', () => {
  expect(understoodIn('dock high 20-40')).toEqual([has('dock'), size(20_000, 40_000)])
  expect(understoodIn('dock high 2+')).toEqual([docks(2, null)])
})

test('a street may be named after a type, and office may be much of a building', () => {
  for (const street of ['Distribution Dr', 'Warehouse Blvd', 'Manufacturing Ave'])
    expect(understoodIn(`on ${street} in Katy`)).toEqual([city('Katy')])
  expect(understoodIn('no office-heavy buildings in Katy')).toEqual([city('Katy')])
  expect(understoodIn('Office Depot in Katy')).not.toContainEqual(type('Office'))
})

test('one is meant by the newest building, and all in that order by the newest first', () => {
  const most = oneOf(
    ['newest', 'year_desc'],
    ['oldest', 'year_asc'],
    ['largest', 'sqft_desc'],
    ['cheapest', 'rent_asc'],
  )
  fc.assert(
    fc.property(most, oneOf('building', 'bldg'), ([words, sort], noun) => {
      expect(askedIn(`${words} ${noun} in Katy`)).toMatchObject({ sort, limit: 1 })
      expect(askedIn(`${words} ${noun} first, Katy`)).toMatchObject({ limit: null })
      expect(askedIn(`5 ${words} ${noun}s in Katy`)).toMatchObject({ limit: 5 })
    }),
  )
})

test('a year and later is open, and the year of starts is of those', () => {
  expect(understoodIn('expiring in 2028 or later')).toEqual([expiring('2028-01-01', null)])
  expect(understoodIn('signed in 2023 or earlier')).toEqual([signed(null, '2023-12-31')])
  expect(understoodIn('2026 starts')).toEqual([commencing('2026-01-01', '2026-12-31')])
  expect(criteriaIn('renovated since 2015')).toEqual([expect.objectContaining({ kind: 'text' })])
})

test('what they will not do denies what is joined to it', () => {
  expect(understoodIn("won't do anything under 3 years")).toEqual([term(36, null)])
})
