import type { BoundFigure, RangeField } from '../../criteria/asked-fields.ts'
import { SORT_BY } from '../../sort.ts'
import { tableSortOf, type WordsSort } from '../../table/table-sort.ts'
import { readCount } from '../../words/number-words.ts'
import { type Comparator, comparators, trailingComparators } from '../amounts/comparators.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { nouns } from '../fields/nouns.ts'
import {
  AMENITY_TERMS,
  COUNTED_TERMS,
  KEPT_TERMS,
  LEASE_TERMS,
  RAIL_TERMS,
  SORT_TERMS,
  UNSPRINKLERED,
} from '../fields/terms.ts'
import { wordsFor } from '../fields/words-for.ts'
import { type Found, foundCriterion, foundWord, type Reader, type Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const amenities = phraseTable(AMENITY_TERMS)
const counted = phraseTable(COUNTED_TERMS)
const leaseTypes = phraseTable(LEASE_TERMS)
const sorts = phraseTable(SORT_TERMS)
const kept = phraseTable([[true, KEPT_TERMS]])
const rail = phraseTable([[true, RAIL_TERMS]])

/** "manufacturing", "distribution center", or a type of the book's own. */
export const readType: Reader = ({ tokens, vocabulary }, at) => {
  const found = vocabulary.types.longest(tokens, at)
  if (found === null) return null
  return foundWord('propertyType', found.value, found.end)
}

/** "net rents", "$8.40 net", "a net basis": of the tenant's, as in triple net. */
function netAt(tokens: readonly Token[], at: number): { value: 'NNN'; end: number } | null {
  if (tokens[at]?.text !== 'net' || OF_OTHER_NET.test(tokens[at + 1]?.text ?? '')) return null
  const next = tokens[at + 1]?.text ?? ''
  if (NET_OF.test(next))
    return { value: 'NNN', end: /^(?:leases?|deals?|basis)$/.test(next) ? at + 2 : at + 1 }
  const before = tokens[at - 1]
  const isRate =
    before?.kind === 'number' ||
    /^(?:psf|foot|sf|month|mo|year|yr|cents|buck|dollars?)$/.test(before?.text ?? '')
  const isAmount = isRate || readCount(before?.text ?? '') !== null
  return isAmount ? { value: 'NNN', end: at + 1 } : null
}

const NET_OF = /^(?:rents?|rates?|rental|rentals|leases?|deals?|basis|asking)$/
const OF_OTHER_NET =
  /^(?:effective|eff|absorption|rentable|charges|operating|sf|square|sq|acres?|ac|usable|of|leasable|worth|new|to|increase|change)$/

/** The bound that stands behind a lease type: "$1.10 MG max". */
export function boundBehindLease(tokens: readonly Token[], at: number): Comparator | null {
  const lease = leaseAt(tokens, at)
  const bound = lease === null ? null : trailingComparators.longest(tokens, lease.end)
  return bound === null || readAmount(tokens, bound.end) !== null ? null : bound.value
}

/** The lease type at a token. */
export function leaseAt(tokens: readonly Token[], at: number) {
  return leaseTypes.longest(tokens, at) ?? netAt(tokens, at)
}

/** Whether a lease type stands at a token. */
export function namesLease(tokens: readonly Token[], at: number): boolean {
  return leaseAt(tokens, at) !== null
}

/** Whether a type of building other than office is named at a token. */
export function namesType(
  { tokens, vocabulary }: Pick<Reading, 'tokens' | 'vocabulary'>,
  at: number,
): boolean {
  return vocabulary.types.longest(tokens, at) !== null
}

/** "NNN", "modified gross". */
export const readLeaseType: Reader = ({ tokens }, at) => {
  const found = leaseAt(tokens, at)
  if (found === null || isOfArea(tokens, at, found.end)) return null
  // Of "$0.95 gross or less" the bound is the rent's.
  const bound = trailingComparators.longest(tokens, found.end)
  return foundWord(
    'leaseType',
    found.value,
    bound !== null && readAmount(tokens, bound.end) === null ? bound.end : found.end,
  )
}

/** "gross leasable area", "5 acres gross" */
function isOfArea(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]?.text !== 'gross') return false
  const isBefore = /^(?:leasable|rentable|building|floor|area|acres?|ac|sf|square|land|site)$/.test(
    tokens[end]?.text ?? '',
  )
  return isBefore || /^(?:acres?|ac)$/.test(tokens[at - 1]?.text ?? '')
}

/** "crane-ready", "ESFR", "dock doors". */
export const readAmenity: Reader = ({ tokens }, at) => {
  const found = amenities.longest(tokens, at)
  if (found === null) return null
  return foundCriterion({ kind: 'amenity', amenity: found.value, not: false }, found.end)
}

/** "rail served". */
export const readRail: Reader = ({ tokens }, at) => {
  const found = rail.longest(tokens, at)
  return found === null ? null : foundCriterion({ kind: 'rail', not: false }, found.end)
}

/** "unsprinklered". */
export const readUnsprinklered: Reader = ({ tokens }, at) => {
  if (!UNSPRINKLERED.has(tokens[at]?.text ?? '')) return null
  const criterion = { kind: 'amenity', amenity: 'sprinkler', not: true } as const
  return { kind: 'criterion', criterion, negated: { ...criterion, not: false }, end: at + 1 }
}

/** "drive-in", "trailer parking": one or more; denied, none. */
export const readCounted: Reader = ({ tokens }, at) => {
  const found = counted.longest(tokens, at) ?? improvementsDenied(tokens, at)
  if (found === null) return null
  return {
    kind: 'criterion',
    criterion: { kind: 'range', field: found.value, min: 1, max: null },
    negated: { kind: 'range', field: found.value, min: null, max: 0 },
    end: found.end,
  }
}

/** "no TI", "zero tenant improvements": dollars are not counted, but none of them may be asked for. */
function improvementsDenied(tokens: readonly Token[], at: number): { value: RangeField; end: number } | null {
  const isDenied = /^(?:no|zero|without)$/.test(tokens[at - 1]?.text ?? '')
  const noun = isDenied ? nouns.longest(tokens, at) : null
  if (noun === null || noun.value.field !== 'tiPerSf') return null
  const isBound = comparators.longest(tokens, noun.end) !== null || tokens[noun.end]?.kind === 'number'
  return isBound ? null : { value: noun.value.field, end: noun.end }
}

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
  const ranked = rankedBy(tokens, at)
  if (ranked !== null) return ranked
  const found = sorts.longest(tokens, at)
  // "a small office" is no order.
  const isOfPart = /^(?:small|large|big)$/.test(tokens[at]?.text ?? '') && namesPart(tokens, at + 1)
  if (found === null || isOfPart) return null
  const way = VERB.test(tokens[at]?.text ?? '') ? wayBehind(tokens, found.end) : null
  return way === null
    ? { kind: 'sort', sort: found.value, end: found.end }
    : { kind: 'sort', sort: turnedTo(found.value, way.value), end: way.end }
}

/** What asks for an order outright; "cheapest" has its way in itself. */
const VERB = /^(?:by|sort|sorted|sorting|order|ordered|rank|ranked|list|listed|arrange|arranged)$/

/** ", highest first" behind an order. */
function wayBehind(tokens: readonly Token[], at: number) {
  const start = tokens[at]?.text === ',' ? at + 1 : at
  return WAYS.longest(tokens, start)
}

function turnedTo(sort: WordsSort, way: 'rising' | 'falling'): WordsSort {
  const turned = sort.replace(/_(?:asc|desc)$/, way === 'rising' ? '_asc' : '_desc')
  return SORT_BY.find((by) => by === turned) ?? (isRanked(sort) ? (turned as WordsSort) : sort)
}

/** Orders by any figure of the tables stand both ways. */
function isRanked(sort: WordsSort): boolean {
  return SORT_BY.every((by) => by !== sort)
}

const SORTED_BY = phraseTable([
  [
    true,
    'sort by|sorted by|order by|ordered by|rank by|ranked by|sort on|sort them by|sort it by|sort these by|list by|in order of',
  ],
])
const WAYS = phraseTable<'rising' | 'falling'>([
  [
    'rising',
    'ascending|asc|low to high|lowest first|smallest first|shortest first|oldest first|earliest first|soonest first|cheapest first|least first|from low to high|small to large|lowest to highest',
  ],
  [
    'falling',
    'descending|desc|high to low|highest first|largest first|longest first|tallest first|biggest first|most first|newest first|latest first|priciest first|most expensive first|best first|from high to low|highest to lowest',
  ],
])

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
  const turned = further.replace(/_(?:asc|desc)$/, known.endsWith('_asc') ? '_asc' : '_desc')
  return SORT_BY.find((by) => by === turned) ?? further
}

function namesPart(tokens: readonly Token[], at: number): boolean {
  return (
    amenities.longest(tokens, at) !== null ||
    counted.longest(tokens, at) !== null ||
    /^(?:offices?|rail|truck|shops?)$/.test(tokens[at]?.text ?? '')
  )
}

/** Terms that must not be read word by word: "cross-dock", "Highway 290". */
export const readKeptTerm: Reader = ({ tokens, vocabulary }, at) => {
  const term = kept.longest(tokens, at)
  const type = vocabulary.types.longest(tokens, at)
  // "tenant improvement allowance was $5"
  if (term !== null && (nouns.longest(tokens, at)?.end ?? 0) > term.end) return null
  if (term !== null && (type === null || type.end < term.end)) return { kind: 'words', end: term.end }
  return null
}
