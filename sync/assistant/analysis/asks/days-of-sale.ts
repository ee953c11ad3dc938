import { datedBySale } from '../../../domain/query/dates/days-of-sale.ts'
import type { Ask, AskRead } from '../ask.ts'
import { dayOf } from './asks-of-statistics.ts'

const OF_LEASES = /\b(?:sign(?:ed|ings?)?|leas(?:e|es|ed|ing)|rents?|tenants?|expir\w*)\b/i

/** Whether what is asked is of sales alone, and so are the days beside it: "average cap rate last year". */
export function isOfSales(ask: Ask, text: string): boolean {
  const isOfParty = 'by' in ask && /^(?:buyer|seller)$/.test(ask.by)
  const isOfPrice = 'figure' in ask && dayOf(ask.figure) === 'sold'
  return (isOfParty || isOfPrice) && !OF_LEASES.test(text)
}

const DAYS =
  /\b(?<!sold )(?:(?:in|over|for|during|within) )?(?:the )?(?:(?:last|past|trailing|this|prior|previous|current)(?: (?:\d+|couple(?: of)?|few|two|three|four|five|ten|twelve|eighteen|twenty-four))? (?:calendar )?(?:years?|yrs?|months?|mos?|quarters?|qtrs?)|ytd|ttm|t12|year to date)\b/i

const SUPPOSED = /\bsigned(?= (?:since|in|during|from|over|between|for|(?:19|20)\d\d)\b)/gi

/** The days of a question of sales, as those of the sale. */
export function withDaysOfSale(read: AskRead): AskRead {
  const { ask } = read
  // Nobody spoke of a signing: "signed since 2024" was only supposed.
  const rest = read.rest.replaceAll(SUPPOSED, 'sold')
  const isSaid = /\b(?:sold|bought|sales?)\b/i.test(rest)
  const sold = { ...read, rest: isSaid ? rest : rest.replace(DAYS, 'sold $&') }
  // Nothing of a sale was signed: its prices go by the years in which buildings were sold.
  if (ask.kind === 'trend')
    return { ...sold, ask: { kind: 'group', figure: ask.figure, of: ask.of, by: 'saleYear' } }
  if (!('sets' in ask)) return sold
  const sets = ask.sets.map((set) => ({ ...set, criteria: set.criteria.map(datedBySale) }))
  return { ...sold, ask: { ...ask, sets } }
}
