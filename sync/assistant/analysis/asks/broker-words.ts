import { GROUP_WORDS } from './grouping-asked.ts'

const THINGS = '(?:ones|those|buildings|properties|deals|leases|spaces|warehouses)'
const SPACE = '(?:square feet|square footage|sq\\.? ?ft\\.?|sf|feet|footage|space)'
const SOMEBODY = '(?:anybody|anyone|somebody|someone|any tenant|a tenant|tenants|people|folks)'
const BUYING = '(?:buy(?:s|ing)?|bought|acquir(?:e|es|ed|ing)|purchas(?:e|es|ed|ing))'
const PER_FOOT = '(?:(?:per|a) (?:square )?foot|per sf|psf|\\/ ?(?:sf|ft))'

/** What brokers say for what a question is read by: a verb for a figure, an order of words for another. */
export const BROKER_WORDS: readonly (readonly [words: RegExp, usual: string])[] = [
  // What somebody says of the market asks nothing, and names no firm.
  [
    /^.*?\b(?:is (?:the |what'?s )?(?:market|standard|fair|normal|typical|the going rate)|(?:don'?t|do not) (?:buy|believe) (?:it|that|him|her|them))\b.*?\b(?:so|but|and)[, ]+(?=(?:what|how|where|which)(?:'?s| is| are)? (?:the |our )?(?:real |actual )?(?:average|avg|mean|median|typical|usual)\b)/gi,
    '',
  ],
  [
    /(?:^|\b(?:my|the|our|his|her|their|this|that) )(?:landlord|ll|owner|client|tenant|broker|boss|guy|buyer|seller)(?:['’]s| is| was| keeps)? (?:says?|said|saying|telling (?:my guy|my client|me|us|him|her|them)|tells (?:me|us|him|her|them)|told (?:me|us|him|her|them)|claims?|claiming|thinks|swears|insists)(?: that)?(?: (?:nobody|no one|everybody|everyone) (?:gives?|gets?|does|pays?|offers?))?\b/gi,
    ' ',
  ],
  [/,? as opposed to(?: (?:that|those) (?:of|in))?(?= )/gi, ' vs'],
  [/\bcapitali[sz]ation rates?\b/gi, 'cap rate'],
  [
    /(?<=\b(?:median|mean|average|avg\.?|typical|usual|highest|lowest|blended) )caps?\b(?! (?:rates?|on|at)\b)/gi,
    'cap rate',
  ],
  [/\bby yr\b/gi, 'by year'],
  [/\bppsf\b/gi, 'price psf'],
  [/\bqtr?ly\b/gi, 'quarterly'],
  [/\b(?:pctile|pctl|prcntile|percntile)s?\b/gi, 'percentile'],
  // "median TI, 10-30k sf; and how about free rent"
  [
    /\b((?:median|average|avg|mean|typical) [a-z][\w ]*?)(,[^;?]*?)?[;,?.]? and (?:how|what) about (?:the )?([a-z][a-z ]+?)(?=[?.!]*$)/gi,
    '$1 and $3$2',
  ],
  [
    /,? (?:by|in) (?:count|number)(?: of (?:deals|leases))?,? (?:and )?not (?:by )?(?:sf|size|area|square f(?:ee|oo)t(?:age)?)\b/gi,
    '',
  ],
  [/\bper decade of construction\b/gi, 'by decade built'],
  [/\b(?<!yard |lot )surface(?: area)?\b(?! (?:lot|parking|yard))/gi, 'square feet'],
  [/\b((?:19|20)\d0s)[- ]vintage\b/gi, 'built in the $1'],
  [/\b((?:19|20)\d\d)-and-(newer|later|up|older|earlier)\b/gi, '$1 and $2'],
  [/\b(\p{Lu}\p{L}+) proper\b/gu, '$1'],
  [/\bprice-per-(?:square-)?(foot|sf)\b/gi, 'price per $1'],
  [/\bby (?:total |the )?(?:dollar|sales?|transaction|trading) volume\b/gi, 'by total sale price'],
  [/\b(?:priciest|dearest|costliest) (?=(?:lease|deal|rent)\b)/gi, 'highest rent '],
  [/\baverag(?:ed|ing)\b/gi, 'average'],
  [/\b(?:fattest|richest|heftiest|juiciest|sweetest|beefiest|strongest)\b/gi, 'highest'],
  [/\b(?:skimpiest|leanest|stingiest|thinnest|weakest|softest)\b/gi, 'lowest'],
  [
    /\b(\d+)(?:[- ](year|yr|month|mo)s?[- ](?:plus|or more|and up|or longer)|\+[- ](year|yr|month|mo)s?) (?=deals?|leases?|terms?)/gi,
    'at least $1 $2$3 term ',
  ],
  [/^who are (?:the |our )?(?=\d+ )/gi, 'the '],
  [/[?;:.] (?=(?:the )?(?:top|first|bottom) \d+[?.!]*$)/gi, ', '],
  [/^(?:please )?(?:add|sum|total|tally|tot) up (?:all )?(?:of )?(?:the )?/gi, 'total '],
  [
    new RegExp(
      `\\b(?<end>highest|lowest|most|least) (?:price )?(?:that )?${SOMEBODY}(?:['’]s| has| have)?(?: ever)? (?:paid|pays?)(?: ${PER_FOOT})? (?:for (?:an? |the )?(?:\\w+ )?(?:building|bldg|property|piece of land)|to buy)\\b`,
      'gi',
    ),
    '$<end> sale price per foot',
  ],
  [
    new RegExp(
      `\\b(?<end>highest|lowest|most|least) (?:rents? |rates? )?(?:that )?${SOMEBODY}(?:['’]s| has| have)?(?: ever)? (?:paid|pays?|signed (?:at|for))\\b(?! (?:for (?:a|the) (?:building|property)|to buy))`,
      'gi',
    ),
    '$<end> rent',
  ],
  [
    /\b(?:that )?(?:anybody|anyone|somebody|someone)(?:['’]s| has| have)?(?: ever)? (?:got|gotten|gets?|received|gave|given|signed)\b/gi,
    ' ',
  ],
  [/\b(?:most|least) rent\b/gi, 'highest rent'],
  [
    /\bhow (much|many) ([\w -]+?) (?:does|do|would) (?:an? |the |most |these |those )?(.+?) (?:normally|typically|usually|generally|commonly|tend to) (?:have|has|get|come with|run)\b/gi,
    'how $1 $2 does the typical $3 have',
  ],
  [
    /\bhow (much|many) ([\w -]+?) (?:does|do|would) (?:an? |the |most |these |those )?(.+?) (?:have|has|get|come with) on average\b/gi,
    'how $1 $2 does the average $3 have',
  ],
  [/\b(?:usual|normal) (?=(?:number|count) of\b)/gi, 'typical '],
  [
    /\b(typical|average|avg|median|mean) (?:number|count) of (?=(?:dock|grade|trailer|acre|crane|parking|month|drive|door|year)\w*)/gi,
    '$1 ',
  ],
  [
    /\bhow (large|big|long|tall|old|high|new) (?:an?|the) (.+?) (is|are|was|were)\b(?: (?:on )?(?:average|usually|typically|normally|generally))?/gi,
    'how $1 $3 $2 on average',
  ],
  [
    new RegExp(
      `\\bhow (?:many|much) ${SPACE}(?: in total| total| all told| altogether)?(?: will| is going to| are going to)? (?:roll|expire|mature|comes? due|burn off|turn over)s?(?: over| off)?\\b`,
      'gi',
    ),
    'total square feet expiring',
  ],
  [
    new RegExp(`\\b${SPACE} (?:coming|rolling|going|falling|burning) off(?: of)?(?: leases?)?\\b`, 'gi'),
    'total square feet expiring',
  ],
  [/\b(most|least|fewest) (?:feet|footage) (?=(?:expiring|rolling|leased|signed))/gi, '$1 square feet '],
  [
    new RegExp(
      `\\bwhat (?:do|does|did|has|have) (.+?) (?:pay|paid)(?: ${PER_FOOT})? when (?:it|they|he|she)(?:['’]s|['’]re)? ${BUYING}\\b`,
      'gi',
    ),
    'median sale price per foot bought by $1',
  ],
  [
    /(?<=\bbought by .+?),? (?:compared (?:to|with)|vs\.?|versus|against|and) (?:what )?(.+?) (?:pays?|paid)(?= *[?.!]*$)/gi,
    ' vs bought by $1',
  ],
  [
    new RegExp(`\\b(?:of |on |for )?what (.+?) (?:has|have|had)(?: ever)? ${BUYING}\\b`, 'gi'),
    'bought by $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:the )?total )?(?:dollars?|dollar amount|money|amount|sum|volume|how much(?: money)?)(?: that)?(?: has| have| did)? (.+?) (?:has |have )?(?:spent|spend|paid out|invested|put in(?:to)?|dropped|laid out)(?: on)? (?:${BUYING}(?: (?:buildings?|properties|property|real estate))?|acquisitions|purchases)\\b`,
      'gi',
    ),
    'total sale price bought by $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:the )?${THINGS} )?(?:with|that have) (?:an? |the )?([\\w -]+?) (?:and|versus|vs\\.?|or|against|compared (?:to|with)|to) (?:(?:the )?${THINGS} )?(?:without|with no|that (?:don['’]?t|do not)(?: have)?)(?: (?:one|it|any|them))?(?=\\s*(?:[,?.!]|(?:in|for|on|across|over|around|near)\\b|$))`,
      'gi',
    ),
    'with and without $1',
  ],
  [
    /^(.+?) (?:or|vs\.?|versus) (.+?)[:;,-]+ ?(?:what(?:['’]s| is) )?(?:the )?(?:difference|gap|spread|delta) (?:in|on|between) (?:the |their )?(.+?)[?.!]*$/gi,
    '$3, $1 vs $2',
  ],
  [
    new RegExp(
      `^(?:going by|based on|using|judging by|in terms of|measured by|by|on) (?:the )?(.+?), (which|what) (${GROUP_WORDS}) (?:has|have|is|had) (?:the )?(?:most expensive|priciest|costliest|dearest|highest) ?(.*)$`,
      'gi',
    ),
    '$2 $3 has the highest $1 $4',
  ],
  [
    new RegExp(
      `^(?:going by|based on|using|judging by|in terms of|measured by|by|on) (?:the )?(.+?), (which|what) (${GROUP_WORDS}) (?:has|have|is|had) (?:the )?(?:cheapest|least expensive|lowest) ?(.*)$`,
      'gi',
    ),
    '$2 $3 has the lowest $1 $4',
  ],
  [
    /^(\p{Lu}.+?) ?[-–:,;] ?(?:find|show|give|pull|get)(?: me)? (?:(?:its|the|some|his|their) )?(?:\d+ )?(?:closest|nearest|best|most similar|similar) (?:comps|matches|comparables|buildings|properties|ones)\b/giu,
    'comps to $1',
  ],
  [
    /\b(?:total )?(total square feet )?(expiring|rolling) (in|near|around) ((?:(?!\d|and |or )\w+ ){1,3}?)((?:in |over |during |by )?(?:next|this|the (?:next|coming|rest of)|20\d\d|q[1-4])\b[^,?.!]*)/gi,
    '$1$2 $5 $3 $4',
  ],
]
