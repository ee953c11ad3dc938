import { LEASE_TERMS } from '../../../domain/query/fields/terms.ts'
import { type Grouping, PARTIES } from '../ask.ts'
import type { Said } from './figure-asked.ts'

/** What a grouping is called: of one, and of several. */
const NAMES: readonly (readonly [by: Grouping, words: string])[] = [
  ['leaseType', 'lease (?:types?|structures?)'],
  ['propertyType', '(?:property |building |product |asset )?types?|use|uses'],
  ['submarket', 'sub-?markets?|areas?|parts? of (?:town|[A-Z][a-z]+)'],
  ['city', 'cit(?:y|ies)|towns?|municipalit(?:y|ies)'],
  ['county', 'count(?:y|ies)'],
  ['state', 'states?'],
  ['buildingClass', '(?:building )?class(?:es)?'],
  ['dealType', 'deal types?'],
  ['status', 'status(?:es)?'],
  ['zip', 'zips?(?: codes?)?|postal codes?'],
  [
    'tenantRepFirm',
    "(?:tenant[ -]?rep(?:resentative)?s?|tenant(?:['’]?s)? broker(?:age)?s?)(?: (?:firms?|shops?|houses?|outfits?|brokerages?|compan(?:y|ies)))?|tr (?:firms?|shops?|brokerages?)",
  ],
  ['tenant', 'tenants?(?! reps?\\b| broker)|occupiers?|lessees?|users?'],
  ['landlordFirm', 'landlords?|owners?|ownership|landlord firms?'],
  [
    'brokerFirm',
    'brokerages?(?: (?:firms?|houses?|shops?|outfits?|groups?|compan(?:y|ies)))?|broker(?:age)? (?:firms?|shops?|houses?|compan(?:y|ies))|listing (?:firms?|brokerages?)|firms?|shops?',
  ],
  ['brokerFirm', 'brokers?'],
  ['brokerName', 'agents?|broker names?|brokers by name|people|salespeople'],
  ['buyer', 'buyers?|purchasers?'],
  ['seller', 'sellers?'],
  ['sizeBand', 'size(?: (?:bands?|ranges?|buckets?|brackets?|categor(?:y|ies)))|size'],
  [
    'expirationMonth',
    '(?:expiration|expiry|expiring) months?|months? (?:of )?(?:expiration|expiry|expiring)',
  ],
  ['signedMonth', 'months?(?: signed)?|(?:signing|signed) months?'],
  [
    'expirationQuarter',
    '(?:expiration|expiry|expiring) quarters?|quarters? (?:of )?(?:expiration|expiry|expiring)',
  ],
  ['signedQuarter', 'quarters?(?: signed)?|(?:signing|signed) quarters?'],
  ['saleYear', 'years? (?:of )?(?:sale|sold)|sale years?'],
  ['commencementYear', '(?:start|commencement) years?|years? (?:of )?(?:start|starting|commencement)'],
  [
    'expirationYear',
    'expiration(?: years?)?|expir(?:y|ation|ing)(?: years?)?|years? (?:of )?(?:expiration|expiry|expiring)|lease expirations?|year they (?:expire|roll)|rollover(?: years?)?',
  ],
  [
    'decadeBuilt',
    'decades?(?: built)?|vintages?|decade of construction|construction decade|years? (?:built|of construction)(?: decades?)?|building ages?|ages?',
  ],
  ['signedYear', 'years?(?: signed)?|(?:signing|signed) years?'],
]

const lead =
  '(?:by|per|for each|for every|of each|in each|each|every|across(?: the| all)?|broken (?:down|out) by|split by|grouped? by|sliced by|among(?: the)?|within each)'
const groupings = NAMES.map(([by, words]) => ({
  by,
  pattern: new RegExp(`(?<![\\p{L}\\d])${lead} (?:the )?(?:${words})(?![\\p{L}\\d])`, 'iu'),
}))
const singles = NAMES.map(([by, words]) => ({ by, pattern: new RegExp(`^(?:${words})$`, 'i') }))

/** "how many leases expire each year" */
const EXPIRES_YEARLY =
  /\b(?:expir\w*|roll\w*|matur\w*|ending|end)\b.*?\b(?:by|per|each|every|in each) (?:calendar )?(?<span>year|quarter|month)\b|\b(?:by|per|each|every|in each) (?:calendar )?(?<before>year|quarter|month) (?:of )?(?:expir\w*|roll\w*)/i

const EXPIRES_BY: Readonly<Record<string, Grouping>> = {
  month: 'expirationMonth',
  quarter: 'expirationQuarter',
}

/** "by landlord", "per town", "across submarkets". */
export function groupingAsked(text: string): Said<Grouping> | null {
  const expiring = EXPIRES_YEARLY.exec(text)
  if (expiring !== null) {
    const { span, before = span } = expiring.groups ?? {}
    return {
      value: EXPIRES_BY[(before ?? '').toLowerCase()] ?? 'expirationYear',
      rest: text.replace(EXPIRES_YEARLY, (said) => withoutSpan(said)),
    }
  }
  for (const { by, pattern } of groupings) {
    const found = pattern.exec(text)
    if (found === null || isOfOne(by, text.slice(found.index + found[0].length))) continue
    const value = by === 'propertyType' && LEASE_TYPES.test(text) ? 'leaseType' : by
    return { value, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` }
  }
  return null
}

/** "leases of each type, NNN, MG and gross" */
const LEASE_TYPES = new RegExp(
  `\\b(?:(?:${LEASE_TERMS.map(([, words]) => words).join('|')})(?:(?:,| and| or| vs\\.?|\\/)+ *|\\b)){2,}`,
  'i',
)

/** "deals by broker Jane Doe" names one, and groups by none. */
function isOfOne(by: Grouping, after: string): boolean {
  return (
    PARTIES.some((party) => party === by) &&
    /^ (?!(?:In|For|And|Of|On|Since|At|Only|IN|FOR|AND|OF|ON|SINCE|AT|ONLY)\b)\p{Lu}[\p{L}&]/u.test(after)
  )
}

/** What was asked between "expiring" and "by year" stays. */
function withoutSpan(said: string): string {
  return said
    .replace(/^(?:expir\w*|roll\w*|matur\w*|ending|end)\b/i, ' ')
    .replace(
      /\b(?:by|per|each|every|in each) (?:calendar )?(?:year|quarter|month)\b(?: (?:of )?(?:expir\w*|roll\w*))?/i,
      ' ',
    )
}

/** The grouping that a word by itself names: "landlords". */
export function groupingNamed(words: string): Grouping | null {
  return singles.find(({ pattern }) => pattern.test(words.trim()))?.by ?? null
}

export const GROUP_WORDS = NAMES.map(([, words]) => words).join('|')
