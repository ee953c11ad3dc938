import { cleanText } from '../cells/plain-text.ts'

const UNIT_AFTER_SLASH = /\s*\/\s*(?=r?s\.?f\b|sq|square|ft\b|foot|mo\b|mth|month|yr|year|ac\b|acre|annum)/g

/** How the dates of a column are written: `(m/d/yy)`. */
const DATE_FORMAT =
  /\by{2,4}([-/.])m{1,3}\1d{1,2}\b|\b(?:m{1,3}|d{1,2})([-/.])(?:m{1,3}|d{1,2})\2y{2,4}\b|(?<=\() ?(?:mm?|mo\.?|month)[-/](?:(?:dd?|day)[-/])?(?:y{2,4}|yr\.?|year) ?(?=\))/g

/** In the plural these are what is paid on top of a net rent. */
const CHARGES = /\b(?:nets|nnn['’]?s)\b/gi

/** `A.P.N.` is `APN`. */
const INITIALS = /(?<![a-z.])(?:[a-z]\.){2,}(?:[a-z](?![a-z]))?/g

/** The number of a footnote. `Year (2)` is the second year. */
const FOOTNOTE =
  /(?<!\b(?:years?|yrs?|months?|mos?|options?|periods?|phases?|steps?|bumps?)\.? ?)(?<=\S) ?(?:\(\d\)|\[\d\])(?=\s|$)/g

const OF_DOCKS = String.raw`(?:(?:ext(?:erior)?\.? ?)?docks?(?:[ -]?hi(?:gh)?)?|truck[ -]?(?:hi(?:gh)?|level|lvl)|dh|tl|th)`
const OF_GRADE = `(?:(?:grade|ground|gl)(?:[ -]?(?:level|lvl))?|di|drive[ -]?ins?|ramps?)`
const DOOR = String.raw`(?: ?-? ?(?:doors?|drs?)\b\.?)?`
const BOTH = String.raw`\.? *(?:\/|&|\+|-|and\b) *`

const PHRASES: readonly [RegExp, string | ((written: string) => string)][] = [
  [DATE_FORMAT, ' '],
  [INITIALS, (written) => `${written.replaceAll('.', '')} `],
  [/\b1 ?k ?(?=sf\b|sq)|(?<=(?:\/|\bper) ?)k(?=sf\b)/g, '1000 '],
  [/\b1,000\b/g, '1000'],
  [/\bmin(?:imum)?\.? ?(?:\/|-|–|to|and|&) ?max(?:imum)?\b\.?/g, ' range '],
  [/\b(?:yr|y)\.?(?=\d{1,2}\b)/g, 'year '],
  [/\bmo\.?(?=\d{1,2}\b)/g, 'month '],
  [/^\W*(?:yrs|years)\W*$/g, 'term year'],
  [/\(s\)|['’]s\b|[*†‡§]/g, ' '],
  [FOOTNOTE, ' '],
  [/\bsq\s*\/\s*ft\b|\bs\/f\b/g, ' sf '],
  [/\bt\.? ?i\.(?![a-z])/g, ' ti '],
  [/\b([dgt])[./]([hli])\b\.?/g, '$1$2'],
  [/\brec\.? ?(?:\/|per) ?area\b/g, ' recoveries per sf '],
  [/(?:\/|\bper) ?area\b/g, ' per sf '],
  [/\bzip ?-?5\b/g, ' zip '],
  [/\b(nnn|net|total|est\.?|bldg\.?|annual) exps?\b\.?/g, '$1 expense '],
  [/\b(?:op|oper(?:ating)?)s?\.? ?ex(?:p|pense|penditure)?s?\b\.?/g, ' opex '],
  [/\bdrive-?ins?\b/g, ' drive in '],
  [new RegExp(`\\b${OF_DOCKS}${DOOR}${BOTH}${OF_GRADE}${DOOR}(?![a-z])`, 'g'), ' dock grade '],
  [new RegExp(`\\b${OF_GRADE}${DOOR}${BOTH}${OF_DOCKS}${DOOR}(?![a-z])`, 'g'), ' grade dock '],
  [/\b(bldg|building|prop|property)\.? cls\b\.?/g, '$1 class'],
  [UNIT_AFTER_SLASH, ' per '],
  [/\b(?:sq(?:uare)?\.? ?(?:ft|feet|foot|footage)\b\.?|s\.f\.|ft2\b)/g, ' sf '],
  [/\bsq(?:uare)?\.? ?(?:m|meters?|metres?)\b/g, ' m2 '],
  [/\bp\.?s\.?f\b\.?/g, ' per sf '],
  // A company behind what it does, not a county.
  [/(?<=[a-z.]\s+)co\b\.?/g, ' company '],
  [/^(?:# ?|no\.? (?:of )?|number of |total )?(unit|floor|space)s$/g, '$1 count'],
  [/\bt\/i\/cam\b/g, ' ticam '],
  // Real estate taxes, among what is paid on top of a rent.
  [
    /\b(?:re|r\.e\.|real estate) ?tax(?:es)?\b|\bret\b(?=.*\b(?:cam|ins)\b)|(?<=\b(?:cam|ins)\b.*)\bret\b/g,
    ' tax ',
  ],
  [/(?:\/|\bper) ?bsf\b/g, ' per sf '],
  [/\bbsf\b/g, ' building sf '],
  // Taxes and insurance; `T/I` are improvements.
  [/\bt ?[&+] ?i\b(?! ?allow)/g, ' tax in '],
  [/\bt\.?\/?r\.?(?=[ /]+(?:brokers?|brokerage|agents?|reps?|firms?|company|co)\b)/g, 'tenant rep '],
  [/\bl\.?\/?[lr]\.?(?=[ /]+(?:brokers?|brokerage|agents?)\b)/g, 'landlord rep '],
  [/\bl\/?r\.?(?=[ /]+(?:firms?|company|co)\b)/g, 'landlord rep '],
  [/\bt\.?[ /-]+(?=(?:reps?|brokers?|agents?)\b)/g, 'tenant '],
  [/\bl\.?[ /-]+(?=(?:reps?|brokers?|agents?)\b)/g, 'landlord '],
  [/\bann'l\b/g, 'annual'],
  [/\bn\.?e\.? *(?=rents?\b|rates?\b)/g, 'net effective '],
  [/\b(bump|step|increase|escalation)s? years?\b(?! ?%)/g, '$1 date'],
  [/\bper rsf\b/g, 'per sf'],
  [/\((?:exported|imported|copied|pulled|taken) (?:from|out of|into) [^()]*\)/g, ' '],
  [/\$/g, ' dollar '],
  [/%/g, ' percent '],
  [/#/g, ' number '],
  [/&/g, ' and '],
]

/** Other forms of a word, each with the one that stands for it. */
export const SAME_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    sf: 'sqft sfs',
    year: 'yr yrs years yearly annual annually annum ann',
    month: 'mo mos mth mths months monthly',
    acre: 'ac acres acreage acs',
    building: 'bldg bldgs bld bldng',
    number: 'no num nbr nos nbrs',
    estimated: 'est',
    approximate: 'approx appx aprox',
    height: 'ht hgt hght hts hgts hieght',
    clear: 'clr cleared',
    latitude: 'lat',
    longitude: 'lng lon long',
    property: 'prop',
    address: 'addr',
    percent: 'pct percentage',
    available: 'avail',
    sale: 'sales sls',
    maximum: 'max',
    minimum: 'min',
    average: 'avg',
    escalation: 'escalations escalator escalators esc escs escal escalated escl',
    commencement: 'comm commence commences commenced commencing comms cmcmt commencment',
    expiration: 'exp expire expires expired expiring expiry expir expirations',
    built: 'blt',
    abatement: 'abated abate abatements abat',
    increase: 'incr inc increases incs',
    amount: 'amt amts',
    warehouse: 'wh whs whse wrhs',
    dock: 'dk dks docks',
    door: 'dr drs',
    renovated: 'renov reno renovation remodeled',
    manager: 'mgr',
    square: 'sq',
    footage: 'ftg',
    total: 'tot ttl',
    term: 'trm',
    improvement: 'improv imp imps',
    allowance: 'allow allw',
    lease: 'lse',
    rent: 'rnt rents rental rentals',
    rentable: 'rntbl',
    manufacturing: 'mfg',
    signed: 'sign signing sgn sgnd',
    executed: 'execution exec execute',
    feet: 'ft foot',
    landlord: 'll',
    in: 'ins',
    dollar: 'usd dollars',
    tax: 'taxes',
    date: 'dt dates',
    construction: 'const constr constrn',
    begin: 'beg bgn',
    coordinate: 'coord coords',
    owner: 'own ownr own1',
    street: 'str',
    service: 'svc serv',
    leasable: 'lsbl',
    leased: 'lsd',
    exterior: 'ext',
    interior: 'int',
    adjusted: 'adj',
    unadjusted: 'unadj',
    effective: 'eff',
    future: 'fut',
    projected: 'proj',
    market: 'mkt',
    recorded: 'rec recording recordation',
    previous: 'prev',
    space: 'spc',
    tenant: 'tt tnt',
    description: 'desc descr dscr',
    land: 'lnd',
    bridge: 'brg',
    transaction: 'xaction trans tran txn trx',
    price: 'pr prc',
    city: 'cty',
    listing: 'lstg list',
    leasing: 'lsg',
    phone: 'ph tel telephone',
    size: 'sz',
    position: 'pos posn positions',
    name: 'nm nme',
    office: 'ofc',
    parking: 'prkg',
    ratio: 'rto',
    electric: 'elec electrical',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
)

/**
 * A header in lower-case words that mean the same wherever they stand: `Bldg. SqFt` is `building sf`,
 * `rentPerSfYr` is `rent per sf year`, `$/SF` is `dollar per sf`.
 */
export function headerWords(header: string): readonly string[] {
  const split = cleanText(header)
    .replaceAll('_', ' ')
    .replace(/[¹³⁴-⁹]/g, ' ')
    .normalize('NFKC')
    .replace(CHARGES, ' nnn charges ')
    .replace(/([A-Z]{2,})s\b/g, '$1')
    .replace(/([a-z\d])(?!(?:ST|ND|RD|TH)\b)([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
  return PHRASES.reduce((text, [pattern, words]) => replaced(text, pattern, words), split)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SAME_WORDS[word] ?? singular(word))
}

function replaced(text: string, pattern: RegExp, by: string | ((written: string) => string)): string {
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
