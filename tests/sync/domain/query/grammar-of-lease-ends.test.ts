import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import { city, commencing, expiring, signed } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const year = fc.integer({ min: 2027, max: 2039 })
const runs = oneOf(
  'lease runs',
  'leases running',
  'term runs',
  'leases that run',
  'lease goes',
  'term extends',
)

test('a lease that runs past a year ends after it, and one that runs into it no sooner', () => {
  fc.assert(
    fc.property(
      runs,
      year,
      oneOf('past', 'beyond', 'well past'),
      oneOf('through', 'until', 'to at least', 'into'),
      (verb, ends, past, into) => {
        const after = `Katy, ${verb} ${past} ${ends}`
        expect({ after, read: understoodIn(after) }).toEqual({
          after,
          read: [city('Katy'), expiring(`${ends + 1}-01-01`, null)],
        })
        const from = `Katy, ${verb} ${into} ${ends}`
        expect({ from, read: understoodIn(from) }).toEqual({
          from,
          read: [city('Katy'), expiring(`${ends}-01-01`, null)],
        })
      },
    ),
  )
})

test('so many years left on a lease say when it ends, wherever the bound stands', () => {
  const left = oneOf('left', 'remaining', 'left on the lease', 'of term left')
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), left, (count, rest) => {
      const day = `${2026 + count}-11-22`
      for (const words of [
        `${count} years or more ${rest}`,
        `${count}+ years ${rest}`,
        `at least ${count} years ${rest}`,
        `${count} years minimum ${rest}`,
      ])
        expect({ words, read: understoodIn(words) }).toEqual({ words, read: [expiring(day, null)] })
      for (const words of [`${count} years or less ${rest}`, `less than ${count} years ${rest}`])
        expect({ words, read: understoodIn(words) }).toEqual({ words, read: [expiring('2026-11-22', day)] })
    }),
  )
})

test('deals signed through a year are none that end in it', () => {
  expect(understoodIn('deals signed through 2025')).toEqual([signed(null, '2025-12-31')])
})

test('a period with the one beside it is both, in any order', () => {
  const both = [
    ['next year and the year after', '2027-01-01', '2028-12-31'],
    ['next year or the following year', '2027-01-01', '2028-12-31'],
    ['this year and next', '2026-01-01', '2027-12-31'],
    ['this year and last year', '2025-01-01', '2026-12-31'],
    ['next quarter and the one after', '2027-01-01', '2027-06-30'],
  ] as const
  for (const [days, from, to] of both)
    expect({ days, read: understoodIn(`leases expiring ${days}`) }).toEqual({
      days,
      read: [expiring(from, to)],
    })
})

test('a day is read with its month before it and behind it', () => {
  for (const day of ['1 March 2027', 'March 1, 2027', 'the 1st of March, 2027', '1 Mar 2027'])
    expect({ day, read: understoodIn(`leases starting on or after ${day}`) }).toEqual({
      day,
      read: [commencing('2027-03-01', null)],
    })
})

test('the end of a lease is asked for in formal words as in plain ones', () => {
  const next = [expiring('2026-11-22', '2027-11-22')]
  expect(understoodIn('leases whose end falls within the coming twelve months')).toEqual(next)
  expect(understoodIn('all expirations inside the next 12 months')).toEqual(next)
})

test('a year that is spoken is the same year with a hyphen', () => {
  for (const year of ['twenty twenty-five', 'twenty twenty five', '2025'])
    expect({ year, read: understoodIn(`leases signed since January ${year}`) }).toEqual({
      year,
      read: [signed('2025-01-01', null)],
    })
})
