import type { SortBy } from '../../sort.ts'
import { units } from '../amounts/units.ts'
import { nouns as figures } from '../fields/nouns.ts'
import type { Found, Reader, Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { readNumberPhrase } from '../words/number-phrase.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { NEAREST } from './read-nearest.ts'
import { namesSort, sortAt } from './read-sort.ts'
import { leaseAt } from './read-terms.ts'

const leads = phraseTable([
  [
    true,
    'show me just|show me only|only show me|give me just|give me only|send me just|list of|a list of|the list of|top|first|the top|the first|best|the best|show me|give me|gimme|just gimme|gimme the|gimme like|get me|pull me|hit me with|shoot me|give me like|show me like|show me maybe|give me maybe|just give me|only give me|just show me|only show me|just send me|show|list|find me|pull|send me|only show|just show|i want|the|just the|only the',
  ],
])
/** Of these alone a figure is how many are wanted; of the others only before an order. */
const sure = new Set(['top', 'first', 'best'])
const nouns = phraseTable([
  [
    true,
    'comps|properties|buildings|listings|results|options|of them|leases|deals|choices|warehouses|sites|spaces|facilities|plants|yards|laydown yards|storage yards|ios sites|ios yards|truck yards',
  ],
])
const MOST = 500
/** "just give me ten": at the end a small number is how many. */
const GIVES = /^(?:just|only|me|show|send|list|gimme|with|like|maybe)$/
const BEFORE_PLACE = /^(?:in|near|around|from|off|along)$/
const MOST_GIVEN = 50

/** "5 cheapest", "top 10", "the three largest", "first 20 comps": how many are wanted. */
export const readLimit: Reader = (reading, at) => {
  const { tokens } = reading
  const capped = capAt(tokens, at) ?? nearestAt(tokens, at)
  if (capped !== null) return capped
  const ends = endsAt(tokens, at)
  if (ends !== null) return ends
  const place = placeAt(tokens, at) ?? onlyOne(tokens, at)
  if (place !== null) return place
  const lead = leads.longest(tokens, at)
  const start = lead?.end ?? at
  const token = tokens[start]
  const number =
    token?.kind === 'number' && /^\d{1,3}$/.test(token.text)
      ? { value: Number(token.text), end: start + 1 }
      : readNumberPhrase(tokens, start)
  if (number === null || number.value < 1 || number.value > MOST || !Number.isInteger(number.value))
    return null
  // "5 closest warehouses to IAH": nearest is the usual order around a place.
  if (NEAREST.test(tokens[number.end]?.text ?? '') && tokens[number.end + 1]?.text !== 'to')
    return { kind: 'limit', limit: number.value, isNearest: true, end: number.end + 1 }
  // "five warehouses nearest to Hobby"
  const type = reading.vocabulary.types.longest(tokens, number.end)
  const noun = type ?? nouns.longest(tokens, number.end)
  if (noun !== null && NEAREST.test(tokens[noun.end]?.text ?? '') && number.value <= MOST_GIVEN)
    return { kind: 'limit', limit: number.value, isNearest: true, end: number.end }
  const listed = listedAt(reading, number.end, lead !== null)
  if (listed) return { kind: 'limit', limit: number.value, end: number.end }
  const isSure = lead !== null && sure.has(tokens[lead.end - 1]?.text ?? '')
  // "first fifteen is plenty"
  const plenty = isSure ? isEnough.longest(tokens, number.end) : null
  if (plenty !== null) return { kind: 'limit', limit: number.value, end: plenty.end }
  const next = tokens[number.end]
  // "top 5 in Katy by rent"
  const isRanked =
    /^(?:in|near|for|around|by|of|from)$/.test(next?.text ?? '') &&
    tokens.some(({ text }, i) => i >= number.end && text === 'by' && figures.longest(tokens, i + 1) !== null)
  const isEnd = next === undefined || next.text === ',' || isRanked
  const isGiven = lead !== null && GIVES.test(tokens[lead.end - 1]?.text ?? '') && number.value <= MOST_GIVEN
  const isWanted =
    (isGiven && (next === undefined || /^[.!?]$/.test(next.text) || BEFORE_PLACE.test(next.text))) ||
    namesSort(tokens, number.end) ||
    (isSure && (isEnd || noun !== null))
  return isWanted ? { kind: 'limit', limit: number.value, end: number.end } : null
}

/** "newest building", "the largest lease": one is meant, where no order is said: "newest whse first". */
function onlyOne(tokens: readonly Token[], at: number): Found | null {
  // "sort by newest building"
  const isOrder = tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.text === 'by'
  if (!SUPERLATIVE.test(tokens[at]?.text ?? '') || isOrder) return null
  const order = sortAt(tokens, at)
  if (order === null || order.end > at + 2) return null
  const noun = [at + 1, at + 2].find((i) => ONE.test(tokens[i]?.text ?? ''))
  if (noun === undefined || /^(?:first|on|at|up|to|last)$/.test(tokens[noun + 1]?.text ?? '')) return null
  if (/^(?:and|or|to|the)$/.test(tokens[at + 1]?.text ?? '')) return null
  return { kind: 'limit', limit: 1, sort: order.value, end: order.end }
}

const SUPERLATIVE = /^(?:newest|oldest|largest|biggest|smallest|cheapest|tallest|priciest)$/
const ONE = /^(?:building|bldg|property|space|deal|lease|listing|site)$/

const caps = phraseTable([
  [
    true,
    'limit|limit to|limit it to|limited to|cap at|capped at|no more than|at most|max|maximum|up to|only|just',
  ],
])
const loosely = phraseTable([[true, 'maybe|about|say|some|around|like|perhaps|roughly|a list of']])
const ofThem = phraseTable([[true, 'of them|of those|of these|of em|of the best']])
const isEnough = phraseTable([
  [true, 'is plenty|are plenty|is enough|are enough|will do|would do|is fine|max|tops'],
])
const ROWS = /^(?:rows|results|hits)$/
const results = phraseTable([[true, 'results|rows|hits|comps|listings|options|of them']])

/** "limit 15", "max 10 results" */
function capAt(tokens: readonly Token[], at: number): Found | null {
  const rough = loosely.longest(tokens, at)
  const some = rough === null ? null : countBehind(tokens, rough.end)
  const them = some === null ? null : ofThem.longest(tokens, some.end)
  if (some !== null && them !== null) return { kind: 'limit', limit: some.value, end: them.end }
  // "20 rows is plenty", "fifteen rows."
  const listed = results.longest(tokens, at + 1)
  const next = listed === null ? undefined : tokens[listed.end]
  const isAll = ROWS.test(tokens[at + 1]?.text ?? '') && (next === undefined || next.kind === 'sign')
  const all = isAll ? countBehind(tokens, at) : null
  if (all !== null && all.end === at + 1) return { kind: 'limit', limit: all.value, end: at + 2 }
  const enough = listed === null ? null : isEnough.longest(tokens, listed.end)
  const plenty = enough === null ? null : countBehind(tokens, at)
  if (plenty !== null && enough !== null) return { kind: 'limit', limit: plenty.value, end: enough.end }
  const cap = caps.longest(tokens, at)
  const count = cap === null ? null : countBehind(tokens, cap.end)
  if (count === null) return null
  const noun = results.longest(tokens, count.end)
  if (noun !== null) return { kind: 'limit', limit: count.value, end: noun.end }
  const isEnd = tokens[count.end] === undefined || tokens[count.end]?.text === ','
  const isSaid = /^limit/.test(tokens[at]?.text ?? '')
  return isSaid && isEnd ? { kind: 'limit', limit: count.value, end: count.end } : null
}

/** "closest 5 to IAH", "nearest ten warehouses" */
function nearestAt(tokens: readonly Token[], at: number): Found | null {
  const count = NEAREST.test(tokens[at]?.text ?? '') ? countBehind(tokens, at + 1) : null
  const next = count === null ? undefined : tokens[count.end]
  if (count === null || (next?.kind === 'word' && next.glued) || units.longest(tokens, count.end) !== null)
    return null
  return { kind: 'limit', limit: count.value, isNearest: true, end: count.end }
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** "the second largest", "3rd cheapest": it is the last of so many. */
function placeAt(tokens: readonly Token[], at: number): Found | null {
  const first = tokens[at]?.text === 'the' ? at + 1 : at
  const token = tokens[first]
  const isNumbered = token?.kind === 'number' && /^(?:st|nd|rd|th)$/.test(tokens[first + 1]?.text ?? '')
  const limit = isNumbered ? Number(token.text) : ORDINALS.indexOf(token?.text ?? '') + 1
  const end = isNumbered ? first + 2 : first + 1
  const order = tokens[end]?.text === '-' ? end + 1 : end
  return limit > 1 && limit <= MOST && namesSort(tokens, order) ? { kind: 'limit', limit, end: order } : null
}

const listNouns = phraseTable([
  [
    true,
    'comps|comp|deals|leases|listings|options|properties|buildings|results|choices|sites|spaces|sales|transactions|signings',
  ],
])
const MOST_BETWEEN = 2
const OF_OPTIONS = /^(?:quick|good|solid|decent|strong|nice|fresh|recent|relevant|similar)$/
/** "two buildings on 5 acres" says what is there. */
const THINGS = /^(?:buildings|properties|sites|spaces)$/

/** "5 comps", "five whse comps", "first 10 NNN whse", "25 nearest": so many of what is listed. */
function listedAt(reading: Reading, at: number, isLed: boolean): boolean {
  const { tokens, vocabulary } = reading
  if (/^(?:closest|nearest|best)$/.test(tokens[at]?.text ?? '')) return true
  // "top 5 2025 deals"
  let end = /^20\d\d$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  for (let i = 0; i <= MOST_BETWEEN; i++) {
    const next = tokens[end]
    if (next?.kind !== 'word' || next.glued) return false
    // "3 quick options"
    if (OF_OPTIONS.test(next.text)) {
      end++
      continue
    }
    if (listNouns.longest(tokens, end) !== null) return isLed || !THINGS.test(next.text)
    const type = vocabulary.types.longest(tokens, end)
    if (type !== null && isLed && /s$|^whse$|^dist$|^mfg$/.test(next.text)) return true
    const lease = leaseAt(tokens, end)
    const town = vocabulary.cities.exact(tokens, end)
    if (type === null && lease === null && town === null) return false
    end = (type ?? lease ?? town)?.end ?? end + 1
  }
  return false
}

const rents = phraseTable([
  ['rent_asc', 'lowest|cheapest|bottom|the bottom'],
  ['rent_desc', 'highest|most expensive|top|the top'],
] as const satisfies readonly (readonly [SortBy, string])[])
const prices = phraseTable([[true, 'rents|rent|rates|prices|rental rates']])
const deals = phraseTable([
  [
    true,
    'leases|deals|comps|signings|transactions|signed leases|signed deals|closed deals|executed leases|leases signed|deals signed|deals done|comps signed',
  ],
])
const latest = phraseTable([[true, 'last|latest|most recent|newest']])

/** "lowest 5 rents", "largest 3", "last 10 leases signed": an order, and how many are wanted behind it. */
function endsAt(tokens: readonly Token[], at: number): Found | null {
  const order = rents.longest(tokens, at)
  const ordered = order === null ? null : countBehind(tokens, order.end)
  const priced = ordered === null ? null : prices.longest(tokens, ordered.end)
  if (order !== null && ordered !== null && priced !== null)
    return { kind: 'limit', limit: ordered.value, sort: order.value, end: priced.end }
  const recent = latest.longest(tokens, at)
  const count = recent === null ? null : countBehind(tokens, recent.end)
  const named = count === null ? null : deals.longest(tokens, count.end)
  if (count !== null && named !== null)
    return { kind: 'limit', limit: count.value, sort: 'signed_desc', end: named.end }
  const sort = sortAt(tokens, at)
  const wanted = sort === null ? null : countBehind(tokens, sort.end)
  const isPlain = wanted !== null && isOfList(tokens, wanted.end)
  return sort === null || !isPlain
    ? null
    : { kind: 'limit', limit: wanted.value, sort: sort.value, end: wanted.end }
}

/** Of three digits only round ones: others are numbers of roads, "closest 290". */
const COUNT = /^(?:\d{1,2}|\d[05]0)$/

function countBehind(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const token = tokens[at]
  const number =
    token?.kind === 'number' && COUNT.test(token.text)
      ? { value: Number(token.text), end: at + 1 }
      : readNumberPhrase(tokens, at)
  return number === null || number.value < 1 || number.value > MOST || !Number.isInteger(number.value)
    ? null
    : number
}

/** Nothing that the number would be the figure of: "largest 3 whse", not "largest 3 dock". */
function isOfList(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  return (
    next === undefined ||
    (next.kind === 'sign' && /^[,;.?]$/.test(next.text)) ||
    nouns.longest(tokens, at) !== null ||
    (next.kind === 'word' &&
      !next.glued &&
      figures.longest(tokens, at) === null &&
      units.longest(tokens, at) === null)
  )
}
