import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { dealsTalkedOf } from './deals-talked-of.ts'

const FOOT = '(?:sf|sq\\.? ?ft|square (?:foot|feet)|foot|ft)'
/** "psf", "$/ft", "dollars a foot": of what is not said. */
const PER_FOOT = new RegExp(
  `(?<!\\b(?:prices?|pricing|cost) )(?:\\bp\\.?s\\.?f\\b|(?:\\$|\\bdollars?\\b|\\bbucks\\b) ?(?:\\/|per|a) ?${FOOT}\\b(?! ?(?:\\/|per|a) ?(?:mo|month|yr|year))|(?<!\\d ?)\\b(?:per|a) ${FOOT}\\b)`,
  'gi',
)
/** "the average price" */
const PRICE =
  /(?<=\b(?:averages?|avg|mean|medians?|typical|going|what(?:['’]?s| is| was| were| are)?)\b.*)(?<!\b(?:sales?|total|purchase|asking) )\b(?:prices?|pricing)\b(?! (?:per|psf|a|\/))/gi
/** "sort by price" */
const SORTED = new RegExp(
  `(?<=\\b(?:sort|order|arrange|rank)(?:ed)?\\b[^,;.]*?\\bby (?:the )?)(?:prices?(?: (?:per|a) ${FOOT}| psf)?|p\\.?s\\.?f|\\$ ?\\/ ?${FOOT})\\b`,
  'i',
)
/** "cheapest first" */
const CHEAPEST_FIRST =
  /^(?:(?:and|now|ok|okay|then|please|show|list|sort|order|the)[, ]+)*(?:cheapest|least expensive|(?<dear>most expensive|priciest|dearest))(?: ones?)? first(?:,? (?:please|pls|plz|thanks))?[.!]*$/i
/** What is said of a lease, or of the price as a whole. */
const OF_OTHER =
  /\b(?:rents?|rental|rates?|leases?|leased|opex|nnn|expenses|ti|tis|free|total|volume|in all)\b/i

/** "median psf on those?" of sales: the price per square foot, and no rent. Other turns stay as they are. */
export function withPriceOfSales(
  known: readonly Criterion[],
  earlier: readonly string[],
  text: string,
): string {
  if (OF_OTHER.test(text) || dealsTalkedOf(known, earlier) !== 'sales') return text
  const { dear } = CHEAPEST_FIRST.exec(text)?.groups ?? { dear: null }
  if (dear !== null) return `sort by sale price per sf, ${dear === undefined ? 'lowest' : 'highest'} first`
  if (SORTED.test(text)) return text.replace(SORTED, 'sale price per sf')
  return text.replaceAll(PRICE, 'price per sf').replaceAll(PER_FOOT, 'price per sf')
}
