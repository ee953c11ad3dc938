import type { DateField } from '../../criteria/asked-fields.ts'
import { daysBeside } from '../../criteria/days-asked.ts'
import { addDays, type Day } from '../../dates/days.ts'
import { readHead } from '../quantities/quantity-head.ts'
import { closesSale, isOfSales, isSpanOfDeals, shortYears, type When } from '../quantities/years-of-deals.ts'
import { dated, datedByYear, quarters, reaches, reachesAfter } from '../vocabulary/date-terms.ts'
import type { Found, Reader, Reading } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { daysOfEvent } from './days-of-event.ts'
import { holidayAt } from './holidays.ts'
import type { NamedDays } from './named-days.ts'
import { anchorAt, anchoredDays } from './read-anchored.ts'
import { readDays } from './read-days.ts'
import { readWhen } from './read-when.ts'
import { whatHappened } from './what-happened.ts'
import { yearlessDays } from './yearless-days.ts'

/**
 * Reads when a lease was signed, begins or ends: "signed this year", "expiring in the next 12 months", "comps since
 * March 2023", "Q1 2024 to Q2 2025". Without a word for what happened, a date is that of the signing, unless it is
 * a bare year, which is the year of construction, or lies ahead.
 */
export const readDated: Reader = (reading, at) =>
  readAnchor(reading, at) ??
  readAppointment(reading, at) ??
  readAlready(reading, at) ??
  readTermAndDate(reading, at) ??
  readYearAndTerm(reading, at) ??
  readDateAlone(reading, at)

/** The date of value of an appraisal is no date of a deal. */
function readAnchor({ tokens, today }: Reading, at: number): Found | null {
  const anchor = anchorAt(tokens, at, today)
  return anchor === null ? null : { kind: 'words', end: anchor.end }
}

const DAY_OF_WORK =
  /^(?:week|weekend|day|night|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
/** Tokens from what is due to "due": "the BOV is due". */
const MOST_DUE = 3
const LEASES =
  /^(?:leases?|terms?|renewals?|deals?|tenants?|coming|comes?|came|options?|space|spaces|suites?)$/

/** "the week after Thanksgiving", "offers due Dec 5": when somebody has something to do is no date of a deal. */
function readAppointment(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const [first, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (/^(?:after|before|of)$/.test(next) && DAY_OF_WORK.test(first)) {
    const holiday = holidayAt(tokens, at + 2)
    return holiday === null ? null : { kind: 'words', end: holiday.end }
  }
  const planned = plannedAt(reading, at)
  if (planned !== null) return { kind: 'words', end: planned }
  // "needs to be done by year end"
  const isToBe = first === 'done' && /^(?:be|get|it)$/.test(tokens[at - 1]?.text ?? '')
  if (!isToBe && (first !== 'due' || next === 'to')) return null
  if (tokens.slice(Math.max(at - MOST_DUE, 0), at).some(({ text }) => LEASES.test(text))) return null
  const said = readTermAndDate(reading, at)
  if (said?.kind !== 'criterion' || said.criterion.kind !== 'date') return null
  // "due in 2027" ends in that year.
  const { from, to } = said.criterion
  return from !== null && to !== null && from !== to ? null : { kind: 'words', end: said.end }
}

const PLANNED =
  /^(?:decision|decisions|follow up|proposals?|responses?|bids?|meeting|board|list|call|calls|pitch|report|tours?|tour) (?:in|for|by|after|before|on|during)$/
/** Words of "follow up after". */
const MOST_PLANNED = 3

/** "Decision in Q1", "follow up after Thanksgiving", "the 2027 budget": where they end, which are of no deal. */
function plannedAt(reading: Reading, at: number): number | null {
  const { tokens } = reading
  const isYear = /^20\d\d$/.test(tokens[at]?.text ?? '')
  if (isYear && /^(?:budget|forecast|plan|valuation)$/.test(tokens[at + 1]?.text ?? '')) return at + 2
  for (let end = at + 2; end <= at + MOST_PLANNED; end++) {
    const words = tokens.slice(at, end).map(({ text }) => text)
    if (!PLANNED.test(words.join(' '))) continue
    const when = readWhen(
      reading,
      end,
      (all, start, today) =>
        readDays(all, start, today) ?? (today === undefined ? null : yearlessDays(all, start, today, true)),
    )
    const next = tokens[when?.end ?? 0]
    const isWhole = next === undefined || next.kind === 'sign' || next.text === 'please'
    return when !== null && isWhole ? when.end : null
  }
  return null
}

/** "already ran out", "have already expired this year": up to today. */
function readAlready(reading: Reading, at: number): Found | null {
  const { tokens, today } = reading
  if (tokens[at]?.text !== 'already' || today === undefined) return null
  const term = dated.longest(tokens, at + 1)
  if (term === null || term.value.field !== 'expiration') return null
  const said = readTermAndDate(reading, at + 1)
  const days = said?.kind === 'criterion' && said.criterion.kind === 'date' ? said.criterion : null
  if (said !== null && days === null) return null
  const { from = null, to = null } = days ?? {}
  return found('expiration', {
    from,
    to: to === null || to > today ? today : to,
    isSure: true,
    isAhead: false,
    isReached: true,
    end: said?.end ?? term.end,
  })
}

function readTermAndDate(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const term = dated.longest(tokens, at)
  // "leased 10 - 95%" is a share.
  if (term === null || readHead(tokens, at).noun?.inUnit !== undefined) return null
  const hasSign = /^[:=]$/.test(tokens[term.end]?.text ?? '')
  const said = hasSign ? term.end + 1 : (abouts.longest(tokens, term.end)?.end ?? term.end)
  // "need to be in by June": up to then.
  const start = tokens[term.end - 1]?.text === 'by' ? term.end - 1 : said
  const field = closesSale(reading, at) ? 'saleDate' : term.value.field
  const span = term.value.isLoose === true || field === 'saleDate' ? shortYears(reading, start, field) : null
  if (span !== null) return found(field, span)
  const when = daysOfEvent(reading, start, term.value, /^renewals?$/.test(tokens[at]?.text ?? ''))
  // "deals from Q3 2025" were made in it.
  const named =
    term.value.isLoose === true && tokens[start]?.text === 'from'
      ? (readDays(tokens, start + 1, reading.today) ?? lastOf(reading, start + 1))
      : null
  if (named !== null && when?.end === named.end && named.last < addDays(named.first, MOST_OF_PART))
    return found(field, { ...when, from: named.first, to: named.last })
  // "comps post 2010 product": of the building.
  if (term.value.isLoose && OF_BUILDING.test(tokens[when?.end ?? -1]?.text ?? '')) return null
  if (when === null || (term.value.isLoose && !when.isReached && !when.isSure && !isYearOfDeals(reading, at)))
    return null
  // "renewals since January" were signed, "renewals in 2027" are to come.
  const isPast = when.from !== null && reading.today !== undefined && when.from <= reading.today
  const isSigned = isPast && /^renewals?$/.test(tokens[at]?.text ?? '')
  return found(isSigned ? 'dateSigned' : field, ifStillAhead(reading, at, field, when))
}

/** "deals from October": the last one. */
function lastOf({ tokens, today }: Reading, at: number): NamedDays | null {
  return today === undefined ? null : yearlessDays(tokens, at, today, false)
}

/** Tokens: "still going to expire". */
const MOST_STILL = 4

/** "still going to expire this year", "yet to roll before June": what is past is not meant. */
function ifStillAhead({ tokens, today }: Reading, at: number, field: DateField, when: When): When {
  const before = tokens.slice(Math.max(at - MOST_STILL, 0), at).map(({ text }) => text)
  if (field !== 'expiration' || today === undefined || !before.some((word) => /^(?:still|yet)$/.test(word)))
    return when
  const isPast = when.from === null || when.from < today
  return isPast && (when.to === null || when.to >= today) ? { ...when, from: today } : when
}

/** "commenced around March of 24": the days that are named. */
const abouts = phraseTable([
  [
    true,
    'around|about|roughly|circa|approximately|approx|in or around|on or about|on or around|right around|sometime around|around about|in about|in around',
  ],
])
const OF_BUILDING = /^(?:product|construction|vintage|buildings?|bldgs?|built)$/

/** Days: a half is a part of a year that deals are from; what is longer they are since. */
const MOST_OF_PART = 190

/** "Harkwell deals 2025": what is done in a year; "comps 2015" may be buildings of that year. */
function isYearOfDeals({ tokens, today }: Reading, at: number): boolean {
  const year = Number(tokens[at + 1]?.text)
  const isRecent = year >= EARLIEST_DEAL && year <= Number(today?.slice(0, 4) ?? 0)
  const next = tokens[at + 2]
  return isRecent && DEALS.test(tokens[at]?.text ?? '') && (next === undefined || next.kind === 'sign')
}

const DEALS = /^(?:deals?|leases?|transactions?|signings?|sales?)$/
const EARLIEST_DEAL = 2000

function readYearAndTerm(reading: Reading, at: number): Found | null {
  const when = readWhen(reading, at)
  if (when === null) return null
  const term = datedByYear.longest(reading.tokens, when.end)
  // "2023 signings onward"
  const after = term === null ? null : reachesAfter.longest(reading.tokens, term.end)
  if (term !== null && after !== null && !when.isReached) {
    const open = after.value === 'to' ? { from: null } : { to: null }
    return found(term.value, { ...when, ...open, end: after.end })
  }
  if (term !== null) return found(term.value, { ...when, end: term.end })
  // "Jan 2027 - Dec 2027 expiring", but not "2024 comps" or "2024, expiring in 2027"
  const verb = ENDING.test(reading.tokens[when.end]?.text ?? '')
    ? dated.longest(reading.tokens, when.end)
    : null
  if (verb === null || daysOfEvent(reading, verb.end, verb.value) !== null) return null
  return found(verb.value.field, { ...when, end: verb.end })
}

const ENDING = /^(?:expiring|expires?|rolling|maturing|commencing)$/

function readDateAlone(reading: Reading, at: number): Found | null {
  // "expiring in Katy through June"
  const event = reaches.longest(reading.tokens, at) === null ? null : whatHappened(reading, at)
  const then = event === null ? null : daysOfEvent(reading, at, { field: event, isLoose: true })
  if (event !== null && then?.isReached === true) return found(event, ifStillAhead(reading, at, event, then))
  const when = anchoredDays(reading, at) ?? readWhen(reading, at) ?? readSince(reading, at)
  if (when === null) return null
  // "expiring in Katy next year"
  const ends = when.isAhead || when.isSure ? whatHappened(reading, at) : null
  if (ends === 'expiration' || ends === 'commencement')
    return found(ends, ifStillAhead(reading, at, ends, when))
  if (when.isAhead) return null
  const { today } = reading
  if (isOfOldBuilding(when, today)) return null
  // Nothing is signed yet on a day that lies ahead.
  const happened = when.isReached ? whatHappened(reading, at) : null
  if (happened !== null) return found(happened, when)
  const liesAhead = today !== undefined && when.from !== null && when.from > today
  if (liesAhead) return when.isSure ? { kind: 'words', end: when.end } : null
  if (!when.isSure && !isSpanOfDeals(reading, when)) return null
  return found(isOfSales(reading) ? 'saleDate' : 'dateSigned', when)
}

/** Years ago: a bare year from then on back is one of construction. */
const OLDEST_DEAL = 15

/** "sold for 5 million, 1990 or newer" */
function isOfOldBuilding({ from, to, isSure }: When, today: Day | undefined): boolean {
  const year = Number((to ?? from)?.slice(0, 4) ?? 0)
  return !isSure && today !== undefined && year > 0 && year < Number(today.slice(0, 4)) - OLDEST_DEAL
}

/** "since January", "Q3": of the signing. */
function readSince(reading: Reading, at: number): When | null {
  const { tokens, today } = reading
  if (today === undefined) return null
  const isSince = /^(?:since|after|starting|beginning)$/.test(tokens[at]?.text ?? '')
  const isQuarter = quarters.longest(tokens, at) !== null && tokens[at]?.kind !== 'number'
  if (!isSince && !isQuarter) return null
  return readWhen(reading, at, (all, start) => yearlessDays(all, start, today, false))
}

function found(field: DateField, { from, to, end }: When): Found {
  const days = { kind: 'date', field, from, to } as const
  return { kind: 'criterion', criterion: days, negated: daysBeside(field, days), end }
}
