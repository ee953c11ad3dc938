import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { dealsTalkedOf } from './deals-talked-of.ts'

const LATEST = '(?:newest|latest|most recent|recent|recency)'
const EARLIEST = '(?:oldest|earliest)'
/** "sort by newest", "newest first", "most recent on top" */
const BY_AGE = new RegExp(
  `\\b(?:(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|these|those|this|everything))? by (?:the )?(?:(?<late>${LATEST})|${EARLIEST})(?: (?:first|ones?|deals?|leases?|sales?|comps?))*|(?:(?<first>${LATEST})|${EARLIEST}) (?:deals? |leases? |sales? |comps? |ones? )?(?:first|on top|at the top))\\b(?! (?:built|buildings?|construction|vintage|product|date))`,
  'i',
)
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
  if (criteria.some((one) => 'field' in one && one.field === 'yearBuilt')) return null
  const deals = dealsTalkedOf(criteria, earlier)
  if (deals === null) return null
  return deals === 'sales' ? 'sale date' : 'date signed'
}
