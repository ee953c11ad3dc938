import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'
import { commencing, expiring, signed, sold } from './query-vocabulary.ts'

const oneOf = fc.constantFrom

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const pad = (figure: number) => String(figure).padStart(2, '0')

test('a day is read as it is spoken, before and behind its month, with the year in words or figures', () => {
  const year = oneOf(
    ['twenty twenty five', '2025'],
    ['2024', '2024'],
    ['two thousand and twenty four', '2024'],
  )
  fc.assert(
    fc.property(fc.nat(11), fc.nat(19), year, fc.boolean(), (month, day, [said, figure], isBehind) => {
      // The holiday has a test of its own.
      fc.pre(!(month === 6 && day === 3))
      const spoken = isBehind
        ? `the ${ORDINALS[day]} of ${MONTHS[month]} ${said}`
        : `${MONTHS[month]} ${ORDINALS[day]} ${said}`
      const words = `leases signed since ${spoken}`
      expect({ words, read: read(words) }).toEqual({
        words,
        read: [signed(`${figure}-${pad(month + 1)}-${pad(day + 1)}`, null)],
      })
    }),
  )
})

test.each([
  ['signed since Labor Day', signed('2026-09-07', null)],
  ['deals since Memorial Day', signed('2026-05-25', null)],
  ['signed before the Fourth of July', signed(null, '2026-07-03')],
  ['expiring before Christmas', expiring(null, '2026-12-24')],
  ["starts after New Year's", commencing('2027-01-02', null)],
  ['signed on Juneteenth', signed('2026-06-19', '2026-06-19')],
  ['leases signed last Thanksgiving', signed('2025-11-27', '2025-11-27')],
])('a holiday without a year is the nearest on its side of today: “%s”', (words, criterion) => {
  expect(read(words)).toEqual([criterion])
})

test.each([
  ['signed between Labor Day and Thanksgiving', signed('2026-09-07', '2026-11-26')],
  ['signed between November and February', signed('2025-11-01', '2026-02-28')],
  ['signed from Memorial Day to Labor Day 2025', signed('2025-05-26', '2025-09-01')],
  ['expiring between October and December', expiring('2026-10-01', '2026-12-31')],
  ['expiring between November and February', expiring('2026-11-01', '2027-02-28')],
  ['starting between Memorial Day and the Fourth of July', commencing('2027-05-31', '2027-07-04')],
])('days without a year go from the one to the other: “%s”', (words, criterion) => {
  expect(read(words)).toEqual([criterion])
})

test('in a month nothing happens on a day, so two digits behind it are the year', () => {
  fc.assert(
    fc.property(
      fc.nat(11),
      fc.integer({ min: 20, max: 29 }),
      oneOf('in', 'during'),
      oneOf('', ', 24 clear', ' looking for 45k sf', '.'),
      fc.boolean(),
      (month, year, preposition, after, isOf) => {
        const name = (MONTHS[month] as string).slice(0, 3).toLowerCase()
        const words = `expiring ${preposition} ${name} ${isOf ? 'of ' : ''}${year}${after}`
        const last = new Date(Date.UTC(2000 + year, month + 1, 0)).getUTCDate()
        const days = [`20${year}-${pad(month + 1)}-01`, `20${year}-${pad(month + 1)}-${last}`] as const
        expect({ words, read: read(words)[0] }).toEqual({ words, read: expiring(...days) })
      },
    ),
  )
})

test('two short figures behind leases that lie close together and not long ago are years, others sizes', () => {
  for (const [words, from, to] of [
    ['leases 22-24, Katy', '2022-01-01', '2024-12-31'],
    ['comps 23-25', '2023-01-01', '2025-12-31'],
    ['deals 24 to 26 in Katy', '2024-01-01', '2026-12-31'],
  ] as const)
    expect({ words, read: read(words) }).toEqual({ words, read: expect.arrayContaining([signed(from, to)]) })
  for (const words of ['leases 15-25, Katy', 'comps 20-40', 'deals 12-14 in Katy', 'leases 22-24 clear'])
    expect({ words, dates: read(words).filter(({ kind }) => kind === 'date') }).toEqual({ words, dates: [] })
})

test('two short figures behind sales are a span of years, unless something follows that they would be of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 24 }), oneOf('-', ' to ', ' through '), (first, joint) => {
      expect(read(`sales ${first}${joint}26`)).toEqual([sold(`20${first}-01-01`, '2026-12-31')])
      expect(read(`sales ${first}${joint}26k sf`)).not.toContainEqual(
        expect.objectContaining({ kind: 'date' }),
      )
      expect(read(`comps ${first}${joint}26 clear`)).toEqual([
        { kind: 'range', field: 'clearHeight', min: first, max: 26 },
      ])
    }),
  )
})

test('a year since which deals were done is theirs, and of a building it is that of the construction', () => {
  const place = oneOf('in Katy', 'over 50k sf in Katy', 'NNN in Katy')
  fc.assert(
    fc.property(
      oneOf('deals', 'leases', 'comps'),
      place,
      fc.integer({ min: 2018, max: 2025 }),
      (deals, where, year) => {
        expect(read(`${deals} ${where} since ${year}`)).toContainEqual(signed(`${year}-01-01`, null))
        expect(read(`sold ${where} since ${year}`)).toContainEqual(sold(`${year}-01-01`, null))
        expect(read(`warehouses ${where} since ${year}`)).toContainEqual({
          kind: 'range',
          field: 'yearBuilt',
          min: year,
          max: null,
        })
      },
    ),
  )
})

test.each([
  ['expiring in the next 12-18 months', expiring('2027-11-22', '2028-05-22')],
  ['leases exp in next 6 to 12 mos', expiring('2027-05-22', '2027-11-22')],
  ['signed in the last 6 to 12 months', signed('2025-11-22', '2026-05-22')],
])('so many months to so many are days between the two: “%s”', (words, criterion) => {
  expect(read(words)).toEqual([criterion])
})
