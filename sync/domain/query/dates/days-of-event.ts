import type { DateField } from '../../criteria/asked-fields.ts'
import type { Day } from '../../dates/days.ts'
import type { When } from '../quantities/years-of-deals.ts'
import { type Dated, periods, reaches } from '../vocabulary/date-terms.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { NamedDays } from './named-days.ts'
import { readAgo } from './read-ago.ts'
import { anchoredDays } from './read-anchored.ts'
import { readDays } from './read-days.ts'
import { readWhen } from './read-when.ts'
import { countAt, moved } from './relative-days.ts'
import { shortYear, yearEnd, yearlessDays } from './yearless-days.ts'

/** When something happened, in any of the ways that are said. */
export function daysOfEvent(reading: Reading, at: number, event: Dated, isRenewal = false): When | null {
  const { today } = reading
  const { field } = event
  return (
    (today === undefined ? null : readAgo(reading.tokens, at, today)) ??
    anchoredDays(reading, at) ??
    readWhen(
      reading,
      at,
      (tokens, at, today) =>
        readDays(tokens, at, today) ?? yearEnd(tokens, at, today) ?? shortYear(tokens, at, event),
    ) ??
    (isTermOfLease(reading, at, event) ? null : readSpan(reading, at, field)) ??
    readYearless(reading, at, isRenewal ? 'dateSigned' : field)
  )
}

/** "leases of 10 years", "deals for 5 years", "leases over 5 years": how long they run. */
function isTermOfLease({ tokens }: Reading, at: number, { isLoose }: { isLoose?: boolean }): boolean {
  return isLoose === true && /^(?:of|for|over)$/.test(tokens[at]?.text ?? '')
}

/** "signed in Q2", "expiring by June". */
function readYearless(reading: Reading, at: number, field: DateField): When | null {
  const { today } = reading
  if (today === undefined) return null
  return readWhen(
    reading,
    at,
    (tokens, start) => yearlessDays(tokens, start, today, !isBehind(field)) ?? nowAt(tokens, start, today),
  )
}

/** "between now and Q1", "from today through June" */
function nowAt(tokens: Reading['tokens'], at: number, today: Day): NamedDays | null {
  const isNow =
    /^(?:now|today)$/.test(tokens[at]?.text ?? '') &&
    /^(?:and|to|-|through|thru|until|till)$/.test(tokens[at + 1]?.text ?? '')
  return isNow ? { first: today, last: today, isSure: true, isAhead: false, end: at + 1 } : null
}

/** "within 12 months": the past ones for a signing or a sale, otherwise the coming ones. */
function readSpan({ tokens, today }: Reading, at: number, field: DateField): When | null {
  const reach = reaches.longest(tokens, at)
  if (reach?.value !== 'within' || today === undefined) return null
  const count = tokens[reach.end]?.text === 'a' ? 1 : countAt(tokens, reach.end)
  const period = count === null ? null : periods.longest(tokens, reach.end + 1)
  // "comps over 2 years old"
  if (count === null || period === null || tokens[period.end]?.text === 'old') return null
  const isPast = isBehind(field)
  const other = moved(today, period.value, isPast ? -count : count)
  return {
    from: isPast ? other : today,
    to: isPast ? today : other,
    isSure: true,
    isAhead: !isPast,
    isReached: true,
    end: period.end,
  }
}

/** Signings and sales are in the past. Beginnings and ends of leases are asked for in the future. */
function isBehind(field: DateField): boolean {
  return field === 'dateSigned' || field === 'saleDate'
}
