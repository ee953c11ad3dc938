import type { Grouping } from './ask.ts'
import type { Said } from './figure-asked.ts'

/** What a grouping is called: of one, and of several. */
const NAMES: readonly (readonly [by: Grouping, words: string])[] = [
  ['leaseType', 'lease (?:types?|structures?)'],
  ['propertyType', '(?:property |building |product |asset )?types?|use|uses'],
  ['submarket', 'sub-?markets?|areas?|parts? of (?:town|[A-Z][a-z]+)'],
  ['city', 'cit(?:y|ies)|towns?|municipalit(?:y|ies)'],
  ['county', 'count(?:y|ies)'],
  ['zip', 'zips?(?: codes?)?|postal codes?'],
  ['tenant', 'tenants?|occupiers?|lessees?|users?'],
  ['landlordFirm', 'landlords?|owners?|ownership|landlord firms?'],
  [
    'brokerFirm',
    'brokerages?(?: firms?| houses?)?|broker(?:age)? (?:firms?|compan(?:y|ies))|listing firms?|firms?|shops?',
  ],
  ['brokerFirm', 'brokers?'],
  ['brokerName', 'agents?|broker names?|brokers by name|people|salespeople'],
  ['sizeBand', 'size(?: (?:bands?|ranges?|buckets?|brackets?|categor(?:y|ies)))|size'],
  ['signedQuarter', 'quarters?(?: signed)?|signing quarters?'],
  [
    'expirationYear',
    'expiration(?: years?)?|expir(?:y|ation|ing)(?: years?)?|years? (?:of )?(?:expiration|expiry|expiring)|lease expirations?|year they (?:expire|roll)|rollover(?: years?)?',
  ],
  ['decadeBuilt', 'decades?(?: built)?|vintages?|decade of construction|construction decade'],
  ['signedYear', 'years?(?: signed)?|signing years?'],
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
  /\b(?:expir\w*|roll\w*|matur\w*|ending|end) (?:(?:by|per|each|every|in each) )+(?:calendar )?year\b/i

/** "by landlord", "per town", "across submarkets". */
export function groupingAsked(text: string): Said<Grouping> | null {
  const expiring = EXPIRES_YEARLY.exec(text)
  if (expiring !== null) return { value: 'expirationYear', rest: text.replace(EXPIRES_YEARLY, ' ') }
  for (const { by, pattern } of groupings) {
    const found = pattern.exec(text)
    if (
      found === null ||
      /^ ?(?:lease|leased|signed by|owned)/i.test(text.slice(found.index + found[0].length, 8))
    )
      continue
    return { value: by, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` }
  }
  return null
}

/** The grouping that a word by itself names: "landlords". */
export function groupingNamed(words: string): Grouping | null {
  return singles.find(({ pattern }) => pattern.test(words.trim()))?.by ?? null
}

export const GROUP_WORDS = NAMES.map(([, words]) => words).join('|')
