import type { BoundFigure } from '../../../criteria/asked-fields.ts'
import type { Criterion } from '../../../criteria/criterion.ts'
import { type Comparator, comparators, trailingComparators } from '../../amounts/comparators.ts'
import { type Amount, isMoney, readAmount } from '../../amounts/read-amount.ts'
import type { Found, Reader } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { modals } from '../quantity-head.ts'
import { leaseAt } from '../read-terms.ts'

type Duration = Extract<BoundFigure, 'leaseTerm' | 'freeRentMonths'>

const before = phraseTable<Duration>([
  ['leaseTerm', 'lease term|lease terms|term|terms|lease length|term of lease'],
  ['freeRentMonths', 'free|free rent|free rent of|rent abatement|abatement|abated rent'],
])
const after = phraseTable<Duration>([
  [
    'leaseTerm',
    'lease term|lease terms|term|terms|lease|leases|deal|deals|comps|commitment|lease length|lease deals|of term|extension|extensions|renewal|renewals',
  ],
  [
    'freeRentMonths',
    'free|of free|free rent|of free rent|rent free|abatement|of abatement|abated|abated rent|concession|concessions',
  ],
])
const periods = phraseTable([
  [1, 'month|months|mo|mos|mth|mths'],
  [12, 'year|years|yr|yrs'],
])
const wordPeriods = phraseTable([
  [6, 'half a year|half year|a half year|half of a year|half the year'],
  [12, 'a year|a full year|a whole year|one full year'],
  [18, 'a year and a half|year and a half|one and a half years|a year and half'],
  [3, 'a quarter|a full quarter'],
  [1, 'a month|a full month'],
])
const separators = phraseTable([[true, '-|to|thru|through|and']])

interface Span {
  /** "2 free months" */
  isFree?: boolean
  low: Amount
  high: Amount | null
  comparator: Comparator | null
  months: number
  end: number
}

/** How long a lease runs, or is free of rent: "5 year deals or longer", "3+ months free", "lease term 36-60 months". */
export const readDuration: Reader = ({ tokens }, at) => {
  const head = before.longest(tokens, at)
  const start = head === null ? at : pastBinder(tokens, head.end)
  const span = readSpan(tokens, start) ?? wordSpan(tokens, start)
  if (span === null) return null
  const tail = after.longest(tokens, span.end) ?? ofLease(tokens, span.end)
  // "remaining term of 24 months", "3 years of term left" is when it ends.
  if (isLeft(tokens[at - 1]) || isLeft(tokens[tail?.end ?? span.end])) return null
  const field = span.isFree === true ? 'freeRentMonths' : (tail?.value ?? head?.value)
  if (field === undefined) return null
  const end = tail?.end ?? span.end
  const trailing = span.comparator === null ? boundAfter(tokens, end) : null
  return found(field, {
    ...span,
    comparator: span.comparator ?? trailing?.value ?? null,
    end: trailing?.end ?? end,
  })
}

/** "term: 5 years", "the term would be five years" */
function pastBinder(tokens: readonly Token[], at: number): number {
  const sign = /^[:=]$/.test(tokens[at]?.text ?? '')
  return sign ? at + 1 : (modals.longest(tokens, at)?.end ?? at)
}

function isLeft(token: Token | undefined): boolean {
  return /^(?:left|remaining)$/.test(token?.text ?? '')
}

/** "10 yr NNN lease": the lease type is read by itself. */
function ofLease(tokens: readonly Token[], at: number): { value: Duration; end: number } | null {
  const lease = leaseAt(tokens, at)
  const isLease =
    lease !== null &&
    (after.longest(tokens, lease.end)?.value === 'leaseTerm' || tokens[lease.end - 1]?.text === 'lease')
  return isLease ? { value: 'leaseTerm', end: at } : null
}

/** "12 months or less", "60+ months" by itself: how long a lease runs. */
export const readBareDuration: Reader = ({ tokens }, at) => {
  const span = readSpan(tokens, at)
  if (span === null || span.isFree === true) return null
  if (span.comparator === null && span.high === null)
    return isOfDeal(tokens, at, span.end) ? found('leaseTerm', span) : null
  const isAge = /^(?:old|of|left|remaining|to)$/.test(tokens[span.end]?.text ?? '')
  return !isAge && (span.comparator?.field ?? null) === null ? found('leaseTerm', span) : null
}

/** "6 months free on a 10 year", "signing a 5-yr": of a lease, where nothing follows that it would be of. */
function isOfDeal(tokens: readonly Token[], at: number, end: number): boolean {
  const isSaid = tokens[at - 1]?.text === 'a' && SIGNS.test(tokens[at - 2]?.text ?? '')
  const next = tokens[end]
  return isSaid && (next === undefined || /^[,.;?!)]$/.test(next.text))
}

const SIGNS = /^(?:on|sign|signs|signing|signed|do|does|doing|take|takes|taking|for|wants?|at least)$/

/** "or more", "or less", and at the end "plus". */
function boundAfter(tokens: readonly Token[], at: number): { value: Comparator; end: number } | null {
  const found = trailingComparators.longest(tokens, at)
  // "3 months free or under 80 cents"
  const isOfNext =
    LEADING.test(tokens[(found?.end ?? 0) - 1]?.text ?? '') && isFigure(tokens, found?.end ?? 0)
  if (isOfNext) return null
  if (found !== null || tokens[at]?.text !== 'plus') return found
  const next = tokens[at + 1]
  const isEnd = next === undefined || next.kind === 'sign' || after.longest(tokens, at + 1) !== null
  return isEnd ? { value: PLUS, end: at + 1 } : null
}

/** What bounds a figure from before as well as from behind. */
const LEADING = /^(?:under|over|above|below|after|since|up)$/

function isFigure(tokens: readonly Token[], at: number): boolean {
  return readAmount(tokens, tokens[at]?.text === 'to' ? at + 1 : at) !== null
}

const PLUS: Comparator = { side: 'min', isStrict: false, field: null }

/** "at least two and at most five months" */
function secondBound(
  tokens: readonly Token[],
  first: Comparator | undefined,
  at: number,
): { end: number } | null {
  const comma = tokens[at]?.text === ',' ? at + 1 : at
  const joint = /^(?:and|but|to)$/.test(tokens[comma]?.text ?? '') ? comma + 1 : comma
  const second = first?.side === 'min' && joint > at ? comparators.longest(tokens, joint) : null
  return second?.value.side === 'max' ? second : null
}

/** "half a year", "a year and a half": without a figure. */
function wordSpan(tokens: readonly Token[], at: number): Span | null {
  const leading = comparators.longest(tokens, at)
  const said = wordPeriods.longest(tokens, leading?.end ?? at)
  if (said === null) return null
  const { value, end } = said
  const low: Amount = { ...NO_MONEY, value, end }
  const trailing = boundAfter(tokens, end)
  const comparator = leading?.value ?? trailing?.value ?? null
  return { low, high: null, comparator, months: 1, end: trailing?.end ?? end }
}

const NO_MONEY = { multiplier: 1, hasDollar: false, hasCents: false, isDecade: false, digits: '' }

/** Months: nothing is let for longer, so that a larger number is a year or something else. */
const MOST_PERIODS = 1200

function readSpan(tokens: readonly Token[], at: number): Span | null {
  const leading = comparators.longest(tokens, at)
  const start = leading?.end ?? at
  const low = readAmount(tokens, leading !== null && tokens[start]?.text === 'a' ? start + 1 : start)
  if (low === null || isMoney(low) || low.multiplier !== 1 || low.isDecade) return null
  // "since 2015 and 3 months free"
  if (low.value > MOST_PERIODS) return null
  const early = boundAfter(tokens, low.end)
  const between =
    early === null
      ? (secondBound(tokens, leading?.value, low.end) ?? separators.longest(tokens, low.end))
      : null
  const high = between === null ? null : readAmount(tokens, between.end)
  const last = high?.end ?? early?.end ?? low.end
  const isFree = tokens[last]?.text === 'free'
  const period = periods.longest(tokens, isFree || tokens[last]?.text === '-' ? last + 1 : last)
  // "under 1.10 mo" is a rent.
  if (period === null || (period.value === 1 && /\.\d\d/.test(low.digits))) return null
  const late = early ?? boundAfter(tokens, period.end)
  const end = early === null ? (late?.end ?? period.end) : period.end
  return { low, high, comparator: leading?.value ?? late?.value ?? null, months: period.value, end, isFree }
}

function found(field: Duration, { low, high, comparator, months, end }: Span): Found {
  const [first, second] = [low.value * months, (high?.value ?? low.value) * months]
  const range = (min: number | null, max: number | null): Criterion => ({ kind: 'range', field, min, max })
  if (high !== null) {
    const criterion = range(Math.min(first, second), Math.max(first, second))
    return { kind: 'criterion', criterion, negated: null, end }
  }
  const over: Criterion = { ...range(first, null), exclusiveMin: true } as Criterion
  const under: Criterion = { ...range(null, first), exclusiveMax: true } as Criterion
  const isStrict = comparator?.isStrict === true
  switch (comparator?.side ?? (field === 'leaseTerm' ? 'exact' : 'min')) {
    case 'max':
      return {
        kind: 'criterion',
        criterion: isStrict ? under : range(null, first),
        negated: isStrict ? range(first, null) : over,
        end,
      }
    case 'min':
    case 'better':
    case 'between':
      return {
        kind: 'criterion',
        criterion: isStrict ? over : range(first, null),
        negated: isStrict ? range(null, first) : under,
        end,
      }
    case 'about':
    case 'exact':
      return { kind: 'criterion', criterion: range(first, first), negated: null, end }
  }
}
