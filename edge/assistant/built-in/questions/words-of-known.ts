import { withBareComparison } from '../../../../sync/assistant/conversation/bare-comparison.ts'
import { withoutSameMatters } from '../../../../sync/assistant/conversation/same-matters.ts'
import { withTurnWordsMended } from '../../../../sync/assistant/conversation/turns/turn-spelling.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { lastAsk } from '../last-ask.ts'
import { dealsTalkedOf } from './deals-talked-of.ts'
import { withEndInWords } from './moves-bound.ts'
import { withPriceOfSales } from './price-of-sales.ts'
import { withRankedParties } from './ranked-parties.ts'

/** A follow-up in words that say what of: what the rows talked of and the questions before it tell. */
export function wordsOfKnown(
  at: BookToday,
  said: string,
  { criteria }: RowSet,
  earlier: readonly string[],
): string {
  const spelled = withTurnWordsMended(said).replace(AND_THE_PART, '')
  const matters = withoutSameMatters(criteria, withPriceOfSales(criteria, earlier, spelled))
  const text = withRankedParties(withDayOfNewest(matters, criteria, earlier))
  const by = text.replace(HOW_BY, (_, group: string) => `${figureOf(at, earlier)}${group}`)
  return withBareComparison(criteria, withEndInWords(criteria, by))
}

/** "how does that compare by town": what was worked out last, else the rents of what is talked of, by each. */
const HOW_BY =
  /^(?:(?:and|so|ok|now)[, ]+)*how (?:do|does|did|would) (?:that|it|this|those|these|they) (?:compare|look|differ|vary|break(?: down| out)?|stack up|change) ((?:by|per|across|for each|in each)\b)/i

/** "and the Southeast?" is "and Southeast?". */
const AND_THE_PART =
  /(?<=^(?:(?:ok|okay|so|now)[, ]+)*(?:and|or|plus)(?: in| for)? )the (?=(?:north|south)?(?: ?(?:east|west))?(?:ern)?(?: side| submarket)?[?.! ]*$)/i

function figureOf(at: BookToday, earlier: readonly string[]): string {
  return lastAsk(at, earlier) === null ? 'median rent ' : ''
}

const LATEST = '(?:newest|latest|most recent|recent|recency)'
const EARLIEST = '(?:oldest|earliest)'
/** "sort by newest", "newest first", "most recent on top" */
const BY_AGE = new RegExp(
  `\\b(?:(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|these|those|this|everything))? by (?:the )?(?:(?<late>${LATEST})|${EARLIEST})(?: (?:first|ones?|deals?|leases?|sales?|comps?))*|(?:(?<first>${LATEST})|${EARLIEST}) (?:deals? |leases? |sales? |comps? |ones? )?(?:first|on top|at the top))\\b(?! (?:built|buildings?|construction|vintage|product|date))`,
  'i',
)
/** "sort by newest" after leases: by the day they were signed, and after sales by that of the sale, in words that say so. */
function withDayOfNewest(text: string, criteria: readonly Criterion[], earlier: readonly string[]): string {
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
