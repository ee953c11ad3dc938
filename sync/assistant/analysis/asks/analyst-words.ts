import { MONTHS_WRITTEN_OUT } from '../../../domain/query/words/month-words.ts'
import { GROUP_WORDS } from './grouping-asked.ts'

const SPACE = '(?:square footage|square feet|sq\\.? ?ft\\.?|sf|space|footage)'
const SOMEBODY = '(?:anybody|anyone|somebody|someone|any tenant|a tenant|any buyer)'
const COUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const LEASES = '(?:leases|deals|comps|transactions|buildings|properties|listings|signings)'
/** "the priciest ten percent": how many in a hundred are asked for, and where they begin. */
const SHARES = [
  ['5|five', 95],
  ['10|ten', 90],
  ['20|twenty', 80],
  ['25|twenty-five', 75],
] as const

/** What analysts and appraisers say, in the words that a question is read by. */
export const ANALYST_WORDS: readonly (readonly [words: RegExp, usual: string])[] = [
  // "I'm writing the occupier section: who are the ten largest tenants"
  [
    /^(?:i['’]?m|i am|we['’]?re|we are|just|still)? ?(?:writing|drafting|working on|preparing|doing|building|putting together|updating|finishing) [^:?]{2,60}: ?/gi,
    '',
  ],
  [/^(?:old|older|new|newer)[\w ]* (?:versus|vs\.?) (?:old|older|new|newer)[\w ]*: /gi, ''],
  [/,? (?:it['’]?s|this is|that['’]?s) for (?:an?|the|my|our) [^,;.?!]+(?=[.?!]*$)/gi, ''],
  [/\boperating expense(?: per (?:square )?foot| psf)?\b(?!s)/gi, 'opex'],
  [/\btotal (?:building|rentable) area\b/gi, 'total square feet'],
  [/\boffice (?:build-?out|finish|component) in (?:square feet|sf)\b/gi, 'office sf'],
  [
    /\bleasing (?:volume|activity) (?:in|by) (?:sf|square feet|square footage) (?=per|by|each)/gi,
    'total square feet leased ',
  ],
  [
    /\b(?:in )?what year (?:was|were|did) (?:the |an? )?(?:typical|average|median|usual) (.+?) (?:put up|built|constructed|delivered|completed)\b/gi,
    'median year built $1',
  ],
  // "manufacturing with cranes against manufacturing without"
  [
    /^(.+?),? ([^,]+?) with (\w+) (?:against|versus|vs\.?|next to) (?:\2|the same|those|ones|the ones) without\b/gi,
    'compare $1, $2 with and without $3',
  ],
  ...(
    [
      ['stingiest|tightest|least generous', 'bottom'],
      ['most generous|loosest|freest', 'top'],
    ] as const
  ).map(([ends, end]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:which|what) (${COUNT}) (${GROUP_WORDS}) (?:are|is) (?:the )?(?:${ends}) with (.+?)(?:,? on average)?(?=[?.!]*$)`,
      'gi',
    ),
    `${end} $1 $2 by average $3`,
  ]),
  ...(
    [
      ['dearest|priciest|most expensive', 'top'],
      ['cheapest|least expensive', 'bottom'],
    ] as const
  ).map(([ends, end]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:which|what) (${COUNT}) (${GROUP_WORDS}) (?:have|has) the (?:${ends}) (.+?) ${SPACE},? (?:going |judging |measured )?by (?:the )?(median|average|mean) rents?\\b`,
      'gi',
    ),
    `${end} $1 $2 by $4 rent $3`,
  ]),
  // "total dollar volume of building sales"
  [
    /\b(?:the )?(?:total |aggregate |combined |overall )?(?:dollar|sales?|investment) volume(?: of(?: (?:all|the))?)?(?: (?:building|property|investment|industrial))?(?: sales)?\b/gi,
    'total sale price',
  ],
  // "how much SF rolls each year in Humble from 2027 thru 2031"
  [
    /\b(?:rolls?|expires?|matures?|comes? due) (?:each|every|per|by) year\b([^?]*?) (?:from|between) (20\d\d) (?:thru|through|to|-|and) (20\d\d)\b/gi,
    'expiring between $2 and $3 by expiration year$1',
  ],
  // "which owner has the oldest portfolio, going by average year built"
  ...(
    [
      ['oldest', 'lowest'],
      ['newest|youngest', 'highest'],
    ] as const
  ).map(([ends, end]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:which|what|whose) (${GROUP_WORDS}) (?:has|have|owns?|holds?) the (?:${ends}) (?:portfolio|buildings|product|stock|holdings)(?:,? (?:going |judging |measured )?by (?:the )?(average|mean|median) (?:year built|age))?`,
      'gi',
    ),
    `which $1 has the ${end} $2 year built`,
  ]),
  [
    new RegExp(
      `\\b(${LEASES}|tenants) (?:come|comes|coming|are) up(?: for renewal)? (?=in|by|this|next|before|during)`,
      'gi',
    ),
    '$1 expire ',
  ],
  // "quarterly tally of signings beginning January 2025"
  [
    new RegExp(
      String.raw`\b((?:quarterly|yearly|annual|monthly|trend|by quarter|by year)\b[^?]*?) (?:beginning|starting|commencing)(?: in| with| from)? (?=(?:${MONTHS_WRITTEN_OUT}|q[1-4]|20\d\d)\b)`,
      'gi',
    ),
    '$1 since ',
  ],
  [/\b(?:yearly|annual) (?:count|number|tally|total) of ([^?.!]+)/gi, 'number of $1 by year'],
  // "on average, how many grade doors does a building come with?"
  [
    /\b(?:on average|typically|usually),? how many (.+?) (?:does|do|will) (?:an? |the |most )?(.+?) (?:come with|have|get|offer|carry)\b/gi,
    'average number of $1 in $2',
  ],
  [new RegExp(`\\b(?:largest|greatest|highest|biggest) (?:number|count) of (?=${LEASES}\\b)`, 'gi'), 'most '],
  // "who are the three tenants taking up the most square footage"
  [
    new RegExp(
      `\\b(?:who|what|which) are the (?:top )?(${COUNT}) (${GROUP_WORDS}) (?:taking up|tying up|occupying|leasing|renting|holding|controlling|owning|with) the most ${SPACE}`,
      'gi',
    ),
    'top $1 $2 by total square feet',
  ],
  [
    new RegExp(
      `\\b(which|what) (${GROUP_WORDS}) (?:is|are|was) (?:the )?(?:cheapest|least expensive) for (.+?) ${SPACE}\\b`,
      'gi',
    ),
    '$1 $2 has the lowest rent $3',
  ],
  [
    new RegExp(
      `\\b(which|what) (${GROUP_WORDS}) (?:is|are|was) (?:the )?(?:priciest|most expensive|dearest) for (.+?) ${SPACE}\\b`,
      'gi',
    ),
    '$1 $2 has the highest rent $3',
  ],
  [
    /\b(average|mean|median|total|typical|largest|smallest) office (?:square footage|square feet|sq\.? ?ft\.?|area|footage)\b/gi,
    '$1 office sf',
  ],
  [/\bexpense (?:load|burden)s?\b/gi, 'operating expenses'],
  // "operating expenses under 50k sf vs over 200k sf, averages please"
  [
    /^(?:the )?(operating expenses|opex|rents?|clear heights?|free rent|ti) (.+? (?:vs\.?|versus) .+?),? (average|mean|median)s?(?: please)?[?.!]*$/gi,
    'compare $3 $1 $2',
  ],
  [/\bworst (?=(?:opex|operating expenses|cam|escalations?|bumps)\b)/gi, 'highest '],
  [
    new RegExp(
      `\\b(highest|lowest|most) (?:total |purchase |sale )?price (?:that )?${SOMEBODY} (?:has |ever )*(?:paid|pays|is paying)(?: for (?:an? )?(?:building|property|warehouse)?)?`,
      'gi',
    ),
    '$1 sale price',
  ],
  [
    new RegExp(
      `(?<=\\b(?:opex|expenses|rents?|ti|bumps)) (?:that )?${SOMEBODY} (?:is |are )?(?:paying|pays|has paid|paid|gets|getting)\\b`,
      'gi',
    ),
    '',
  ],
  // "Pasadena, Deer Park and La Porte side by side: median rent"
  [/^(.+?(?:,| and | & | vs ).+?),? side by side ?[:,-] ?/gi, 'compare $1, '],
  [
    new RegExp(
      `^(.+?) or (.+?),? (?:who|which(?: one| of them)?|what firm) (?:controls|owns|has|holds|leases|occupies|rents) (?:more|the most) ${SPACE}`,
      'gi',
    ),
    'compare total square feet of $1 and $2',
  ],
  // "do plants with cranes fetch more rent than the ones without"
  [
    /\b(?:do|does|are|will) (.+?) with (.+?) (?:fetch|fetching|get|getting|command|commanding|bring|earn|see|pay) (?:more|higher|better|less|lower) rents? than (?:the ones|those|ones|the others) without(?: (?:them|it|one))?/gi,
    'compare rents of $1 with and without $2',
  ],
  [
    /\bhow (?:do|does|did) (?:the )?(.+?) differ (?:for|between) (.+?) (?:and|versus|vs\.?) (?!and)(.+?)(?=[?.!]*$)/gi,
    'compare $1 of $2 vs $3',
  ],
  [
    /\bwhere (?:in|within) the (?:pack|range|mix|spectrum|field) (?:does|would|do) (?:an? )?(?:rent|rate|price) of (.+?) (?:fall|land|sit|rank|stand)\b/gi,
    'where does $1 rank',
  ],
  [
    /\b(?:are|were|am) (?:we|they|i|you) (?:too )?(?:high|low|rich|cheap|above|under|below|over)(?: or (?:too )?(?:high|low|rich|cheap|above|under|below|over))?(?: (?:the )?market)?(?=[?.!]*$)/gi,
    'where does that stand',
  ],
  ...SHARES.map(([share, percentile]): readonly [RegExp, string] => [
    new RegExp(
      `\\babove what (rent|price|opex|figure) (?:do|does) the (?:priciest|top|highest|most expensive) (?:${share}) ?(?:percent|%) of (.+?) (?:start|begin|sit|fall|lie)s?\\b`,
      'gi',
    ),
    `${percentile}th percentile $1 of $2`,
  ]),
  ...SHARES.map(([share, percentile]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:below|under) what (rent|price|opex|figure) (?:do|does) the (?:cheapest|bottom|lowest|least expensive) (?:${share}) ?(?:percent|%) of (.+?) (?:start|end|begin|sit|fall|lie)s?\\b`,
      'gi',
    ),
    `${100 - percentile}th percentile $1 of $2`,
  ]),
]
