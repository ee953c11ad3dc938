import { NUMBER_WORD, readCount } from '../../../domain/words/number-words.ts'
import type { AskRead } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { figureAsked } from './figure-asked.ts'
import { quotedFigure } from './quoted-figure.ts'

const JUDGED =
  'good|bad|fair|high|low|reasonable|competitive|great|decent|strong|aggressive|steep|rich|cheap|expensive|normal|typical|tall|long|short|right|ok|okay|in line|out of line|over|under|much|pricey'
const STANDS = new RegExp(
  [
    '\\b(?:what|which) (?:percentile|quartile)\\b|\\b(?:percentile|quartile) (?:is|would|does)\\b',
    '(?<!\\d(?:st|nd|rd|th)? ?)\\bpercentile[?.! ]*$',
    '\\bpercentile (?:rank(?:ing)? )?(?:of|for|at) (?:an? )?(?:rent of )?(?=\\$?\\.?\\d)',
    '\\bwhere (?:does|do|would|is|will|are)\\b.*\\b(?:stand|rank|sit|fall|land|come in|compare|place|fit|stack up|measure up|shake out|come out)\\b',
    '\\bwhere (?:does|do|would|will|did)\\b.*\\b(?:put|puts|leave|leaves|place|places|position|positions) (?:us|me|them|him|her|you|it|that|this)\\b',
    '\\b(?:rank|place|benchmark|position|compare) (?:an?|my|our|this|the|his|her|their) .*\\b(?:quote|offer|ask|asking|bid|proposal)\\b.*\\b(?:against|among|within)\\b',
    '\\bhow (?:does|do|would|is)\\b.*\\b(?:stack up|rank|compare|stand|look|measure up|sit)\\b',
    '\\b(?:above|below|over|under|at|off|on|in line with|near|beating?) (?:the )?market\\b',
    '^(?:is|are|was|would|does|do|and|so)\\b.*\\b(?:above|below|over|under|better than|worse than|higher than|lower than) (?:the )?(?:median|average|mean|norm|typical)\\b',
    `\\btoo (?:${JUDGED})\\b`,
    `^(?:is|are|was|would|does|do|and|so)\\b.*\\b(?:${JUDGED}) (?:for|among|compared)\\b`,
    '\\b(?:high|low|fair|a good deal|a bad deal|expensive|cheap) (?:for|among|compared)\\b',
    '\\b(?:good|bad|fair|high|low|reasonable|competitive|great|decent|strong|aggressive|steep) (?:market )?(?:rents?|rates?|deal|price|number|offer|ask|quote)\\b',
    `\\b(?:is|are|was|does|would) (?:that|this|it|they|these)(?: (?:a|be|seem|sound|look|an?))* (?:${JUDGED})\\b`,
    `^(?:is|are) .+ (?:${JUDGED})[?.! ]*$`,
    '\\b(?:over|under)(?:pay(?:ing)?|priced)\\b|\\bhow (?:good|bad|high|low|rich|competitive) is\\b',
  ].join('|'),
  'i',
)
const STANDING_WORDS = new RegExp(
  `\\b(?:where|does|do|would|is|are|was|an?|${JUDGED}|too|rents?|rates?|deal|price|number|offer|ask|quote|bid|proposal|stand|rank|place|benchmark|position|against|among|within|sit|put|puts|leave|leaves|us|me|them|him|her|you|fall|land|come|in|look|fit|compare|how|stack|measure|shake|out|up|above|below|over|under|better|worse|higher|lower|than|median|average|mean|norm|typical|what|which|percentile|quartile|that|this|it|they|seem|sound|be)\\b`,
  'gi',
)
const QUOTING =
  /\b(?:(?:my|our|the) )?(?:landlord|owner|tenant|client|they|we|i|broker|he|she)s?(?:'s|'re)? (?:(?:is|are|was|were|got|been|just|now|currently) )*(?:wants?|asks?|asking|pays?|paying|quoted|quotes?|offer(?:ed|s|ing)?|signed at|got)\b|\b(?:asking|paying|quoted|offered|a quote of|an offer of|bid of)\b/gi
const PERCENTILE =
  /\b(?:the )?(?<p>\d{1,2}(?:\.\d+)?)(?:(?:st|nd|rd|th)? ?(?:percentile|pctile|pctl|%ile)|(?:st|nd|rd|th) ?pct\b\.?)(?: of)?\b|\bp(?<short>\d\d)\b|\b(?:the )?(?<side>top|bottom|upper|lower) (?<share>\d{1,2}) ?(?:%|percent)(?: of)?/i
const QUARTILE =
  /\b(?:the )?(?<which>top|upper|third|3rd|bottom|lower|first|1st|second|2nd)[ -](?<part>quartile|decile|quarter of)(?: of)?\b/i
const SPREAD =
  /\b(?:the )?(?:inter-?quartile(?: range)?|iqr|quartiles|middle (?:50 ?(?:%|percent)?|half|fifty percent)|high(?:s)? and low(?:s)?|low(?:s)? and high(?:s)?|min(?:imum)? and max(?:imum)?|high\/low|low\/high)(?: (?:of|for))?|\b(?:price |the )?(?:range|spread)(?: (?:of|in))?(?! between)\b/i

/** "the gap between the cheapest and the priciest rent" */
const BETWEEN_ENDS =
  /\b(?:the )?(?:spread|gap|difference|range|distance) (?:between|from) (?:the )?(?:cheapest|lowest|min(?:imum)?|smallest|shortest|oldest|least(?: expensive)?|priciest|highest|max(?:imum)?|largest|biggest|longest|newest|most expensive) (?:and|to) (?:the )?(?:cheapest|lowest|min(?:imum)?|smallest|shortest|oldest|least(?: expensive)?|priciest|highest|max(?:imum)?|largest|biggest|longest|newest|most expensive)\b/i

/** What asks for the place of any figure. */
const PLACED = /\bpercentile\b|\bwhere (?:does|do|would|is|will|are)\b/i

const ASKS_RENT =
  /^(?:what(?:'s| is| would be| should be)|how much)\b.*\b(?:fair|right|reasonable|good|market|competitive) (?:market |asking )?(?:rents?|rates?)\b/i

/** Where a quoted figure stands among others. */
export function readStanding(text: string): AskRead | null {
  const quote = STANDS.test(text) ? quotedFigure(text, PLACED.test(text)) : null
  // "a fair rent for 30k with 28 clear": what is said of the building is not what is judged.
  if (quote === null || (quote.figure !== 'rentPerSf' && ASKS_RENT.test(text))) return null
  const rest = quote.rest
    .replaceAll(QUOTING, ' ')
    .replace(STANDS, (said) => said.replace(STANDING_WORDS, ' '))
  return { ask: { kind: 'standing', figure: quote.figure, value: quote.value }, rest: withoutTalk(rest) }
}

/** "the tenth percentile", "seventy-fifth percentile", whose tens are digits here already. */
const SPELLED_PERCENTILE =
  /\b(?:(?<tens>[2-9]0)[- ]fifth|tenth|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth)(?= percentiles?\b)/gi
const TENTHS = 'tenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(
  ' ',
)

function inDigits(said: string, tens?: string): string {
  return `${tens === undefined ? (TENTHS.indexOf(said.toLowerCase()) + 1) * 10 : Number(tens) + 5}th`
}

/** The figure at a percentile or a quartile. */
export function readPercentile(words: string): AskRead | null {
  const text = words.replaceAll(SPELLED_PERCENTILE, inDigits)
  const several = severalPercentiles(text) ?? bothQuartiles(text) ?? shareBeyond(text)
  if (several !== null) return several
  const said = PERCENTILE.exec(text)
  const quartile = said === null ? QUARTILE.exec(text) : null
  const p = said === null ? shareOf(quartile) : saidShare(said)
  const found = said ?? quartile
  if (p === null || found === null) return null
  const rest = withPercentile(text, found)
  const figure = figureAsked(rest)
  return {
    ask: { kind: 'percentile', figure: figure?.value ?? 'rentPerSf', p },
    rest: withoutTalk(figure?.rest ?? rest),
  }
}

/** The question with its share put as one word, straight before what it is of. */
function withPercentile(text: string, found: RegExpExecArray): string {
  return `${text.slice(0, found.index)} percentile ${text.slice(found.index + found[0].length).trimStart()}`
}

/** "at what rent do only ten percent of the deals in Katy sit above": what so many are above or below. */
function shareBeyond(text: string): AskRead | null {
  const { what = '', share = '', of = '', side = '' } = SHARE_BEYOND.exec(text)?.groups ?? {}
  const figure = figureAsked(what)
  const percent = readCount(share)
  if (figure === null || percent === null || percent < 1 || percent > 99) return null
  const p = /above|over|more|higher|beyond/i.test(side) ? 100 - percent : percent
  return { ask: { kind: 'percentile', figure: figure.value, p }, rest: withoutTalk(of) }
}

const SHARE_BEYOND = new RegExp(
  `\\bwhat (?<what>[\\w ]+?) (?:do|does|are|is|did) (?:only |just |about )?(?<share>\\d\\d?|${NUMBER_WORD}) ?(?:%|percent) of (?:all |the |our )*(?<of>.+?)(?: (?:sit|sits|are|is|lie|fall|falls|rent|lease|go|trade|come in))? (?:for )?(?<side>above|over|more than|more|higher|beyond|below|under|less than|less|lower)(?: (?:it|that))?[?.!]*$`,
  'i',
)

/** "the 10th, 50th and 90th percentile of rent" */
function severalPercentiles(text: string): AskRead | null {
  const found = SEVERAL_PERCENTILES.exec(text)
  const [p, ...also] = [...(found?.[0] ?? '').matchAll(/\d\d?/g)].map(([digits]) => Number(digits))
  if (found === null || p === undefined) return null
  const rest = withPercentile(text, found)
  const figure = figureAsked(rest)
  return {
    ask: { kind: 'percentile', figure: figure?.value ?? 'rentPerSf', p, also },
    rest: withoutTalk(figure?.rest ?? rest),
  }
}

/** "first and third quartile of rent", "upper and lower quartiles" */
function bothQuartiles(text: string): AskRead | null {
  const found = BOTH_QUARTILES.exec(text)
  if (found === null) return null
  const rest = withPercentile(text, found)
  const figure = figureAsked(rest)
  const ask = { kind: 'percentile', figure: figure?.value ?? 'rentPerSf', p: 25, also: [75] } as const
  return { ask: { ...ask, also: [75] }, rest: withoutTalk(figure?.rest ?? rest) }
}

const BOTH_QUARTILES = (() => {
  const [low, high] = ['(?:first|1st|lower|bottom)', '(?:third|3rd|upper|top)']
  const part = '(?: quartiles?)?'
  const joint = ' ?(?:and|&|to|,|\\/) ?(?:the )?'
  return new RegExp(
    `\\b(?:the )?(?:${low}${part}${joint}${high}|${high}${part}${joint}${low}) quartiles?(?: of)?\\b`,
    'i',
  )
})()

const SEVERAL_PERCENTILES =
  /\b(?:\d\d?(?:th|st|nd|rd)?,? ?(?:and|&|to|,|\/) ?)+\d\d?(?:th|st|nd|rd)? ?percentiles?\b|\bp\d\d(?:,? ?(?:and|&|to|,|\/) ?p\d\d)+\b/i

function saidShare({ groups = {} }: RegExpExecArray): number {
  const { p, short, side = '', share } = groups
  if (share === undefined) return Number(p ?? short)
  return /top|upper/i.test(side) ? 100 - Number(share) : Number(share)
}

function shareOf(found: RegExpExecArray | null): number | null {
  if (found === null) return null
  const isTop = /^(?:top|upper|third|3rd)$/i.test(found.groups?.which ?? '')
  if (/decile/i.test(found.groups?.part ?? '')) return isTop ? 90 : 10
  return /^(?:second|2nd)$/i.test(found.groups?.which ?? '') ? 50 : isTop ? 75 : 25
}

/** "the rent range in Katy": from where to where, with the quartiles. "In the 20 to 50k range" bounds a size. */
export function readSpread(text: string): AskRead | null {
  const found = BETWEEN_ENDS.exec(text) ?? SPREAD.exec(text)
  if (found === null || /\d\S* $/.test(text.slice(0, found.index))) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const figure = figureAsked(rest)
  if (figure === null) return null
  return { ask: { kind: 'spread', figure: figure.value }, rest: withoutTalk(figure.rest) }
}
