import { CENTS, currencyName, MONEY_AMOUNT, NUMBER, toNumber } from '../amounts/amount.ts'
import { HEDGES, marks, type Rule, SEPARATORS, words } from '../scan.ts'

const SQUARE_FOOT = String.raw`r?sf|s\.f\.?|r?sq\.? ?ft\.?|square f(?:oo|ee)t|ft2|foot|ft`

/** Ways to say per square foot, per acre, per month and per year. */
export const RENT_UNITS: readonly Rule[] = [
  words(
    'unit',
    'm2',
    String.raw`(?:\/|per) ?(?:m2|sqm|sm|sq\.? ?m(?:eters?|etres?|\.)?|square met(?:er|re)s?)`,
  ),
  words('unit', 'sf', String.raw`(?:\/|per|a) ?(?:${SQUARE_FOOT})|psf|p\.s\.f\.?|${SQUARE_FOOT}`),
  words('unit', 'sf month', 'psfpm|psfm'),
  words('unit', 'sf year', 'psfpa|psfpy'),
  words('unit', 'acre', String.raw`(?:\/|per|an) ?(?:acre|ac)`),
  words(
    'unit',
    'month',
    String.raw`(?:\/|per|a|each)? ?(?:months?|monthly|mos?\.?|mths?\.?|mnth)|p\/?\.?m\.?|pcm|\/ ?m`,
  ),
  words(
    'unit',
    'year',
    String.raw`(?:\/|per|a|each)? ?(?:years?|yearly|yrs?\.?|annum|annual(?:ly)?|p\/?\.?a\.?)`,
  ),
  words('unit', 'whole', 'total|lump sum|whole building|entire building'),
]

/** A part of the costs that comes on top of a gross rent. */
export const WITH_UTILITIES = words(
  'noise',
  'with utilities',
  '\\+ ?util(?:ities|\\.)?|plus util(?:ities)?|\\+ ?(?:elec(?:tric(?:ity)?)?|e)|plus elec(?:tric(?:ity)?)?',
)

/** Lease types, and the words that name what is paid on top of the rent. */
export const LEASE_LABELS: readonly Rule[] = [
  words(
    'label',
    'opex',
    String.raw`(?:est(?:imated|\.)? )?(?:nnn|triple net|net|cam) (?:charges?|expenses?|costs?|fees?)`,
  ),
  words('label', 'nnns', "nnn'?s"),
  words(
    'label',
    'opex',
    String.raw`(?:cam|tax(?:es)?|ins(?:urance|\.)?)(?: ?\/ ?(?:cam|tax(?:es)?|ins(?:urance|\.)?)){1,2}|op\.? ?ex\.?|operating (?:expenses?|costs?|exp\.?)|expenses?|cams?|ti?cam|tmi|t ?(?:&|and) ?o|taxes? (?:&|and) op(?:erating|ex|s)?\.?|nets|additional rent|opex (?:charges?|load)`,
  ),
  words(
    'label',
    'NNN',
    'abs(?:olute|\\.)? (?:nnn|triple net|net)|nnn|triple net|net net net|n\\/n\\/n|nn|double net|net',
  ),
  words('label', 'MG', 'mod(?:ified|\\.)? (?:gross|gr\\.?)|mg|ind(?:ustrial|\\.)? (?:gross|gr\\.?)|ig'),
  words('label', 'Gross', 'full service(?: gross)?|full gross|full serv\\.?|fsg|fs|gross|gr\\.'),
]

const PERCENT_STEP =
  'annual(?:ly)?|yearly|per (?:year|annum)|a year|\\/ ?(?:year|yr)|p\\.a\\.?|fixed|rent(?:al)?|increases?|bumps?|escalat(?:ions?|ors?|ing)|esc\\.?|steps?|inc\\.?'

/** Facts of a lease that stand in the same cell as its rent. */
const LEASE_FACTS: readonly Rule[] = [
  {
    pattern: new RegExp(`${NUMBER} ?(?:%|percent|pct)(?:[ -]*(?:${PERCENT_STEP})(?![a-z]))+`, 'y'),
    token: ([, digits = '']) => ({ kind: 'fact', name: 'escalation', value: toNumber(digits) }),
  },
  {
    pattern: new RegExp(
      `${NUMBER}[ -]*(?:months?|mos?\\.?)[ -]*(?:of )?(?:free(?: rent)?|abate(?:d|ment))(?![a-z])`,
      'y',
    ),
    token: ([, digits = '']) => ({ kind: 'fact', name: 'free rent', value: toNumber(digits) }),
  },
  {
    pattern: new RegExp(
      `\\$ ?${NUMBER}(?: ?\\/ ?s?f)?(?: ?\\/ ?(?:yr|year))?[ -]*(?:annual )?(?:increases?|bumps?|steps?)(?![a-z])`,
      'y',
    ),
    token: ([, digits = '']) => ({ kind: 'fact', name: 'step', value: toNumber(digits) }),
  },
]

/** Behind a rent: `$8.40 (NNN), 4% bumps, 65 mos`. */
const TERM: Rule = {
  pattern:
    /(?<=[,;/|] ?|(?:for|term:?) )(\d{1,3})[ -]?(mos?\.?|months?|yrs?\.?|years?)(?: (?:lease|term|deal))*(?![a-z/]|\.?\d)/y,
  token: ([, digits = '', unit = '']) => {
    const months = Number(digits) * (unit.startsWith('y') ? 12 : 1)
    return months >= SHORTEST_TERM && months <= LONGEST_TERM
      ? { kind: 'fact', name: 'term', value: months }
      : null
  },
}
const SHORTEST_TERM = 12
const LONGEST_TERM = 360

/** A currency behind its amount: `3.59 USD/SF/MO`. */
const TRAILING_CURRENCY: Rule = {
  pattern: /(?:usd|cad|cdn|aud|eur|gbp|mxn)(?![a-z])/y,
  token: ([written]) => ({ kind: 'unit', name: currencyName(written) ?? written, value: 0 }),
}

const FORMER = String.raw`\$? ?[\d.]*\d(?: ?(?:\/|per)? ?(?:psf|sf|mo(?:nth)?\.?|yr\.?|year|nnn|mg)(?![a-z]))*[,;]?`

const STEP = String.raw`\$? ?\d*\.?\d+(?: ?\/? ?(?:psf|sf|mo\.?))*`
const MONTHS = String.raw`(?:months?|mos?\.?|mths?\.?)`
const LATER_YEAR = String.raw`ye?a?rs?\.? ?(?:[2-9]|1\d)(?:-\d{1,2})?(?!\d)`

/** Everything a rent cell may say and still be understood. */
export const RENT_RULES: readonly Rule[] = [
  ...LEASE_FACTS,
  TERM,
  words('label', 'Gross', 'g'),
  {
    pattern:
      /(?:in |for )?(?:the )?(?:(?:years?|yrs?\.?) ?(?:1|one)|first (?:year|yr\.?)|1st (?:year|yr\.?))(?![a-z\d]|[.,]\d)/y,
    token: () => ({ kind: 'noise', name: 'first year', value: 0 }),
  },
  {
    pattern: /\(asking (?:rent |rate )?(?:of |was )?\$? ?[\d.]+[^()\d]*\)/y,
    token: () => ({ kind: 'noise', name: 'an asking rent beside it', value: 0 }),
  },
  {
    pattern:
      /\(incl(?:uding|udes|usive of|\.)? ?\$? ?[\d.]+[^()\d]*(?:expenses?|base ye?a?r|cam|nnn|tax(?:es)?|nets?|op\.? ?ex\.?|charges?)[^()\d]*\)/y,
    token: () => ({ kind: 'noise', name: 'with expenses in it', value: 0 }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:[,;/&]|and|then) ?(?:${STEP},? \(?(?:in |for )?${LATER_YEAR}\)?|\(?${LATER_YEAR}\)? ?[:=@-]? ?${STEP})(?![\d.,]*\d|[a-z])`,
      'y',
    ),
    token: () => ({ kind: 'noise', name: 'with steps in later years', value: 0 }),
  },
  {
    pattern: new RegExp(`(?:was|formerly|previously|(?:reduced|lowered|down|dropped) from) ${FORMER}`, 'y'),
    token: () => ({ kind: 'noise', name: 'a former rent beside it', value: 0 }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?:reduced|lowered|dropped) to \$? ?[\d.]+[^\d$]{0,16})from ${FORMER}`,
      'y',
    ),
    token: () => ({ kind: 'noise', name: 'a former rent beside it', value: 0 }),
  },
  words('noise', 'reduced', '(?:reduced|lowered|dropped) to|now'),
  {
    pattern:
      /(?:just |price |rate |rent |newly )?(?:reduced|lowered)(?=[!:, -]*(?:\$|\.?\d|$))|new (?:low )?(?:price|rate|rent)(?![a-z])|!+/y,
    token: () => ({ kind: 'noise', name: 'advertised', value: 0 }),
  },
  words('noise', 'to be agreed', 'firm|neg(?:otiable|\\.)?|motivated(?: (?:landlord|owner|seller))?'),
  {
    pattern: new RegExp(
      String.raw`(?<=\d.*)(?:[,;/(&]|and) ?${STEP} ?(?:(?:avg\.?|average|ave\.?|blended|mean|ending)(?: (?:rent|rate))?(?: (?:over|for|of) (?:the )?(?:lease |initial |full |base )?term)?)\)?(?![a-z])`,
      'y',
    ),
    token: () => ({ kind: 'noise', name: 'a later or average rent beside it', value: 0 }),
  },
  {
    pattern: new RegExp(
      String.raw`\(?(?:half|1\/2|50%|reduced|free|abated)(?: of)?(?: the)?(?: base)? rents? (?:(?:for|in|during|through) )?(?:the )?(?:${MONTHS} ?#?\d{1,2}(?: ?(?:-|to|thru|&|and) ?\d{1,2})?|(?:first )?\d{1,2} ?${MONTHS})\)?(?![a-z])`,
      'y',
    ),
    token: () => ({ kind: 'noise', name: 'with less rent in some months', value: 0 }),
  },
  words('noise', 'at least', 'starting (?:at|from)|from|min(?:imum|\\.)?'),
  WITH_UTILITIES,
  words(
    'noise',
    'a lease that is neither net nor gross',
    'mod(?:ified|\\.)? net|semi[ -]?(?:net|gross)|single net|net of (?:utilities|util\\.|elec(?:tric(?:ity)?|\\.)?|janitorial)',
  ),
  {
    pattern:
      /\((?:est\.? |estimated |budget(?:ed)? |actual )?(?:19|20)\d\d(?: est\.?| estimated?| budget(?:ed)?| actuals?)?\)/y,
    token: () => ({ kind: 'noise', name: 'year', value: 0 }),
  },
  CENTS,
  MONEY_AMOUNT,
  TRAILING_CURRENCY,
  words('label', 'ti', 'ti(?: allowance)?|tia|tenant improvements?(?: allowance)?'),
  ...RENT_UNITS,
  ...LEASE_LABELS,
  words(
    'label',
    'yard',
    '(?:(?:for|on) )?(?:the )?(?:(?:fenced|secured|paved|excess|outdoor|outside|storage|trailer|truck|exterior) )*(?:yard|outdoor storage|outside storage|storage lot|lot|laydown|ios|land|parking|trailer parking)(?: (?:area|space|rent))?',
  ),
  words(
    'label',
    'building',
    '(?:(?:for|on) )?(?:the )?(?:bldg\\.?|building|warehouse|whse\\.?|wh|space|shop|industrial)(?: (?:area|space|rent))?',
  ),
  words(
    'noise',
    'rent',
    'escalating|increasing|asking|obo|or best offer|base|rent(?:al)?|lease|rate|price|quoted|start(?:ing)?|initial|effective|blended|face|average|avg\\.?|of|at|the|in place|contract|current|flat|all in|per|for|then|thereafter|after that',
  ),
  marks('noise', '$', String.raw`\$(?= ?\/)`),
  ...HEDGES,
  ...SEPARATORS,
]
