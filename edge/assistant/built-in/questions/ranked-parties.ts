import { GROUP_WORDS } from '../../../../sync/assistant/analysis/asks/grouping-asked.ts'

const GAP = '[\\s,;:.?!–—-]*'
const LEAD = `(?:not (?:them|they|those|him|it|that) (?:as|being) (?:the |an? )?\\w+${GAP})?(?:(?:ok|okay|and|so|now|then|no|sorry|but|rather|i mean|i meant|what about|how about)\\b${GAP})*`
const PARTIES =
  "(?:who(?:['’]?s|['’]re| is| are| was| were)|which(?: are| were)?|what(?: are| were)?|list|show(?: me)?|give me)"
const RANKED =
  "(?:rank|sort|order|list|group|tally|count|organize)(?:ed)?(?: (?:them|'?em|those|these|it))?(?: up)?"
const BY =
  '(?<by>how many(?: .+)?|(?:the )?(?:counts?|numbers?|frequency|deal counts?|most(?: active)?|busiest)(?: .+)?|(?:total )?(?:sf|square feet|square footage|size|footage)|(?:total )?(?:dollar )?volume)'
const OF_THEM = '(?: (?:of|on|in|behind|for) (?:those|these|them|it|the (?:deals|leases|sales|ones)))'
const WITH_THEM =
  "(?:they|those|these|he|she|it|the tenants?|the landlords?)(?:'ve| have| has)? (?:(?:all|usually|mostly) )?(?:rent|lease|buy|bought|sell|sold|work|worked|deal|dealt|used?|hire|hired|go|went)(?:s|ed|d|ing)?(?: (?:from|to|with|through|by|space from))*"
/** "who were the buyers", "the landlords they rent from", "their landlords" */
const NAMED = `(?:${PARTIES} (?:all )?(?:the )?(?<party>${GROUP_WORDS})${OF_THEM}?|(?:${PARTIES} )?(?:the (?<with>${GROUP_WORDS}) (?:that |who )?${WITH_THEM}|their (?<their>${GROUP_WORDS})))`
/** "who were the buyers, rank by how many" */
const PARTIES_RANKED = new RegExp(`^${LEAD}${NAMED}${GAP}(?:(?:and|then) )*${RANKED} by ${BY}[?.!]*$`, 'i')
/** "who were the buyers and how many each" */
const PARTIES_COUNTED = new RegExp(
  `^${LEAD}${NAMED}${GAP}(?:(?:and|then|with) )*(?:counts?|how many(?: (?:deals|leases|sales|buildings|properties))?(?: (?:each|did (?:each|they).*|do (?:each|they).*|for each|apiece))|(?:the )?(?:counts?|numbers?) (?:for each|each|of each))[?.!]*$`,
  'i',
)
/** "who owns those, rank em by sf" */
const OWNERS_RANKED = new RegExp(
  `^${LEAD}who (?:owns?|owned) (?:those|these|them|it|the (?:buildings|properties|ones))${GAP}(?:(?:and|then) )*${RANKED} by ${BY}[?.!]*$`,
  'i',
)
/** "not them as tenant, I mean the landlords they rent from" */
const ONLY_NAMED = new RegExp(
  `^${LEAD}(?:${PARTIES} )?(?:the (?<with>${GROUP_WORDS}) (?:that |who )?${WITH_THEM}|their (?<their>${GROUP_WORDS}))[?.!]*$`,
  'i',
)

/** A question for the parties of what was found and for their order, in the words of a ranking. */
export function withRankedParties(text: string): string {
  const only = ONLY_NAMED.exec(text)?.groups
  if (only !== undefined) return `who are the ${only.with ?? only.their}`
  const owners = OWNERS_RANKED.exec(text)?.groups
  const named = (PARTIES_RANKED.exec(text) ?? PARTIES_COUNTED.exec(text))?.groups ?? {}
  const party = owners === undefined ? (named.party ?? named.with ?? named.their) : 'landlords'
  if (party === undefined) return text
  const { by = '' } = owners ?? named
  const figure = /\bvolume\b/i.test(by)
    ? 'total sale price'
    : /\b(?:sf|square|size|footage)\b/i.test(by)
      ? 'total SF'
      : 'number of deals'
  return `rank the ${party} by ${figure}`
}
