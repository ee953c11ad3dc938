import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../../../../sync/domain/dates/days.ts'
import { readTyped } from '../../../../sync/sheets/typed/read-typed.ts'
import { fieldsOf } from '../read-one-row.ts'

type Period = 'month' | 'year'
const HEADER = { month: 'Rent ($/SF/Mo)', year: 'Rent ($/SF/Yr)' } as const
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** How people write a day. */
const DAYS: readonly ((day: string) => string)[] = [
  (day) => slashed(day, 4),
  (day) => slashed(day, 2),
  (day) => slashed(day, 2).replaceAll('/', '-'),
  (day) => day,
  (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
]
/** How they write its month. */
const OF_MONTHS: readonly ((day: string) => string)[] = [
  (day) => `${Number(day.slice(5, 7))}/${day.slice(2, 4)}`,
  (day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`,
  (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]}-${day.slice(2, 4)}`,
]

function slashed(day: string, digits: 2 | 4): string {
  const [year = '', month, date] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year.slice(-digits)}`
}

interface Dated {
  rent: string
  /** The first and the last day that it holds for. */
  first: string
  last: string
}

/** How they put steps with the days from which they hold. */
const FROM: readonly ((one: Dated, write: (day: string) => string) => string)[] = [
  ({ rent, first }, write) => `$${rent} ${write(first)}`,
  ({ rent, first }, write) => `${write(first)}: $${rent}`,
  ({ rent, first }, write) => `$${rent} eff. ${write(first)}`,
  ({ rent, first }, write) => `$${rent}/SF NNN starting ${write(first)}`,
  ({ rent, first }, write) => `${rent} (${write(first)})`,
  ({ rent, first }, write) => `as of ${write(first)} $${rent}`,
]
const UNTIL: readonly ((one: Dated, write: (day: string) => string) => string)[] = [
  ({ rent, last }, write) => `${rent} thru ${write(last)}`,
  ({ rent, last }, write) => `$${rent} through ${write(last)}`,
  ({ rent, last }, write) => `$${rent} until ${write(last)}`,
]
const BETWEEN: readonly ((one: Dated, write: (day: string) => string) => string)[] = [
  ({ rent, first, last }, write) => `${write(first)} - ${write(last)} $${rent}`,
  ({ rent, first, last }, write) => `$${rent} from ${write(first)} to ${write(last)}`,
]

const anyLease = fc.record({
  period: fc.constantFrom<Period>('month', 'year'),
  year: fc.integer({ min: 2015, max: 2030 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 28 })),
  first: fc.integer({ min: 60, max: 190 }),
  steps: fc.array(
    fc.record({
      months: fc.oneof(fc.constant(12), fc.integer({ min: 1, max: 30 })),
      more: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  mark: fc.constantFrom('; ', ', ', '\n'),
  header: fc.constantFrom('Rent Steps', 'Rent Schedule', 'Escalations'),
})

function datedOf({
  period,
  year,
  month,
  day,
  first,
  steps,
}: typeof anyLease extends fc.Arbitrary<infer T> ? T : never) {
  const scale = period === 'month' ? 1 : 12
  const start = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  let cents = first
  let from = 0
  const rents = steps.map(({ months, more }): Dated & { from: number; to: number } => {
    const one = {
      rent: ((cents * scale) / 100).toFixed(2),
      first: addMonths(start, from),
      last: addDays(addMonths(start, from + months), -1),
      from: from + 1,
      to: from + months,
    }
    cents += more
    from += months
    return one
  })
  return { start, rents }
}

const UNIT = { month: '$/SF/mo', year: '$/SF/yr' } as const

/** What a property keeps of them; the last rent of days from which rents hold has no end. */
function kept(period: Period, rents: readonly { rent: string; from: number; to: number }[], isOpen: boolean) {
  if (!isOpen && rents.every(({ to }, year) => to === (year + 1) * 12))
    return `${rents.map(({ rent }) => rent).join(', ')} ${UNIT[period]} by year`
  const parts = rents.map(({ rent, from, to }, at) =>
    isOpen && at === rents.length - 1 ? `${rent} from month ${from}` : `${rent} months ${from}-${to}`,
  )
  return `${parts.join(', ')} ${UNIT[period]}`
}

test('steps with the days from which they hold are counted in months of the lease', () => {
  fc.assert(
    fc.property(anyLease, fc.constantFrom(...FROM), fc.constantFrom(...DAYS), (lease, says, write) => {
      const { start, rents } = datedOf(lease)
      const cell = rents.map((one) => says(one, write)).join(lease.mark)
      const row = { [HEADER[lease.period]]: rents[0]?.rent ?? '', Commencement: start, [lease.header]: cell }
      expect(fieldsOf(row)).toMatchObject({ rentSteps: kept(lease.period, rents, true) })
    }),
    { numRuns: 500 },
  )
})

test('steps with the days until which they hold, or between two, end with the last of them', () => {
  fc.assert(
    fc.property(
      anyLease,
      fc.constantFrom(...UNTIL, ...BETWEEN),
      fc.constantFrom(...DAYS),
      (lease, says, write) => {
        const { start, rents } = datedOf(lease)
        const cell = rents.map((one) => says(one, write)).join(lease.mark)
        const row = {
          [HEADER[lease.period]]: rents[0]?.rent ?? '',
          Commencement: start,
          [lease.header]: cell,
        }
        expect(fieldsOf(row)).toMatchObject({ rentSteps: kept(lease.period, rents, false) })
      },
    ),
    { numRuns: 500 },
  )
})

test('months stand for whole months of a lease that begins with one', () => {
  fc.assert(
    fc.property(
      anyLease.map((lease) => ({ ...lease, day: 1 })),
      fc.constantFrom(...FROM, ...UNTIL, ...BETWEEN),
      fc.constantFrom(...OF_MONTHS),
      (lease, says, write) => {
        const { start, rents } = datedOf(lease)
        const cell = rents.map((one) => says(one, write)).join(lease.mark)
        const row = {
          [HEADER[lease.period]]: rents[0]?.rent ?? '',
          Commencement: start,
          [lease.header]: cell,
        }
        expect(fieldsOf(row)).toMatchObject({ rentSteps: kept(lease.period, rents, FROM.includes(says)) })
      },
    ),
    { numRuns: 500 },
  )
})

describe('what brokers write', () => {
  const lease = { 'Rent ($/SF/Yr)': '9.50', Commencement: '1/1/2025' }
  test.each([
    [
      '$9.50 1/1/25; $9.79 1/1/26; $10.08 1/1/27',
      '9.50 months 1-12, 9.79 months 13-24, 10.08 from month 25 $/SF/yr',
    ],
    ['9.50 thru 12/25, 9.79 thru 12/26', '9.50, 9.79 $/SF/yr by year'],
    // The first is the rent of the row.
    ['$9.79 1/1/26; $10.08 1/1/27', '9.50 months 1-12, 9.79 months 13-24, 10.08 from month 25 $/SF/yr'],
    ['$9.79 eff. 1/1/26', '9.50 months 1-12, 9.79 from month 13 $/SF/yr'],
  ])('%s', (cell, rentSteps) => {
    expect(fieldsOf({ ...lease, 'Rent Steps': cell })).toMatchObject({ rentPerSf: 0.791667, rentSteps })
  })

  test('a person who types them', () => {
    const typed = '$9.50 1/1/25; $9.79 1/1/26'
    expect(readTyped('rentSteps', typed, { rentPerSf: 0.791667, commencement: '2025-01-01' }, 2026)).toEqual({
      kind: 'value',
      value: '9.50 months 1-12, 9.79 from month 13 $/SF/yr',
      note: null,
    })
  })
})
