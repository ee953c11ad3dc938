import type { Criterion } from '../../../criteria/criterion.ts'
import { rateParts } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import { type Found, NO_LEAD, type Reader } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { namesLease } from '../read-terms.ts'

type Part = 'low' | 'mid' | 'high'

/** Where in its ten a figure lies: the first and the last of its ninths. */
const NINTHS: Record<Part | 'all', readonly [number, number]> = {
  low: [0, 3],
  mid: [3, 6],
  high: [6, 9],
  all: [0, 9],
}
const parts = phraseTable<Part>([
  ['low', 'low|lower|in the low|the low'],
  ['mid', 'mid|mid -|middle|in the mid|the mid'],
  ['high', 'high|upper|in the high|the high|in the upper|the upper'],
])
const leads = phraseTable([[true, 'in the|the|in']])
const cents = phraseTable([[true, 'cents|cent|¢']])
/** "the low nineties", as cents are spoken. */
const SPOKEN_TENS = new Map(
  ['thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map((word, i) => [
    word,
    30 + 10 * i,
  ]),
)
/** What says that figures are rents. */
const OF_RENT = /^(?:rents?|rates?|rental|asking|pay|pays|paying|budget|quoted|quoting|face|cents?)$/
const MONTHS = 12
/** Dollars: from here on a rent is a year's. */
const YEARLY_FROM = 4

/** "in the $0.70s", "low 90s", "mid $9s": ten cents of a rent, or one dollar, or a part of either. */
export const readTens: Reader = (reading, at) => {
  const { tokens } = reading
  // "clear height in the high 30s"
  const noun = nouns.longest(tokens, at)
  if (noun?.value.field === 'clearHeight') {
    const found = readTens(reading, noun.end, NO_LEAD)
    return found?.kind === 'criterion' && isOfClearHeight(found.criterion) ? found : null
  }
  const part = parts.longest(tokens, at)
  const lead = part === null ? leads.longest(tokens, at) : null
  const start = part?.end ?? lead?.end ?? at
  const spoken = SPOKEN_TENS.get(tokens[start]?.text ?? '')
  if (spoken !== undefined)
    return spokenTens(tokens, at, { first: spoken / 100, part: part?.value ?? 'all', end: start + 1 })
  const hasDollar = tokens[start]?.text === '$'
  const number = tokens[hasDollar ? start + 1 : start]
  const marked = (hasDollar ? start + 1 : start) + 1
  // "low 90's"
  const end = (tokens[marked]?.text === "'" && tokens[marked]?.glued === true ? marked + 1 : marked) + 1
  if (number?.kind !== 'number' || tokens[end - 1]?.text !== 's' || tokens[end - 1]?.glued !== true)
    return null
  const clear = clearHeights(tokens, at, end, { first: Number(number.text), part: part?.value ?? 'all' })
  if (clear !== null && !hasDollar) return clear
  const unit = cents.longest(tokens, end)
  const rate = rateParts.longest(tokens, unit?.end ?? end)
  const isRent =
    nouns.longest(tokens, at - 1)?.value.field === 'rentPerSf' ||
    hasDollar ||
    unit !== null ||
    rate !== null ||
    number.text.includes('.') ||
    namesLease(tokens, end) ||
    // "NNN in the 80s"
    namesLease(tokens, at - 1) ||
    OF_RENT.test(tokens[at - 1]?.text ?? '')
  // "the 90s" are years; so are the "mid 90s" of a construction.
  const isOfYears =
    nouns.longest(tokens, end)?.value.field === 'yearBuilt' ||
    /^(?:built|vintage)$/.test(tokens[at - 1]?.text ?? '')
  if (!isRent && (part === null || isOfYears)) return null
  const [first, step] = dollarsOf(Number(number.text), hasDollar || part !== null, number.text.includes('.'))
  if (first === null) return null
  return rentsFrom(first, step, part?.value ?? 'all', rate?.end ?? unit?.end ?? end)
}

/** Feet. */
const TALLEST = 60

function isOfClearHeight(criterion: Criterion): boolean {
  return criterion.kind === 'range' && criterion.field === 'clearHeight'
}

/** "high 30s clear", "clear in the mid 30s": feet. */
function clearHeights(
  tokens: readonly Token[],
  at: number,
  end: number,
  { first, part }: { first: number; part: Part | 'all' },
): Found | null {
  const behind = nouns.longest(tokens, end)
  const isClear = [behind, nouns.longest(tokens, at - 1)].some((noun) => noun?.value.field === 'clearHeight')
  if (!isClear || first % 10 !== 0 || first > TALLEST) return null
  const [low, high] = NINTHS[part]
  const criterion: Criterion = { kind: 'range', field: 'clearHeight', min: first + low, max: first + high }
  const isBehind = behind?.value.field === 'clearHeight'
  return { kind: 'criterion', criterion, negated: null, end: isBehind ? behind.end : end }
}

function rentsFrom(first: number, step: number, part: Part | 'all', end: number): Found {
  const [from, to] = NINTHS[part].map((ninth) => {
    const dollars = first + (ninth * step) / 10
    return Number((first >= YEARLY_FROM ? dollars / MONTHS : dollars).toFixed(6))
  }) as [number, number]
  const criterion: Criterion = { kind: 'range', field: 'rentPerSf', min: from, max: to }
  return { kind: 'criterion', criterion, negated: null, end }
}

/** "rate in the mid sixties", "low nineties NNN": cents where a rent is spoken of, else years. */
function spokenTens(
  tokens: readonly Token[],
  at: number,
  { first, part, end }: { first: number; part: Part | 'all'; end: number },
): Found | null {
  const unit = cents.longest(tokens, end)
  const rate = rateParts.longest(tokens, unit?.end ?? end)
  const isRent =
    unit !== null ||
    rate !== null ||
    namesLease(tokens, end) ||
    tokens.slice(Math.max(at - MOST_BEFORE, 0), at).some(({ text }) => OF_RENT.test(text))
  return isRent ? rentsFrom(first, 0.1, part, rate?.end ?? unit?.end ?? end) : null
}

/** Words between a rent and how high it is: "the rate needs to be in the mid sixties". */
const MOST_BEFORE = 6

const MOST_DOLLARS = 20

/** The first dollar of the ten, and how much it spans. */
function dollarsOf(figure: number, isDollars: boolean, hasPoint: boolean): readonly [number | null, number] {
  if (hasPoint) return [figure, 0.1]
  // "mid $10s" and "mid 8s NNN" are dollars a year, "the 90s" cents.
  if (isDollars && figure <= MOST_DOLLARS) return [figure, 1]
  return figure >= 10 && figure < 100 && figure % 10 === 0 ? [figure / 100, 0.1] : [null, 0]
}
