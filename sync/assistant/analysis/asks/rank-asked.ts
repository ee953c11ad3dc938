import { readCount } from '../../../domain/words/number-words.ts'
import type { AskedFigure, Grouping, Measure } from '../ask.ts'
import { figureAsked, measureAsked } from './figure-asked.ts'
import { GROUP_WORDS, groupingAsked, groupingNamed } from './grouping-asked.ts'

export interface RankAsked {
  by: Grouping
  figure: AskedFigure | null
  of: Measure
  limit: number | null
  descending: boolean
  rest: string
}

const COUNT = '(?<count>\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)'
const FALLING =
  'top|largest|biggest|greatest|highest|most active|most expensive|most common|most popular|most frequent|most|busiest|leading|major|priciest|costliest|longest|newest|tallest'
const RISING =
  'bottom|smallest|lowest|fewest|least active|least expensive|least common|least|cheapest|shortest|oldest'
const TOP_GROUPS = new RegExp(
  `\\b(?:(?:the|our|my|show|list|me|who are|what are|which are) )*(?:(?<end>${FALLING}|${RISING}) )?(?:${COUNT} )?(?:(?<end2>${FALLING}|${RISING}) )?(?<group>${GROUP_WORDS})(?<tail>(?:(?: (?:in|around|near) [\\w.' -]+?)? (?:by|with|for|that|who|in terms of|ranked by|sorted by|on|have|has|having|pay|pays|paying|own|owns|lease|leases|[a-z]+ing(?= (?:the )?(?:${FALLING}|${RISING})\\b)) .*)?)`,
  'i',
)
const WHICH = new RegExp(
  `\\b(?:which|what|who) (?:are the |is the |of (?:the |our |these |those )?)?(?:${COUNT} )?(?<group>${GROUP_WORDS})?(?<when> (?:in|of|since|during|around|near|across|within|inside) (?:(?:19|20)\\d\\d|[\\p{L}'.-]+(?: [\\p{L}\\d'.-]+){0,3}?))? ?(?<!\\p{L})(?<verb>has|have|had|is|are|was|were|did|do|does|own|owns|lease|leases|leased|rents?|occup(?:y|ies)|control|controls|charge|charges|get|gets|got|pay|pays|paid|sign|signs|signed|closed|list|lists|listed|holds?|gives?|gave|offers?|offered|grants?|asks?|asked|commands?|saw|sees?|takes?|took|bought|buys?|sold|sells?|with|\\p{Ll}+(?: (?:out|up|in|away|off))?(?= (?:the )?(?:${FALLING}|${RISING})\\b)) (?<tail>.+)`,
  'iu',
)
const RANKS = new RegExp(
  `^(?:please )?(?:(?<asks>rank|ranking of|order|sort|list|show|give)(?: me)? )?(?:the |all |our |of )*(?<group>${GROUP_WORDS})(?<where> (?:in|for) [\\w ]+?)?(?: (?:ranked|sorted|ordered|listed))? by (?<tail>.+)`,
  'i',
)
const CHARGES = /\b(?:charges?|pays?|asks?|asking)\b/i
const END = new RegExp(`\\b(?:the )?(?:(?<falling>${FALLING})|(?<rising>${RISING}))\\b`, 'i')
const COUNTED =
  /\b(?:(?:the )?(?:number|count) of )?(?:leases|deals|signings|transactions|buildings|properties|listings?|comps|locations|active|activity|(?:deal|lease|building|property|listing|transaction) (?:count|volume)|volume of deals)\b|\bnumber\b|\bcount\b|\bbusiest\b|\b(?:common|popular|frequent)\b/i
const SPACE = /\b(?:square feet|square footage|sq ?ft|sf|space|footage|area|size)\b/i
const LAST_LIMIT = new RegExp(
  `,? (?:the )?(?:(?<e1>${FALLING}|${RISING}) ${COUNT}|(?<n>\\d{1,3}|three|four|five|ten) (?<e2>${FALLING}|${RISING}))(?: (?:ones?|first))?\\s*[.?!]*$`,
  'i',
)

/** What speaks of rents by itself. */
const PRICED = /^(?:the )?(?:cheapest|priciest|costliest|most expensive|least expensive)$/i
/** And what speaks of how often. */
const COMMON = /^(?:the )?(?:most|least) (?:common|popular|frequent)$/i
/** What ends speak of a figure by themselves. */
const FIGURED: readonly (readonly [end: RegExp, figure: string])[] = [
  [/^(?:the )?(?:newest|oldest)$/i, 'median year built'],
  [/^(?:the )?tallest$/i, 'median clear height'],
]

/** "which tenants lease the most, give me 15", "ten is plenty" */
const GIVEN_AT_END = new RegExp(
  `(?:,|\\.| -| and)+ *(?:(?:just |only |please |can you )*(?:give|show|list|send)(?: me)?(?: just| only| the)?(?: top| first)? ${COUNT}|(?:the )?(?:first |top )?${COUNT.replace('count', 'given')} (?:is|are|will|would)(?: be)? (?:plenty|enough|fine|good|do))(?: of (?:them|those))?(?:,? (?:please|thanks|thx))?\\s*[.?!]*$`,
  'i',
)

/** "top 10 tenants by number of leases", "which town has the highest median rent", "lease term by landlord, 5 longest". */
export function rankAsked(said: string): RankAsked | null {
  const text = said.replace(GIVEN_AT_END, ', top $<count>$<given>')
  return (
    limitedGroups(text) ?? rankedGroups(text) ?? leadingParty(text) ?? whichGroup(text) ?? topGroups(text)
  )
}

/** "average lease term by landlord, 5 longest" */
function limitedGroups(text: string): RankAsked | null {
  const last = LAST_LIMIT.exec(text)
  const grouped = last === null ? null : groupingAsked(text.slice(0, last.index))
  if (last === null || grouped === null) return null
  const limit = countOf(last.groups?.count ?? last.groups?.n)
  const end = last.groups?.e1 ?? last.groups?.e2 ?? ''
  return ranked(grouped.value, grouped.rest, limit, !isRising(end))
}

/** "rank towns by median rent" */
function rankedGroups(said: string): RankAsked | null {
  const most = TOP_OF_THEM.exec(said)
  const text = said.replace(TOP_OF_THEM, ' ')
  const found = RANKS.exec(text)
  const { group, tail = '' } = found?.groups ?? {}
  const by = group === undefined ? null : groupingNamed(group)
  if (found === null || by === null) return null
  const last = LISTED_AT_END.exec(tail)
  const asked = last === null ? tail : tail.slice(0, last.index)
  const isRanked = found.groups?.asks !== undefined || figureAsked(asked) !== null || COUNTED.test(asked)
  if (!isRanked || new RegExp(`^(?:the )?(?:${GROUP_WORDS})\\b`, 'i').test(asked) || !/s$/i.test(group ?? ''))
    return null
  const rises = RISES.test(tail)
  const rest = `${text.slice(0, found.index)} ${found.groups?.where ?? ''} ${asked.replace(SORTED, ' ')}`
  return ranked(by, rest, countOf(most?.groups?.count ?? last?.groups?.count ?? last?.groups?.last), !rises)
}

const RISES =
  /\b(?:lowest|ascending|cheapest|fewest|smallest|shortest|bottom|oldest) ?(?:first|to highest|to largest|\d+|$)|\b(?:low to high|small to large|ascending|smallest to|lowest to)\b/i
const SORTED =
  /,? ?(?:\b(?:highest|lowest|largest|smallest|biggest|cheapest|longest|shortest|fewest|most|least) (?:first|to (?:highest|lowest|largest|smallest))|\b(?:low to high|high to low|ascending|descending)\b)/i

function whichGroup(text: string): RankAsked | null {
  const found = WHICH.exec(text)
  const { group, tail = '', count } = found?.groups ?? {}
  const end = END.exec(tail)
  if (found === null || end === null) return null
  // "who signed the largest lease" asks for that lease.
  if (group === undefined && OF_ONE_DEAL.test(tail)) return null
  // "who are our top five tenants"
  if (group === undefined && (topGroups(text)?.limit ?? null) !== null) return null
  const by = group === undefined ? (/\bwho\b/i.test(found[0]) ? whoOf(found[0]) : null) : groupingNamed(group)
  if (by === null) return null
  const said = end[0]
  const priced =
    PRICED.test(said) || (CHARGES.test(found[0]) && figureAsked(tail) === null) ? 'median rent' : ''
  const charged = priced || (FIGURED.find(([words]) => words.test(said))?.[1] ?? '')
  const rest = `${text.slice(0, found.index)} ${charged} ${tail.replace(END, ' ')} ${(found.groups?.when ?? '').replace(/^ of /, ' in ')}`
  const isMany = group !== undefined && /s$/i.test(group) && !/(?:class|status)$/i.test(group)
  const most = TOP_OF_THEM.exec(rest)
  return ranked(
    by,
    rest.replace(TOP_OF_THEM, ' '),
    countOf(count ?? most?.groups?.count) ?? (isMany ? null : 1),
    end.groups?.rising === undefined,
    HOLDS.test(found.groups?.verb ?? '') && !COUNTED.test(tail),
    COMMON.test(said),
  )
}

/** "which brokers did the most deals in Katy, top 3, not counting flex" */
const TOP_OF_THEM = new RegExp(`, *(?:the )?(?:top|first|just|only) ${COUNT}(?=\\s*(?:,|[.?!]*$))`, 'i')
const OF_ONE_DEAL = new RegExp(
  `^(?:the )?(?:single )?(?:${FALLING}|${RISING}) (?:lease|deal|transaction|sale|building|property)\\b`,
  'i',
)
const HOLDS = /^(?:own|owns|lease|leases|leased|rents?|occup(?:y|ies)|control|controls|hold|holds)$/i

/** Who owns is a landlord, who leases a tenant, who lists a broker's firm. */
function whoOf(words: string): Grouping {
  if (/\b(?:own|owns|hold|holds|gives?|gave|offers?)\b/i.test(words)) return 'landlordFirm'
  if (/\b(?:bought|buys?)\b/i.test(words)) return 'buyer'
  if (/\b(?:sold|sells?)\b/i.test(words)) return 'seller'
  return /\b(?:list|lists|listings?|deals|signed|closed|did)\b/i.test(words) ? 'brokerFirm' : 'tenant'
}

/** "who is the biggest landlord in Katy": one, by the space it has; the most active by its deals. */
function leadingParty(text: string): RankAsked | null {
  const found = LEADING.exec(text)
  const { end = '', group = '', count } = found?.groups ?? {}
  const by = found === null ? null : groupingNamed(group)
  if (found === null || by === null) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const isByDeals = /active|busiest|top/i.test(end)
  const isCounted = BY_COUNT.test(rest)
  const isMany = /s$/i.test(group)
  if (isMany && (/ (?:by|with|for) /i.test(rest) || end === 'top')) return null
  const last = isMany ? LISTED_AT_END.exec(rest) : null
  const asked = last === null ? rest : rest.slice(0, last.index)
  const words = isByDeals && !isCounted ? `number of deals ${asked}` : asked
  const limit = isMany ? countOf(count ?? last?.groups?.count ?? last?.groups?.last) : 1
  return ranked(by, words, limit, true, !isByDeals && !isCounted)
}

const LEADING = new RegExp(
  `\\b(?:(?:who|which|what)(?:'s| is| was| are| were) )?(?:the |our )?(?:single |${COUNT} )?(?<end>biggest|largest|top|most active|busiest|leading) (?<group>(?:landlord|owner|tenant|occupier|user|brokerage(?: (?:firm|house|shop|outfit|group))?|brokerage compan(?:y|ie)|broker|agent|listing firm|buyer|seller)s?)\\b(?! (?:in the )?(?:lists?|comps?)\\b)`,
  'i',
)
const BY_COUNT = /\bby (?:the )?(?:number|count|deals?|leases?|buildings?|properties|listings?|\w+ count)\b/i

const BEGUN = /^(?:[^\p{L}\d]|which|who|find|give|tell|see|and|ok|now)*$/iu

/** "tenants with the most space", "towns commanding the highest rents" */
const AT_END = new RegExp(
  `^(?: (?:in|around|near) [\\w.' -]+?)? (?:with|have|having|own|lease|pay|(?:that|who) [a-z]+|[a-z]+ing) (?:the )?(?:${FALLING}|${RISING})\\b`,
  'i',
)

function topGroups(text: string): RankAsked | null {
  const found = TOP_GROUPS.exec(text)
  const { end, end2, group, count, tail = '' } = found?.groups ?? {}
  if (found === null || group === undefined) return null
  const tailEnd = END.exec(tail)
  const isPlural = /s$|ies$/i.test(group)
  const said = end ?? end2
  const isCommon = COMMON.test(said ?? '')
  const isOne = !isPlural && (PRICED.test(said ?? '') || isCommon)
  const isListed = tail !== '' && LISTED_AT_END.test(`${tail} ${text.slice(found.index + found[0].length)}`)
  if (!isPlural && !isOne) return null
  const isAsked = count !== undefined || (AT_END.test(tail) && BEGUN.test(text.slice(0, found.index)))
  if (said === undefined && !isListed && (!isAsked || tailEnd === null)) return null
  const by = groupingNamed(group)
  if (by === null) return null
  const priced = PRICED.test(said ?? '') ? 'median rent' : ''
  const ending = `${tail} ${text.slice(found.index + found[0].length)}`
  const last = LISTED_AT_END.exec(ending)
  const after = (last === null ? ending : ending.slice(0, last.index)).replace(END, ' ')
  const rest = `${text.slice(0, found.index)} ${priced} ${after}`
  const falls = said === undefined ? tailEnd?.groups?.rising === undefined : !isRising(said)
  const limit = countOf(count ?? last?.groups?.count) ?? (isOne ? 1 : null)
  const isOfSpace =
    priced === '' && /\b(?:largest|biggest|smallest)\b/i.test(found[0]) && !BY_COUNT.test(rest)
  return ranked(by, rest, limit, falls, isOfSpace, isCommon)
}

const LISTED_AT_END = new RegExp(
  `,? *(?:(?:and |then |but )*(?:show|give|list|display)(?: me)? )?(?:just +)?(?:the +)?(?:(?:top|first|just|only|largest|biggest|highest|lowest|bottom|longest) +${COUNT}|${COUNT.replace('count', 'last')} +(?:largest|biggest|highest|lowest|longest))(?: (?:only|please|ones?|of (?:them|those)|is (?:fine|enough|plenty)|will do))*\\s*[.?!]*$`,
  'i',
)

function ranked(
  by: Grouping,
  said: string,
  limit: number | null,
  descending: boolean,
  isOfSpace = false,
  isCommon = false,
): RankAsked {
  // "with the most space", once "the most" is read.
  const words = said.replace(/\b(?:with|having)\s{2,}/i, ' ')
  const measure = measureAsked(words)
  const isCounted = isCommon || (COUNTED.test(words) && measure === null)
  const figure = isCounted && (isCommon || !SPACE.test(words)) ? null : figureAsked(words)
  if (figure === null && !isOfSpace) {
    const left = words.replace(COUNTED, ' ').replace(/\bby\b/i, ' ')
    return { by, figure: null, of: 'count', limit, descending, rest: left }
  }
  const isOfSales = (by === 'buyer' || by === 'seller') && figure?.value === 'rentPerSf'
  const asked = isOfSales ? 'salePricePerSf' : (figure?.value ?? 'squareFootage')
  // "who owns the most land"
  const isSum = (asked === 'squareFootage' || asked === 'landSizeAcres') && measure === null
  const rest = figure === null ? words : (measureAsked(figure.rest)?.rest ?? figure.rest)
  return {
    by,
    figure: asked,
    of: measure?.value ?? (isSum ? 'sum' : 'median'),
    limit,
    descending,
    rest: rest.replace(/\bby\b/i, ' '),
  }
}

function isRising(end: string): boolean {
  return new RegExp(`^(?:${RISING})$`, 'i').test(end)
}

function countOf(word: string | undefined): number | null {
  return word === undefined ? null : /^\d/.test(word) ? Number(word) : readCount(word.toLowerCase())
}
