import type { DateField } from '../../criteria/asked-fields.ts'
import type { Day } from '../../dates/days.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** Days, and how they were said. */
export interface When {
  from: Day | null
  to: Day | null
  isSure: boolean
  isAhead: boolean
  /** Said with a word such as "since", not only named. */
  isReached: boolean
  end: number
}

/** "sales 24-26", "deals 23 to 25": a span of years, where nothing follows that the two would be of. */
export function shortYears({ tokens, today }: Reading, at: number, field: DateField): When | null {
  const [low, joint, high, next] = tokens.slice(at, at + 4)
  const areYears = [low, high].every((one) => one?.kind === 'number' && /^[12]\d$/.test(one.text))
  const isEnd = next === undefined || (next.kind === 'sign' ? /^[,;.)?!]$/.test(next.text) : !next.glued)
  if (!areYears || !isEnd || !/^(?:-|to|through|thru)$/.test(joint?.text ?? '') || today === undefined)
    return null
  const isOfFigure = units.longest(tokens, at + 3) !== null || nouns.longest(tokens, at + 3) !== null
  const isScaled = /^(?:k|thousand|mm?|mil|million|cents?|months?|years?)$/.test(next?.text ?? '')
  const [first, last, year] = [Number(low?.text), Number(high?.text), Number(today.slice(2, 4))]
  const isSale = field === 'saleDate'
  const isLikely =
    last <= year && first < last && (isSale || (last >= year - MOST_YEARS_AGO && last - first <= MOST_YEARS))
  if (isOfFigure || isScaled || !isLikely) return null
  const days = { from: `20${first}-01-01`, to: `20${last}-12-31` }
  return { ...days, isSure: true, isAhead: false, isReached: true, end: at + 3 }
}

/** Years: two figures farther apart are rather sizes, "comps 15-25". */
const MOST_YEARS = 3
/** And so are those that end longer ago. */
const MOST_YEARS_AGO = 4

/** "sale comps 2023-2025": of a question that speaks of sales and of no leases. */
export function isOfSales({ tokens }: Reading): boolean {
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text))
  const isPaid = says(/^(?:prices?|psf)$/) && says(/^paid$/) && !says(/^(?:rates?|tenants?)$/)
  const isPriced = isOfCapRates(tokens) || isPaid
  if (isPriced && !says(OF_LEASES)) return true
  if (says(/^(?:sold|bought|traded|purchased|acquired)$/))
    return !says(/^(?:lease|leases|leased|signed|signings?)$/)
  return says(/^(?:sales?|trades|buyers?|sellers?)$/) && !says(OF_LEASES)
}

export const OF_LEASES = /^(?:lease|leases|leased|signed|signings?|rents?|nnn|net|gross)$/

function isOfCapRates(tokens: Reading['tokens']): boolean {
  return tokens.some(({ text }, at) => text === 'cap' && /^rates?$/.test(tokens[at + 1]?.text ?? ''))
}

/** "land closed since 2024": what closes is a sale where prices or land are spoken of, and else a lease. */
export function closesSale(reading: Reading, at: number): boolean {
  if (reading.tokens[at]?.text !== 'closed') return false
  const isPriced = reading.tokens.some(({ text }) => /^(?:land|acres?|acs?|price|priced|psf)$/.test(text))
  const isLeased = reading.tokens.some(({ text }) => OF_LEASES.test(text))
  return isOfSales(reading) || (isPriced && !isLeased)
}

/** "comps: Katy, whse, 2024-2026", "sold in Katy since 2024": of deals, where nothing is said of the building's age. */
export function isSpanOfDeals(reading: Reading, { from, to, isReached }: When): boolean {
  const { tokens, today } = reading
  if (!isReached || from === null || today === undefined) return false
  const words = tokens.map(({ text }) => text)
  const [first, last, year] = [from, to ?? today, today].map((day) => Number(day.slice(0, 4))) as [
    number,
    number,
    number,
  ]
  return (
    (to === null ? first <= last : first < last) &&
    first >= year - (isOfSales(reading) ? MOST_YEARS_OF_SALES : MOST_YEARS_OF_DEALS) &&
    last <= year &&
    words.some((word) => OF_DEALS.test(word)) &&
    !words.some((word) => OF_AGE.test(word))
  )
}

const MOST_YEARS_OF_DEALS = 10
const MOST_YEARS_OF_SALES = 25
const OF_DEALS =
  /^(?:comps?|deals?|leases|leased|transactions?|signings?|rents?|rates?|ners?|tis?|sales?|sold|bought|traded|trades|purchased|acquired|pay|pays|paid|paying)$/
const OF_AGE =
  /^(?:built|vintage|construction|constructed|delivered|newer|older|year|yob|renovated|product|buildings?|bldgs?)$/
