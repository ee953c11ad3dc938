import type { Criterion } from '../../criteria/criterion.ts'
import { isTown } from '../../criteria/is-town.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'

const MARKET = /\b(?:market|metro(?: area)?|area|region)\s*$/i
const NARROWS =
  /\b(?:preferably|ideally|specifically|mainly|mostly|especially|particularly|focus(?:ed|ing)? on)\b[\s,]*(?:somewhere )?(?:in|around|near|at|within)?(?: the)?\s*$/i

/** "in the Houston market, preferably in Stafford": of a whole market the towns that are preferred are meant. */
export function withoutMarket(text: string, phrases: readonly ParsedCriterion[]): ParsedCriterion[] {
  const first = phrases.findIndex(
    (phrase) => isTownOrArea(phrase.criterion) && NARROWS.test(text.slice(0, startOf(phrase, text))),
  )
  if (first < 0) return [...phrases]
  return phrases.filter(({ criterion, spans }, i) => {
    const said = spans.map(({ start, end }) => text.slice(start, end)).join(' ')
    return i >= first || !isTownOrArea(criterion) || !MARKET.test(said)
  })
}

/** Past the small words that are part of the phrase: "in Stafford". */
function startOf({ spans }: ParsedCriterion, text: string): number {
  const [span] = spans
  const lead =
    /^(?:in|around|near|at|within)?(?: the)?\s*/i.exec(text.slice(span?.start, span?.end))?.[0] ?? ''
  return (span?.start ?? 0) + lead.length
}

function isTownOrArea(criterion: Criterion): boolean {
  return isTown(criterion) || criterion.kind === 'zone'
}
