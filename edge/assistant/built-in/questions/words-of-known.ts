import { withBareComparison } from '../../../../sync/assistant/conversation/bare-comparison.ts'
import { withoutSameMatters } from '../../../../sync/assistant/conversation/same-matters.ts'
import { withTurnWordsMended } from '../../../../sync/assistant/conversation/turns/turn-spelling.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { lastAsk } from '../last-ask.ts'
import { withEndInWords } from './moves-bound.ts'
import { withDayOfNewest } from './newest-of.ts'
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
