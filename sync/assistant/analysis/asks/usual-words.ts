import { oneEditIndex } from '../../../domain/query/words/one-edit.ts'
import { withDigits } from '../../../domain/query/words/with-digits.ts'
import { NUMBER_WORD, readCount } from '../../../domain/words/number-words.ts'
import { ANALYST_WORDS } from './analyst-words.ts'
import { BROKER_WORDS } from './broker-words.ts'
import { COMPARED_WORDS } from './compared-words.ts'
import { GROUP_WORDS } from './grouping-asked.ts'
import { withSpokenRents } from './spoken-rents.ts'

/** Words that ask for a figure, long enough that one wrong letter makes no other word of them. */
const ASKING = [
  'average',
  'median',
  'percentile',
  'percentage',
  'quartile',
  'quarter',
  'quarterly',
  'compare',
  'compared',
  'landlord',
  'landlords',
  'tenants',
  'submarket',
  'submarkets',
  'brokerage',
  'effective',
  'escalation',
  'highest',
  'lowest',
  'largest',
  'smallest',
  'longest',
  'shortest',
  'cheapest',
  'expensive',
  'weighted',
  'similar',
  'height',
  'typical',
] as const
/** And words that are one letter from them. */
const OTHERS = 'tenant weight weights heights quarters averages averaged medians quartiles'.split(' ')
const known = new Set<string>([
  ...ASKING.flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]),
  ...OTHERS,
])
const index = oneEditIndex(ASKING)
/** Shorter words are too easily another. */
const SHORTEST = 6

/** What people of the trade say for a figure, in the words it is read by. */
const SAID_FOR: readonly (readonly [words: RegExp, usual: string])[] = [
  [/\b(?:mny|mani)\b/gi, 'many'],
  [/\btot\b\.?/gi, 'total'],
  [/\b(?:submkts?|submrkts?|sub mkts?)\b/gi, 'submarket'],
  [/\b(?:by|per|each) lls?\b/gi, 'by landlord'],
  [/\b(top|largest|biggest|bottom|smallest|most active) (\d+ )?lls\b/gi, '$1 $2landlords'],
  [/\b(\d+) (largest|biggest|top|most active) lls\b/gi, '$1 $2 landlords'],
  [/\bhow many (?:mos?\.?|months?) (?:of )?(?:free(?: rent)?|abate(?:d|ment))\b/gi, 'median free rent'],
  [/\bwhat year was the oldest (.+?) (?:built|constructed|completed)\b/gi, 'lowest year built $1'],
  [/\bwhat year was the newest (.+?) (?:built|constructed|completed)\b/gi, 'highest year built $1'],
  [/\bnet effectives\b/gi, 'net effective rent'],
  // "we're asking 82 on ours, what do net effectives average": an offer asks for nothing, but where it is to be ranked.
  [
    /^(?:we're|we are|i'm|i am|they're|they are|ll is|landlord is|owner is) (?:asking|quoting|offering) [^,?]{2,60},\s*(?=(?:what|how)\b(?!.*\b(?:stand|rank|stack|compare|that|this|percentile|fall|sit)\b))/gi,
    '',
  ],
  [
    new RegExp(
      `\\b(${GROUP_WORDS}) market share\\b(.*?) by (?:leased )?(?:sf|sq\\.? ?ft\\.?|square feet|square footage|size|space)\\b`,
      'gi',
    ),
    'total square feet by $1$2',
  ],
  [new RegExp(`\\b(${GROUP_WORDS}) market share\\b`, 'gi'), 'number of leases by $1'],
  [
    /\b(?:mos?\.?|months?) (?:of )?(?:free(?: rent)?|abate(?:d|ment))\b(?<!\d\s*\S+(?: of)? \S+)/gi,
    'free rent',
  ],
  [/\bfree mos?\b/gi, 'free rent'],
  [/\byears? of construction\b|\bconstruction years?\b|\byears? constructed\b/gi, 'year built'],
  [/\bearliest (?=year built\b)/gi, 'lowest '],
  [/\b(?:latest|most recent) (?=year built\b)/gi, 'highest '],
  [/\b(?:clr|clear) (?:ht|hgt|hts)s?\b/gi, 'clear height'],
  [/\by(?:ea)?rs? (?:blt|built)\b/gi, 'year built'],
  [/\b(?:sf|sq ?ft) exp(?:s|ir(?:e|es|ing))?\b\.?/gi, 'total square feet expiring'],
  [
    /(?<=^|\s)(?:#|no\.?|nbr) (?:of )?(?=(?:leases|deals|comps|buildings|bldgs|signings|listings)\b)/gi,
    'number of ',
  ],
  [
    /(?<!\b(?:of|square|more|how much|office|yard) )\b(?:space|product|stuff) (?=(?:(?:is|are) )?(?:going|leasing|renting|trading|go|goes|lease|leases|rent|rents|run|runs|running|cost|costs) (?:for|at)\b)/gi,
    '',
  ],
  [
    /\b(average|avg|mean|median|total|typical|highest|lowest) [\w' -]{2,40}?\? ?(?:no[, ]+|actually[, ]+)?(?:just|only) (?:the )?([\w' -]{2,30}?)(?: actually| please| really| then)?(?=[?.!,]|$)/gi,
    '$1 $2',
  ],
  // Of two years in a row, but not of two that are compared.
  [
    /(?<![\d$.,-]|\b(?:compar\w*|vs\.?|versus|between|than|differ\w*|chang\w*|against)\b.*)\b(20\d\d) (?:and|&) (20\d\d)\b(?= ?(?:,|[?.!]*$| only\b| combined\b| (?:deals|leases|comps|signings)\b))(?!.*\b(?:vs|versus|compare\w*|differ\w*)\b)/gi,
    '$1 to $2',
  ],
  // Of doors and stalls a count is a figure of one building.
  [
    /\b(?:largest|biggest|highest|greatest|top|max(?:imum)?|most) (?:number of )?((?:dock|door|drive[- ]?in|grade|ramp|trailer|stall)[\w -]*?)s? counts?\b/gi,
    'most $1s',
  ],
  [
    /\b(?:largest|biggest|highest|greatest|max(?:imum)?) number of (?=(?:dock|door|drive[- ]?in|grade|ramp|trailer|stall))/gi,
    'most ',
  ],
  [/\bhow['’]s (?=.+\b(?:compare|stack|do|doing|differ|measure)\b)/gi, 'how does '],
  [/(?<=\b(?:which|what) [a-z]+)['’]s got\b/gi, ' has'],
  [/\bexp(?:iration|iry|ir)?\.? (?:yr|year)(s?)\b/gi, 'expiration year$1'],
  [/\bexp(?:iration|iry|ir)?\.? (?:qtr|quarter)(s?)\b/gi, 'expiration quarter$1'],
  [/(?<!\b(?:of|triple|absolute) )\bnet (?=(?:asking )?(?:rents?|rates?|rental)\b)/gi, 'NNN '],
  [
    /\b(?:where|how)(?:['’]s| is) (?:that|this|it) (?=sit|stand|rank|fall|land|compare|stack)/gi,
    'where does that ',
  ],
  [/\bwa(?:l|ul)ts?\b/gi, 'weighted average lease term'],
  [/\b(longest|shortest) (?:lease|deal|term)s?\b(?! terms?)/gi, '$1 lease term'],
  [/\b(?:sq\.? ?ft\.?|square feet|sf)[- ]weighted\b/gi, 'weighted'],
  [/\bweighted by (?:the )?(?:size|sf|square (?:feet|footage)|area)\b/gi, 'weighted'],
  [/\bLLs\b/g, 'landlords'],
  [/\bLL\b/g, 'landlord'],
  [/\bwho(?:['’]s| has| have) (leased|signed|done|listed|owned|bought|sold|closed)\b/gi, 'who $1'],
  [
    /\b(buildings?|product|construction|facilit(?:y|ies)|vintages?) (?:from|since|of) ((?:19|20)\d\d)(?: (?:on|onwards?|forward|and (?:on|later|newer|after)))?\b(?! [\d$])/gi,
    '$1 built since $2',
  ],
  [/(?<![\d$-])\b(?:from )?((?:19|20)\d\d) (?:on|onwards?|forward)\b(?! [\d$])/gi, 'since $1'],
  [/\b(by|per|each|every|in each) yrs?\b/gi, '$1 year'],
  [/\b(by|per|each|every|in each) (?:qtrs?|qrtr)\b/gi, '$1 quarter'],
  [/\b(by|per|each|every|in each) (?:mo|mos|mth)\b/gi, '$1 month'],
  [/(?<![\d$.,-])(\d{2,3})c\b/gi, '$1 cents'],
  [/\bwho(?:['’]s| is| are) (pay|sign|buy|sell|list|own)ing\b/gi, 'who $1s'],
  [/\bwho(?:['’]s| is| are) (leas|clos)ing\b/gi, 'who $1es'],
  [/\bwho(?:['’]s| is| are) occupying\b/gi, 'who occupies'],
  [
    /\b(?:(?:square feet|square footage|sq\.? ?ft\.?|sf|space) (?:rolling|expiring|rolls|expires|coming due|maturing))\b(?! (?:by|per|each))/gi,
    'total square feet expiring',
  ],
  [
    /\bwhat (?:did|does|do|has|have) (.+?) (?:pay|paid)(?: per (?:square )?foot| psf| a foot| per sf)? for (?:the |their |its )?(?=(?:\S+ ){0,3}(?:buildings?|properties|property|assets?|portfolio)\b)/gi,
    'median sale price per foot bought by $1 ',
  ],
  [/\b(?:in )?each of (?:the )?(?=(?:next|last|past|coming) (?:\S+ )?years\b)/gi, 'each year in the '],
  [/\byear[- ]built\b/gi, 'year built'],
  [
    /\b(by|per|across) (?:building|deal|lease|suite|space|unit) sizes?\b(?! (?:bands?|ranges?))/gi,
    '$1 size band',
  ],
  [
    new RegExp(
      `\\b(?:split|breakdown|mix|tally|composition|make-?up) of (?:the |our |all )*(${GROUP_WORDS})(?! (?:by|per)\\b)(?![\\p{L}])`,
      'giu',
    ),
    'breakdown by $1',
  ],
  [
    /\b(lease types?|(?:property |building )?types?|submarkets?|tenants?|landlords?) (?:split|mix|breakdown|composition)\b/gi,
    'breakdown by $1',
  ],
  [
    /\b(which|what) (year|quarter)s? (?:has|had|have|sees?|saw|will see|will have)( the (?:most|fewest|least|largest|biggest|highest))((?: [\w-]+){0,3}?) (?:(?:lease )?(?:expirations|expiries|rollovers?|maturities)|(?:expiring|rolling|maturing)(?: leases)?)\b/gi,
    '$1 expiration $2 has$3$4 leases',
  ],
  [
    /\bwhen (?:do|will|does) (?:the )?most of (?:our |the |my |these )?(.*?)(?:leases|deals|tenants|space)? (?:expire|roll|roll over|mature|end|come due|run out)\b/gi,
    'which expiration year has the most leases $1',
  ],
  [
    new RegExp(`\\bfrom (?:one |an? )?(${GROUP_WORDS}) to (?:the next(?: one)?|another|\\1)\\b`, 'gi'),
    'by $1',
  ],
  [
    new RegExp(
      `\\b(?:rank|order|sort|list) (?:the |our |all )?(${GROUP_WORDS}) (?:from )?(?:cheapest|lowest|least(?: expensive)?|smallest|fewest|oldest|shortest) to (?:priciest|highest|most(?: expensive)?|dearest|largest|biggest|newest|longest|tallest) (?:on|by|for|in terms of) (.+)$`,
      'gi',
    ),
    'rank $1 by $2 low to high',
  ],
  [
    new RegExp(
      `\\b(?:rank|order|sort|list) (?:the |our |all )?(${GROUP_WORDS}) (?:from )?(?:priciest|highest|most(?: expensive)?|dearest|largest|biggest|newest|longest|tallest) to (?:cheapest|lowest|least(?: expensive)?|smallest|fewest|oldest|shortest) (?:on|by|for|in terms of) `,
      'gi',
    ),
    'rank $1 by ',
  ],
  [new RegExp(`\\brank (?:the |our |all )?(${GROUP_WORDS}) on `, 'gi'), 'rank $1 by '],
  [
    /\b(?:come|comes|coming) back(?: on(?:to)? the market)?(?: to (.+?))?(?=[?.!]*$| (?:in|by|during|before|this|next|over) )/gi,
    '$1 expiring',
  ],
]
/** "median free rent and uh no make that median TI": what is asked for is said again, and the first taken back. */
const ASKED =
  '(?:the )?(?:average|avg|mean|median|total|sum of|highest|lowest|max(?:imum)?|min(?:imum)?|number of|count of|how many|typical|\\d+(?:th|st|nd|rd) percentile(?: of)?)'
const ASK_TAKEN_BACK = new RegExp(
  `\\b${ASKED} [\\w' -]{2,30}?[,.]? (?:and )?(?:(?:uh|um|er|hmm|oh|wait)[, ]+)*(?:no|sorry|wait|actually|scratch that|rather|strike that)[, ]+(?:(?:no|wait|sorry|actually)[, ]+)*(?:(?:make (?:that|it)|i mean[t]?|let's (?:do|say)|rather|give me)[, ]+)?(?=${ASKED}\\b)`,
  'i',
)

/** Words for who gives or gets a figure narrow nothing. */
const PEOPLE =
  /\b(?:are |is |do |does |did |have |has )?(?:the )?(?:landlords?|owners?|tenants?|users?|occupiers?|people|folks|everyone)(?: (?:are|have been|been|generally|typically|usually))* (?:giving|getting|offering|paying|asking|quoting|charging|seeing|receiving|give|get|offer|pay|ask|quote|charge|see|receive)(?: (?:out|up|away|for))?(?! (?:the )?(?:most|least|highest|lowest))\b/gi

/** What a figure is for asks nothing of the properties. */
const PURPOSE =
  /\b(?:quick question|question|real quick|asap)\b[,:]?|\b(?:for|on|in) (?:the|my|our|an?|this|next|his|her|their) (?:(?:quarterly|monthly|weekly|annual|client|board|team|market|next|upcoming) )*(?:bov|report|newsletter|memo|pitch|proposal|deck|meeting|boss|call|presentation|quarterly|update|review|appraisal|underwriting|model|write-?up|e-?mail|slide|opinion of value)\b[,:]?/gi
const SPELLED = new RegExp(
  `\\b(${NUMBER_WORD})(?=[ -](?:dollars?|bucks?|cents|months?|mos|years?|yrs|percent|free|of (?:them|those|which))\\b)`,
  'gi',
)
const DOLLARS = /(?<![$\d.])(\d+(?:\.\d+)?) (?:dollars|bucks|dollar|buck)\b/gi

/** A question as it is read: slips of one letter mended in the words that ask, and usual words for the trade's. */
export function usualWords(words: string): string {
  const mended = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(?<![\p{L}\d'-])\p{Ll}{6,}(?![\p{L}\d'-])/gu, mend)
  const counted = withDigits(withSpokenRents(mended))
    .replace(ASK_TAKEN_BACK, '')
    .replaceAll(PURPOSE, ' ')
    .replaceAll(SPELLED, (word) => String(readCount(word) ?? word))
    .replaceAll(DOLLARS, '$$$1')
  const usual = [...ANALYST_WORDS, ...BROKER_WORDS, ...COMPARED_WORDS, ...SAID_FOR].reduce(
    (text, [said, instead]) => text.replaceAll(said, instead),
    counted,
  )
  return usual.replaceAll(PEOPLE, ' are running ').replaceAll(/\s+/g, ' ').trim()
}

function mend(word: string): string {
  if (known.has(word) || word.length < SHORTEST) return word
  const [only, other] = index.near(word)
  return only === undefined || other !== undefined ? word : only
}
