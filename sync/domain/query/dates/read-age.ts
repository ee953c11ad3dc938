import type { Criterion } from '../../criteria/criterion.ts'
import { addDays, type Day } from '../../dates/days.ts'
import { type Comparator, comparators } from '../amounts/comparators.ts'
import { type Amount, readAmount } from '../amounts/read-amount.ts'
import { periods } from '../vocabulary/date-terms.ts'
import type { Found, Reader } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { readAgo } from './read-ago.ts'
import { readDays } from './read-days.ts'
import { moved, relativeDays } from './relative-days.ts'

const leftWords = phraseTable([
  [
    true,
    'left|remaining|left on the lease|left on lease|remaining on the lease|of term left|of term remaining|left on the term|remaining term|remaining lease term|to go|lease remaining|of lease term left|of remaining term',
  ],
])
/** Before the figure: "remaining term over 24 months". */
const leftHeads = phraseTable([
  [
    true,
    'remaining term|remaining term of|remaining lease term|remaining lease term of|term remaining|term remaining of|time left',
  ],
])
const oldWords = phraseTable([[true, 'old|of age']])
const expiredWords = phraseTable([
  [
    true,
    'already expired|expired already|expired leases|expired lease|lapsed|have expired|has expired|expired',
  ],
])
const newerWords = phraseTable([[true, 'or newer|or younger|or less|max|or fewer|and newer|at most']])
const trailing = phraseTable<'min' | 'max'>([
  ['min', '+|or more|or longer|plus|minimum|min|at least'],
  ['max', 'or less|or fewer|max|maximum|at most|tops'],
])

/** What is told by its distance from today: "5+ years left", "less than 10 years old", "already expired". */
export const readAge: Reader = ({ tokens, today }, at) => {
  if (today === undefined) return null
  const expired = expiredWords.longest(tokens, at)
  if (expired !== null)
    return {
      kind: 'criterion',
      criterion: expiring(null, addDays(today, -1)),
      negated: expiring(today, null),
      end: expired.end,
    }
  const built = builtWithin(tokens, at, today) ?? builtOn(tokens, at, today)
  if (built !== null) return built
  const later = signedOrLater(tokens, at)
  if (later !== null) return later
  const head = leftHeads.longest(tokens, at)
  const start = head?.end ?? at
  const comparator = comparators.longest(tokens, start)
  const amount = readAmount(tokens, comparator?.end ?? start) ?? onePeriod(tokens, comparator?.end ?? start)
  if (amount === null || amount.multiplier !== 1) return null
  const ofYear = signedByYear(tokens, at, amount, comparator?.value ?? null)
  if (ofYear !== null) return ofYear
  const span = spanLeft(tokens, amount, today) ?? spanOld(tokens, amount, today)
  if (span !== null) return span
  const more = trailing.longest(tokens, amount.end)
  const period = periods.longest(tokens, more?.end ?? amount.end)
  if (period === null) return null
  const late = more ?? trailing.longest(tokens, period.end)
  const side = comparator?.value.side ?? late?.value ?? 'min'
  const whole = Math.max(late?.end ?? 0, period.end)
  const left = leftWords.longest(tokens, whole) ?? (head === null ? null : { end: whole })
  if (left !== null && Number.isInteger(amount.value)) {
    const day = moved(today, period.value, amount.value)
    return side === 'max'
      ? found(expiring(today, day), left.end, expiring(day, null))
      : found(expiring(day, null), left.end, expiring(today, addDays(day, -1)))
  }
  const old = oldWords.longest(tokens, period.end)
  // "deals no more than 2 years old", "comps over 2 years old"
  const isAged = old !== null && comparator?.value.field === null && isOfDeals(tokens, at)
  const isOlder = isAged ? side === 'min' : comparator?.value.field === 'yearBuilt' && side !== 'min'
  // "10 yr old roof"
  if (old !== null && PARTS.test(tokens[old.end]?.text ?? '')) return { kind: 'words', end: old.end + 1 }
  const deals = old !== null && DEALS.test(tokens[old.end]?.text ?? '') ? old.end + 1 : null
  if (deals !== null && Number.isInteger(amount.value)) {
    const from = moved(today, period.value, -amount.value)
    const end = newerWords.longest(tokens, deals)?.end ?? deals
    return found({ kind: 'date', field: 'dateSigned', from, to: today }, end)
  }
  const newer = old === null ? null : newerWords.longest(tokens, old.end)
  const isNewer =
    newer !== null || (isAged ? side === 'max' : comparator?.value.field === 'yearBuilt' && side === 'min')
  if (isNewer && (period.value !== 'year' || isOfDeals(tokens, at)) && Number.isInteger(amount.value)) {
    const from = moved(today, period.value, -amount.value)
    const signed = { kind: 'date', field: 'dateSigned', from, to: today } as const
    return found(signed, newer?.end ?? old?.end ?? period.end)
  }
  if (isOlder && isOfDeals(tokens, at) && Number.isInteger(amount.value)) {
    const to = moved(today, period.value, -amount.value)
    const signed = { kind: 'date', field: 'dateSigned' } as const
    const since = { ...signed, from: to, to: today }
    return found({ ...signed, from: null, to }, old?.end ?? period.end, since)
  }
  if (period.value !== 'year' || (old === null && !isOlder && !isNewer)) return null
  const year = Number(today.slice(0, 4)) - Math.round(amount.value)
  const isOld = isOlder || (!isNewer && side === 'min')
  const criterion: Criterion = isOld
    ? { kind: 'range', field: 'yearBuilt', min: null, max: year }
    : { kind: 'range', field: 'yearBuilt', min: year, max: null }
  return found(criterion, newer?.end ?? old?.end ?? period.end)
}

/** "less than a year left" */
function onePeriod(tokens: readonly Token[], at: number): Amount | null {
  const isOne = /^an?$/.test(tokens[at]?.text ?? '') && periods.longest(tokens, at + 1) !== null
  return isOne
    ? { value: 1, multiplier: 1, hasDollar: false, hasCents: false, isDecade: false, digits: '', end: at + 1 }
    : null
}

const DEALS = /^(?:comps?|deals?|leases?|transactions?|signings?)$/

/** "2-3 years left" */
function spanLeft(tokens: readonly Token[], low: Amount, today: Day): Found | null {
  const high = /^(?:-|to|and)$/.test(tokens[low.end]?.text ?? '') ? readAmount(tokens, low.end + 1) : null
  const period = high === null ? null : periods.longest(tokens, high.end)
  const left = period === null ? null : leftWords.longest(tokens, period.end)
  if (high === null || period === null || left === null) return null
  if (!Number.isInteger(low.value) || !Number.isInteger(high.value)) return null
  const [from, to] = [low.value, high.value].map((count) => moved(today, period.value, count)) as [Day, Day]
  return found(expiring(from, to), left.end)
}

/** "10 to 20 years old" */
function spanOld(tokens: readonly Token[], low: Amount, today: Day): Found | null {
  const high = /^(?:-|to|and)$/.test(tokens[low.end]?.text ?? '') ? readAmount(tokens, low.end + 1) : null
  const dash = high !== null && tokens[high.end]?.text === '-' ? high.end + 1 : high?.end
  const period = dash === undefined ? null : periods.longest(tokens, dash)
  const hyphen = period !== null && tokens[period.end]?.text === '-' ? period.end + 1 : period?.end
  const old = hyphen === undefined ? null : oldWords.longest(tokens, hyphen)
  if (high === null || period?.value !== 'year' || old === null || high.value < low.value) return null
  if (PARTS.test(tokens[old.end]?.text ?? '')) return null
  const year = Number(today.slice(0, 4))
  return found({ kind: 'range', field: 'yearBuilt', min: year - high.value, max: year - low.value }, old.end)
}

/** "comps older than 2022": the year of the deal and not of the building. */
function signedByYear(
  tokens: readonly Token[],
  at: number,
  { value, end }: Amount,
  comparator: Comparator | null,
): Found | null {
  if (comparator?.field !== 'yearBuilt' || value < EARLIEST_YEAR || !isOfDeals(tokens, at)) return null
  if (tokens[at]?.text === 'built' || tokens[at]?.text === 'constructed') return null
  // "comps post 2010 product"
  if (/^(?:product|construction|vintage|buildings?|bldgs?|built)$/.test(tokens[end]?.text ?? '')) return null
  const { side, isStrict } = comparator
  const signed = { kind: 'date', field: 'dateSigned' } as const
  return side === 'max'
    ? found(
        { ...signed, from: null, to: isStrict ? `${value - 1}-12-31` : `${value}-12-31` },
        end,
        // "no leases older than 2023"
        { ...signed, from: isStrict ? `${value}-01-01` : `${value + 1}-01-01`, to: null },
      )
    : found({ ...signed, from: isStrict ? `${value + 1}-01-01` : `${value}-01-01`, to: null }, end)
}

/** "leases with free rent, 2024 or later": of deals it is the year of the signing, of buildings that of the construction. */
function signedOrLater(tokens: readonly Token[], at: number): Found | null {
  const year = Number(tokens[at]?.text)
  const reach = LATER.longest(tokens, at + 1)
  const isYear = /^20[0-4]\d$/.test(tokens[at]?.text ?? '') && reach !== null
  if (!isYear || tokens.some(({ text }) => OF_BUILDINGS.test(text))) return null
  // "2024 to date" is of deals by itself.
  if (!reach.value && !tokens.some(isDeal)) return null
  return found({ kind: 'date', field: 'dateSigned', from: `${year}-01-01`, to: null }, reach.end)
}

/** True for what is said of no building. */
const LATER = phraseTable([
  [false, 'or later|and later|or after|onward|onwards'],
  [true, 'to date|to present|to the present|to now|to today|through today|until now|till now'],
])
const OF_BUILDINGS =
  /^(?:built|construction|constructed|vintage|buildings?|bldgs?|delivered|newer|expir\w*|sold|sales?)$/

function isDeal({ text }: Token): boolean {
  return /^(?:comps?|deals?|leases|transactions?|signings?)$/.test(text)
}

const EARLIEST_YEAR = 1980
const PARTS = /^(?:roof|roofs|hvac|paving|slab|units?|systems?|lease|leases|deal|deals|company|firm)$/

/** "built in the last 5 years" */
function builtWithin(tokens: readonly Token[], at: number, today: Day): Found | null {
  if (!/^(?:built|constructed|delivered)$/.test(tokens[at]?.text ?? '')) return null
  const start = /^(?:in|within|over|during)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  // "built no more than 10 years ago"
  const ago = readAgo(tokens, at + 1, today)
  if (ago !== null) {
    const [from, to] = [ago.from, ago.from === null ? ago.to : null].map((day) =>
      day === null ? null : Number(day.slice(0, 4)),
    )
    return found({ kind: 'range', field: 'yearBuilt', min: from ?? null, max: to ?? null }, ago.end)
  }
  const days = relativeDays(tokens, start, today)
  if (days === null) return null
  const min = Number(days.first.slice(0, 4))
  // What is to be delivered was not built before today.
  const max = days.last >= today ? null : Number(days.last.slice(0, 4))
  return found({ kind: 'range', field: 'yearBuilt', min, max }, days.end)
}

/** "built Q2 2021", "delivered March 2024": the year of it. */
function builtOn(tokens: readonly Token[], at: number, today: Day): Found | null {
  if (
    !/^(?:built|constructed|delivered|delivering|delivers|completed|completion|delivery)$/.test(
      tokens[at]?.text ?? '',
    )
  )
    return null
  const start = /^(?:in|on|by)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const days = readDays(tokens, start, today)
  if (days === null || !days.isSure) return null
  const [min, max] = [days.first, days.last].map((day) => Number(day.slice(0, 4))) as [number, number]
  return found({ kind: 'range', field: 'yearBuilt', min, max }, days.end)
}

/** "comps no older than 2 years": the lease's age and not the building's. */
function isOfDeals(tokens: readonly Token[], at: number): boolean {
  return /^(?:comps?|deals?|leases?|transactions?|signings?)$/.test(tokens[at - 1]?.text ?? '')
}

function expiring(from: Day | null, to: Day | null): Criterion {
  return { kind: 'date', field: 'expiration', from, to }
}

function found(criterion: Criterion, end: number, negated: Criterion | null = null): Found {
  return { kind: 'criterion', criterion, negated, end }
}
