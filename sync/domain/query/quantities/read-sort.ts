import type { BoundFigure } from '../../criteria/asked-fields.ts'
import { SORT_BY } from '../../sort.ts'
import { tableSortOf, type WordsSort } from '../../table/table-sort.ts'
import { nouns } from '../fields/nouns.ts'
import { SORT_TERMS } from '../fields/terms.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Found, Reader } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { dateSortAt } from './read-date-sort.ts'
import { namesPart } from './read-terms.ts'
import { SORTED_BY, wayBehind } from './sort-ways.ts'

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
  const ranked = dateSortAt(tokens, at) ?? rankedBy(tokens, at)
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
