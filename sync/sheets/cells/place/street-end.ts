import { isDirection, shortWord } from '../../../geocode/address/street-types.ts'

/** Words that end a street's name wherever they stand behind it. */
export const ENDS_STREET: ReadonlySet<string> = new Set(
  'aly ave blvd cir cres cswy ct dr expy fwy hwy ln pike pkwy pl plz rd rte sq st ter tpke trl way xing'.split(
    ' ',
  ),
)
/** Of these those that begin the names of towns as well. */
const BEGINS_TOWN: ReadonlySet<string> = new Set(['st', 'cres', 'sq'])
/** Words that end it where none of the others does, as they can also begin the name of a street or of a town. */
export const CAN_END_STREET: ReadonlySet<string> = new Set(
  'bnd bypass byp bus cmn cor cv ctr gtwy holw jct loop lp mall path pk pt rdg row run spur trce vw walk broadway fm cr'.split(
    ' ',
  ),
)
/** `Highway 290`, `US 59`, `I-35`, `FM 1960`: the number ends the name. */
const HIGHWAY =
  /^(?:highway|hwy|us|route|rte|rt|interstate|i|ih|fm|cr|sr|sh|state|county|loop|road|rd|farm)$/i
const MOST_WORDS = 7
/** `100 Broadway`, `7 La Rambla`: a number, and names. */
const NUMBER_AND_NAMES = /^\d+[a-z]?(?:-\d+)?(?: (?:\p{Lu}[\p{L}.'’-]*|de|la|del|of|the|\d\/\d)){1,4}$/u

/** `2025 Lease Comps`, `4 Buildings`. */
const OF_A_SHEET =
  /\b(?:comps?|comparables?|leases|sales|listings?|deals?|transactions?|propert(?:y|ies)|buildings|bldgs|availabilit(?:y|ies)|tenants?|suites|spaces|units|surveys?|updates?|reports?|results|totals?|averages?|quarter|year)$/i

/** Whether a text that stands alone is an address, and no remark with a number in it. */
export function isStreetLine(text: string): boolean {
  const [line = ''] = text.split(',')
  const words = line.trim().split(/\s+/)
  if (!/\d|^one /i.test(line) || words.length > MOST_WORDS) return false
  return (NUMBER_AND_NAMES.test(line.trim()) && !OF_A_SHEET.test(line)) || streetEnd(words) > 0
}

/** How many words of a line are its street; 0 where that is not told. */
export function streetEnd(words: readonly string[]): number {
  const plain = words.map((word) => word.toLowerCase().replace(/[.,]/g, ''))
  const short = plain.map(shortWord)
  const first = isDirection(short[1]) ? 3 : 2
  const highway = plain.findIndex(
    (word, i) => i > 0 && HIGHWAY.test(word) && /^\d+[a-z]?$/.test(plain[i + 1] ?? ''),
  )
  const joined = plain.findIndex((word, i) => i > 0 && /^(?:i|ih|us|sh|sr|fm|cr|hwy|rt)-?\d+$/.test(word))
  const kindAt = (kinds: ReadonlySet<string>) =>
    short.findIndex((word, i) => i >= first && kinds.has(word) && !/^\d/.test(plain[i + 1] ?? ''))
  const strong = notSaint(short, kindAt(ENDS_STREET))
  const lettered = short.findIndex(
    (word, i) => i > 0 && word === 'ave' && /^[a-z]$/.test(plain[i + 1] ?? '') && !isDirection(plain[i + 1]),
  )
  const ends = [
    highway === -1 ? -1 : highway + 1,
    joined,
    lettered === -1 ? -1 : lettered + 1,
    strong,
  ].filter((at) => at !== -1)
  const broadway = plain.indexOf('broadway')
  const weak = kindAt(CAN_END_STREET)
  let at = ends.length > 0 ? Math.min(...ends) : broadway > 0 ? broadway : weak
  if (at <= 0) return 0
  // `Governor Lane Blvd`, but not the St of St. Louis.
  while (isKindAfter(short[at], short[at + 1])) at++
  return withDirection(words, short, at + 1)
}

/** `Old St Augustine Rd`: before another kind of way `St` is a saint. */
function notSaint(short: readonly string[], at: number): number {
  if (short[at] !== 'st') return at
  const later = short.findIndex((word, i) => i > at + 1 && ENDS_STREET.has(word) && !BEGINS_TOWN.has(word))
  return later === -1 ? at : later
}

function isKindAfter(kind = '', next = ''): boolean {
  return (
    (ENDS_STREET.has(next) && !BEGINS_TOWN.has(next)) ||
    (CAN_END_STREET.has(kind) && CAN_END_STREET.has(next))
  )
}

/** Behind a street `NW` is its direction; `West` begins the name of a town, as in West Chicago. */
function withDirection(words: readonly string[], short: readonly string[], end: number): number {
  const word = words[end]?.replace(/[.,]/g, '') ?? ''
  const isBehindNumber = /\d$/.test(words[end - 1] ?? '')
  return isDirection(short[end]) && (word.length <= 2 || isBehindNumber) ? end + 1 : end
}
