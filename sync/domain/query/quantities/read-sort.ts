import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { SORT_BY, type SortedField, sortOf } from '../../sort.ts'
import { tableSortOf, type WordsSort } from '../../table/table-sort.ts'
import { fromTo, LARGE_ENDS, SMALL_ENDS } from '../fields/figure-ends.ts'
import { nouns } from '../fields/nouns.ts'
import { SORT_TERMS } from '../fields/terms.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Found, Reader } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { namesPart } from './read-terms.ts'

const sorts = phraseTable(SORT_TERMS)

/** Whether an order is asked for at a token. */
export function namesSort(tokens: readonly Token[], at: number): boolean {
  return sorts.longest(tokens, at) !== null
}

/** The order asked for at a token. */
export function sortAt(tokens: readonly Token[], at: number) {
  return sorts.longest(tokens, at)
}

/** "cheapest", "largest first". */
export const readSort: Reader = ({ tokens }, at) => {
  const priced = salesPerFoot.longest(tokens, at)
  if (priced !== null)
    return { kind: 'sort', sort: wordsSort('salePricePerSf', priced.value === 'falling'), end: priced.end }
  const ranked = dateSortAt(tokens, at) ?? rankedBy(tokens, at) ?? endFirst(tokens, at)
  if (ranked !== null) return ranked
  const found = sorts.longest(tokens, at)
  // "a small office" is no order.
  const isOfPart = /^(?:small|large|big)$/.test(tokens[at]?.text ?? '') && namesPart(tokens, at + 1)
  if (found === null || isOfPart) return null
  const way = VERB.test(tokens[at]?.text ?? '') ? wayBehind(tokens, found.end) : null
  // "largest yards": by land, of those with a yard.
  const end = tokens[found.end - 1]?.text === 'yards' ? found.end - 1 : found.end
  return way === null
    ? { kind: 'sort', sort: found.value, end }
    : { kind: 'sort', sort: turnedTo(found.value, way.value), end: way.end }
}

const perFoot = (ends: string) =>
  ends
    .split('|')
    .flatMap((end) =>
      ['sale', 'sales', 'sale price', 'sale prices', 'trade', 'trades'].map((sale) => `${end} ${sale}`),
    )
    .flatMap((sale) => ['foot', 'sf', 'square foot'].map((unit) => `${sale} per ${unit}`))
    .join('|')

/** "largest sale per foot" */
const salesPerFoot = phraseTable<'rising' | 'falling'>([
  ['falling', perFoot('largest|highest|biggest|priciest|top|most expensive')],
  ['rising', perFoot('smallest|lowest|cheapest|least expensive')],
])

/** What asks for an order outright; "cheapest" has its way in itself. */
const VERB = /^(?:by|sort|sorted|sorting|order|ordered|rank|ranked|list|listed|arrange|arranged)$/

function turnedTo(sort: WordsSort, way: 'rising' | 'falling'): WordsSort {
  const turned = sort.replace(/_(?:asc|desc)$/, way === 'rising' ? '_asc' : '_desc')
  return SORT_BY.find((by) => by === turned) ?? (isRanked(sort) ? (turned as WordsSort) : sort)
}

/** Orders by any figure of the tables stand both ways. */
function isRanked(sort: WordsSort): boolean {
  return SORT_BY.every((by) => by !== sort)
}

const superlatives = phraseTable<'rising' | 'falling'>([
  ['falling', 'most|highest|tallest|longest|largest|biggest|greatest'],
  ['rising', 'fewest|lowest|shortest|smallest|least'],
])
const firsts = phraseTable([[true, 'first|on top|at the top|up top']])

/** "most docks first", "longest term on top", "tallest first": by any figure of the tables. */
function endFirst(tokens: readonly Token[], at: number): Found | null {
  const end = superlatives.longest(tokens, at)
  if (end === null) return null
  const noun = nouns.longest(tokens, end.end)
  const isTall = tokens[at]?.text === 'tallest' && noun === null
  const last = firsts.longest(tokens, noun?.end ?? end.end)
  const field = isTall ? 'clearHeight' : noun?.value.field
  if (last === null || field === undefined || sorts.longest(tokens, at)?.end === last.end) return null
  return { kind: 'sort', sort: wordsSort(field, end.value === 'falling'), end: last.end }
}

/** "top 5 deals by rent", "sort by clear height", "bottom ten sales by price per foot": the first by any figure, the largest of it on top. */
function rankedBy(tokens: readonly Token[], at: number): Found | null {
  const sorted = SORTED_BY.longest(tokens, at)
  const figure = sorted === null ? null : nouns.longest(tokens, sorted.end)
  if (sorted !== null && figure !== null && (sorts.longest(tokens, at)?.end ?? 0) < figure.end) {
    const way = wayBehind(tokens, figure.end)
    return {
      kind: 'sort',
      sort: wordsSort(figure.value.field, way?.value !== 'rising'),
      end: way?.end ?? figure.end,
    }
  }
  if (tokens[at]?.text !== 'by') return null
  const end = tokens.findLast(({ text }, i) => i < at && /^(?:top|bottom|best)$/.test(text))?.text
  const noun = nouns.longest(tokens, tokens[at + 1]?.text === 'the' ? at + 2 : at + 1)
  if (end === undefined || noun === null) return null
  const isOfSales = tokens.some(({ text }) => /^(?:sales?|sold|trades|traded)$/.test(text))
  const { field } = noun.value
  const asked = isOfSales && field === 'rentPerSf' ? 'salePrice' : field
  const isRising = end === 'bottom' || (end === 'best' && wordsFor(asked).lessIsBetter === true)
  return { kind: 'sort', sort: wordsSort(asked, !isRising), end: noun.end }
}

function wordsSort(figure: BoundFigure, descending: boolean): WordsSort {
  return tableSortOf(figure, descending) as WordsSort
}

/** "8 largest by acreage": the second says of what, the first which way. */
export function sortAfter(known: WordsSort | null, further: WordsSort, first: Token | undefined): WordsSort {
  if (known === null || first?.text !== 'by') return known ?? further
  return turnedTo(further, known.endsWith('_asc') ? 'rising' : 'falling')
}

/** What asks for an order outright. */
const SORTED_BY = phraseTable([
  [
    true,
    'sort by|sorted by|order by|ordered by|rank by|ranked by|sort on|sort them by|sort it by|sort these by|list by|in order of',
  ],
])
const LOW = `${SMALL_ENDS}|low|lowest|short|shortest|least|cheap|cheapest|old|oldest|early|earliest|soonest`
const HIGH = `${LARGE_ENDS}|high|highest|tall|tallest|long|longest|most|priciest|new|newest|late|latest`
const RISING = fromTo(LOW, HIGH)
const FALLING = fromTo(HIGH, LOW)
const from = (ways: string) => `from ${ways.replaceAll('|', '|from ')}`
/** "smallest on top" */
const onTop = (ends: string) =>
  ends
    .split('|')
    .flatMap((end) =>
      ['first', 'on top', 'at the top', 'up top', 'leading'].map((where) => `${end} ${where}`),
    )
    .join('|')
const WAYS = phraseTable<'rising' | 'falling'>([
  ['rising', `ascending|asc|${onTop(LOW)}|cheapest first|least first`],
  ['rising', `${RISING}|${from(RISING)}`],
  ['falling', `${FALLING}|${from(FALLING)}`],
  ['falling', `descending|desc|${onTop(HIGH)}|most expensive first|best first`],
])

/** ", highest first" behind an order. */
function wayBehind(tokens: readonly Token[], at: number) {
  const start = tokens[at]?.text === ',' ? at + 1 : at
  return WAYS.longest(tokens, start)
}

type DateField = Extract<SortedField, 'dateSigned' | 'commencement' | 'expiration' | 'saleDate'>

const dates = phraseTable<DateField>([
  [
    'dateSigned',
    'signing date|signing dates|signature date|signature|signatures|date signed|date of signature|date of signing|sign date|signed date|date of execution|execution date|date executed|lease date|date of lease|deal date|transaction date|signing|signings|when it was signed|when they were signed|when signed',
  ],
  [
    'expiration',
    'lease expiration|lease expirations|lease expiration date|expiration|expirations|expiration date|expiration dates|date of expiration|expiry|expiry date|lease expiry|lease end|lease end date|end date|end of lease|rollover|rollover date|lease rollover|roll date|maturity|maturity date|lxd|lxp|when it expires|when they expire|when they roll',
  ],
  [
    'commencement',
    'commencement|commencement date|lease commencement|lease commencement date|start date|lease start|lease start date|lcd|rcd',
  ],
  ['saleDate', 'sale date|date of sale|sales date|date sold|sold date|closing date'],
])
const ends = phraseTable<'rising' | 'falling'>([
  ['rising', 'oldest|earliest|soonest|nearest'],
  ['falling', 'newest|latest|most recent|furthest|furthest out|farthest|farthest out'],
])

/** "order by lease expiration", "newest signature first": what ends next comes first, and what was signed last. */
function dateSortAt(tokens: readonly Token[], at: number): Found | null {
  const by = SORTED_BY.longest(tokens, at)?.end ?? (tokens[at]?.text === 'by' ? at + 1 : null)
  const named = by === null ? null : dates.longest(tokens, tokens[by]?.text === 'the' ? by + 1 : by)
  const isOfPart = /^(?:year|years|quarter|quarters|month|months)$/.test(tokens[named?.end ?? at]?.text ?? '')
  if (named !== null && !isOfPart) {
    const way = wayBehind(tokens, named.end)
    const isFalling = way === null ? named.value !== 'expiration' : way.value === 'falling'
    return { kind: 'sort', sort: sortOf(named.value, isFalling), end: way?.end ?? named.end }
  }
  const end = ends.longest(tokens, at)
  const date = end === null ? null : dates.longest(tokens, end.end)
  if (end === null || date === null || tokens[date.end]?.text !== 'first') return null
  return { kind: 'sort', sort: sortOf(date.value, end.value === 'falling'), end: date.end + 1 }
}
