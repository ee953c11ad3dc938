import { GROUP_WORDS } from '../../../sync/assistant/analysis/asks/grouping-asked.ts'

const LEAD = '(?:(?:ok|okay|and|so|now|then)[, ]+)*'
const PARTIES =
  "(?:who(?:['’]?s|['’]re| is| are| was| were)|which(?: are| were)?|what(?: are| were)?|list|show(?: me)?|give me)"
const RANKED =
  '(?:rank|sort|order|list|group|tally|count|organize)(?:ed)?(?: (?:them|those|these|it))?(?: up)?'
const BY =
  '(?<by>how many(?: .+)?|(?:the )?(?:counts?|numbers?|frequency|deal counts?|most(?: active)?|busiest)(?: .+)?|(?:total )?(?:sf|square feet|square footage|size|footage)|(?:total )?(?:dollar )?volume)'
/** "who were the buyers, rank by how many" */
const PARTIES_RANKED = new RegExp(
  `^${LEAD}${PARTIES} (?:all )?(?:the )?(?<party>${GROUP_WORDS})(?: (?:of|on|in|behind|for) (?:those|these|them|it|the (?:deals|leases|sales|ones)))?[,;:.?!-]*(?: and| then)* ${RANKED} by ${BY}[?.!]*$`,
  'i',
)
/** "who were the buyers and how many each" */
const PARTIES_COUNTED = new RegExp(
  `^${LEAD}${PARTIES} (?:all )?(?:the )?(?<party>${GROUP_WORDS})(?: (?:of|on|in|behind|for) (?:those|these|them|it|the (?:deals|leases|sales|ones)))?[,;:.?!-]*(?: and| then| with)* (?:counts?|how many(?: (?:deals|leases|sales|buildings|properties))?(?: (?:each|did (?:each|they).*|do (?:each|they).*|for each|apiece))|(?:the )?(?:counts?|numbers?) (?:for each|each|of each))[?.!]*$`,
  'i',
)

/** A question for the parties of what was found and for their order, in the words of a ranking. */
export function withRankedParties(text: string): string {
  const { party, by = '' } = (PARTIES_RANKED.exec(text) ?? PARTIES_COUNTED.exec(text))?.groups ?? {}
  if (party === undefined) return text
  const figure = /\bvolume\b/i.test(by)
    ? 'total sale price'
    : /\b(?:sf|square|size|footage)\b/i.test(by)
      ? 'total SF'
      : 'number of deals'
  return `rank the ${party} by ${figure}`
}
