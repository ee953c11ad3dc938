import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'

const LATEST = '(?:newest|latest|most recent|recent|recency)'
const EARLIEST = '(?:oldest|earliest)'
/** "sort by newest", "newest first", "most recent on top" */
const BY_AGE = new RegExp(
  `\\b(?:(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|these|those|this|everything))? by (?:the )?(?:(?<late>${LATEST})|${EARLIEST})(?: (?:first|ones?|deals?|leases?|sales?|comps?))*|(?:(?<first>${LATEST})|${EARLIEST}) (?:deals? |leases? |sales? |comps? |ones? )?(?:first|on top|at the top))\\b(?! (?:built|buildings?|construction|vintage|product|date))`,
  'i',
)
const OF_SALES = /\b(?:sales?|sold|traded|trades|bought|purchased|purchases|acquisitions?)\b/i
const OF_LEASES = /\b(?:leas(?:e|es|ed)(?! types?\b)|deals?|signings?|signed|tenants?)\b/i
const SALE_FIELDS: readonly string[] = [
  'saleDate',
  'salePrice',
  'salePricePerSf',
  'capRate',
  'buyer',
  'seller',
]
const LEASE_FIELDS: readonly string[] = [
  'dateSigned',
  'commencement',
  'expiration',
  'leaseTerm',
  'tiPerSf',
  'freeRentMonths',
  'tenant',
]

/** "sort by newest" after leases: by the day they were signed, and after sales by that of the sale, in words that say so. */
export function withDayOfNewest(
  text: string,
  criteria: readonly Criterion[],
  earlier: readonly string[],
): string {
  const found = BY_AGE.exec(text)
  const day = found === null ? null : dayTalkedOf(criteria, earlier)
  if (found === null || day === null) return text
  const { late, first = late } = found.groups ?? {}
  return text.replace(BY_AGE, `sort by ${day}, ${first === undefined ? 'ascending' : 'newest first'}`)
}

/** The day of what is talked of; null where that are buildings. */
function dayTalkedOf(criteria: readonly Criterion[], earlier: readonly string[]): string | null {
  const fields = criteria.map((one) => ('field' in one ? one.field : ''))
  if (fields.includes('yearBuilt')) return null
  if (fields.some((field) => SALE_FIELDS.includes(field))) return 'sale date'
  if (fields.some((field) => LEASE_FIELDS.includes(field))) return 'date signed'
  const last = earlier.findLast((question) => OF_SALES.test(question) || OF_LEASES.test(question))
  if (last === undefined) return null
  return OF_SALES.test(last) ? 'sale date' : 'date signed'
}
