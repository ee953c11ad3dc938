import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, datesIn, TODAY, understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom

const events = [
  ['expiring', 'expiration'],
  ['leases up', 'expiration'],
  ['rolling', 'expiration'],
  ['need to be in', 'commencement'],
  ['commencing', 'commencement'],
] as const

test('the end of the year, quarter or month is that of this one', () => {
  fc.assert(
    fc.property(
      oneOf(...events),
      oneOf('by', 'before', 'until', 'no later than', 'prior to', 'through'),
      oneOf('the end of the', 'the end of', 'end of the', 'end of'),
      oneOf(['year', '2026-12-31'], ['quarter', '2026-12-31'], ['month', '2026-11-30']),
      ([event, field], bound, end, [period, last]) => {
        const text = `${event} ${bound} ${end} ${period}`
        expect({ text, dates: datesIn(text) }).toEqual({ text, dates: [[field, null, last]] })
      },
    ),
  )
})

test('a year that is named goes before this one, and reaches to its end', () => {
  fc.assert(
    fc.property(oneOf('by', 'before', 'until'), oneOf('the year 2028', '2028'), (bound, year) => {
      const text = `expiring ${bound} the end of ${year}`
      expect({ text, dates: datesIn(text) }).toEqual({ text, dates: [['expiration', null, '2028-12-31']] })
    }),
  )
})

test('between a day and the end of the year are the days up to its last', () => {
  expect(datesIn('rolling between now and the end of the year')).toEqual([
    ['expiration', '2026-11-22', '2026-12-31'],
  ])
  expect(datesIn('signed between March and the end of the year')).toEqual([
    ['dateSigned', '2026-03-01', '2026-12-31'],
  ])
})

test('at the end of a year is late in it', () => {
  for (const words of ['expiring at the end of 2027', 'expiring end of 2027', 'expiring late 2027'])
    expect(datesIn(words)).toEqual([['expiration', '2027-09-01', '2027-12-31']])
})

test('what still expires does not lie behind us', () => {
  fc.assert(
    fc.property(
      oneOf('still going to expire', 'that have yet to expire', 'that will still expire'),
      (words) => {
        expect(datesIn(`leases ${words} this year`)).toEqual([['expiration', TODAY, '2026-12-31']])
      },
    ),
  )
  expect(datesIn('leases that expire this year')).toEqual([['expiration', '2026-01-01', '2026-12-31']])
})

test('what is needed by a day is needed up to then', () => {
  for (const words of ['need to be in by June 1', 'needed by June 1', 'occupancy by June 1'])
    expect(datesIn(words)).toEqual([['commencement', null, '2027-06-01']])
})

test('an order by a date is asked for in any words, and the next to end comes first', () => {
  const sortOf = (words: string) => askedIn(words).sort
  fc.assert(
    fc.property(
      oneOf('sort by', 'order by', 'ordered by', 'rank them by', 'in order of'),
      oneOf('', 'the '),
      oneOf(
        ['lease expiration', 'expiry_asc'],
        ['expiration date', 'expiry_asc'],
        ['lease end', 'expiry_asc'],
        ['signature date', 'signed_desc'],
        ['signing date', 'signed_desc'],
        ['sale date', 'saleDate_desc'],
      ),
      (verb, the, [date, sort]) => {
        expect({ date, sort: sortOf(`${verb} ${the}${date}`) }).toEqual({ date, sort })
      },
    ),
  )
  expect(sortOf('warehouses, newest signature first')).toBe('signed_desc')
  expect(sortOf('warehouses, earliest lease end first')).toBe('expiry_asc')
  expect(sortOf('sort by lease expiration, latest first')).toBe('expiry_desc')
})

test('a radius is that of the place before it, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf('Katy', '29.7355, -95.3120', '77041'),
      oneOf('with a radius of', ', radius', ', with a radius of', 'radius of', 'within a radius of'),
      fc.integer({ min: 1, max: 20 }),
      (place, words, miles) => {
        const text = `${place} ${words} ${miles} miles`.replace(' ,', ',')
        const [one, ...others] = understoodIn(text)
        const said = one?.kind === 'near' ? one.miles : one?.kind === 'zone' ? one.circles[0]?.miles : null
        expect({ text, said, others }).toEqual({ text, said: miles, others: [] })
      },
    ),
  )
})

test('leases over so many years run that long, and over the last years were signed in them', () => {
  for (const words of ['leases over 5 years', 'deals over five years', 'leases over 60 months'])
    expect({ words, asked: understoodIn(words) }).toEqual({
      words,
      asked: [expect.objectContaining({ kind: 'range', field: 'leaseTerm', min: 60, max: null })],
    })
  expect(datesIn('leases over the last 5 years')).toEqual([['dateSigned', '2021-11-22', TODAY]])
})

test('quarters that are joined run from the first to the last of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['first', 'second', 'third'], ['1st', '2nd', '3rd']),
      fc.constantFrom(' or ', ' and ', '/'),
      fc.boolean(),
      ([first = '', second = '', third = ''], joint, isThird) => {
        const text = `signed in the ${first}${isThird ? `, ${second}${joint}${third}` : `${joint}${second}`} quarter of 2025`
        const to = isThird ? '2025-09-30' : '2025-06-30'
        expect({ text, dates: datesIn(text) }).toEqual({ text, dates: [['dateSigned', '2025-01-01', to]] })
      },
    ),
  )
})

test('days before a word for the end of leases are of that end', () => {
  for (const text of ['2027 expiring', 'leases 2027 expiring', 'everything Jan 2027 - Dec 2027 rolling'])
    expect({ text, dates: datesIn(text) }).toEqual({
      text,
      dates: [['expiration', '2027-01-01', '2027-12-31']],
    })
  expect(datesIn('signed 2024 expiring 2027')).toHaveLength(2)
})
