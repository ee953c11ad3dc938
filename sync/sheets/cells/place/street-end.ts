import { stateCode } from '../../../domain/place/state-code.ts'
import { isDirection, shortWord } from '../../../domain/place/street-types.ts'
import { isKnownTown } from './known-town.ts'

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
  /^(?:highway|hwy|us|route|rte|rt|interstate|i|ih|fm|cr|sr|sh|state|county|loop|road|rd|farm|spur|business|expressway)$/i
const HIGHWAY_NUMBER = /^[a-z]?\d+[a-z]?(?:\/\d+)?$/
const MOST_WORDS = 7
/** With its town and state behind it, and without a comma. */
const MOST_WORDS_WITH_TOWN = 12
/** `100 Broadway`, `7 La Rambla`: a number, and names. */
const NUMBER_AND_NAMES = /^\d+[a-z]?(?:-\d+)?(?: (?:\p{Lu}[\p{L}.'’-]*|de|la|del|of|the|\d\/\d)){1,4}$/u

/** `2025 Lease Comps`, `4 Buildings`. */
const OF_A_SHEET =
  /\b(?:comps?|comparables?|leases|sales|listings?|deals?|transactions?|propert(?:y|ies)|buildings|bldgs|availabilit(?:y|ies)|tenants?|suites|spaces|units|surveys?|updates?|reports?|results|totals?|averages?|quarter|year)$/i

const CORNER =
  /^(?:[ns][ew]c|(?:north|south)(?:east|west)? corner|corner)\b(?: of)? .+ (?:&|and|at|@) .+|^(?:[ns][ew]c) .+\/.+/i

/** Whether a text is a place where two streets meet: `NEC Haven & Jersey`. */
export function isCorner(text: string): boolean {
  return CORNER.test(text)
}

/** Whether a text that stands alone is an address, and no remark with a number in it. */
export function isStreetLine(text: string): boolean {
  const [line = ''] = text.split(',')
  const words = line.trim().split(/\s+/)
  if (!/\d|^one /i.test(line)) return false
  if (words.length > MOST_WORDS) return isStreetBeforeTown(words)
  return (NUMBER_AND_NAMES.test(line.trim()) && !OF_A_SHEET.test(line)) || streetEnd(words) > 0
}

/** `11016 E Montgomery Dr Spokane Valley WA`: longer than a street, but for what follows it. */
function isStreetBeforeTown(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS_WITH_TOWN || !/^(?:[nsew]\.? )?\d/i.test(words.join(' '))) return false
  const end = streetEnd(words)
  if (end === 0 || end > MOST_WORDS || end === words.length) return false
  const last = words.at(-1) ?? ''
  const isRegion = /^\d{5}$/.test(last) || (last === last.toUpperCase() && stateCode(last) !== null)
  return isRegion || [1, 2, 3].some((count) => isKnownTown(words.slice(-count).join(' '), null))
}

/** How many words of a line are its street; 0 where that is not told. */
export function streetEnd(words: readonly string[]): number {
  const plain = words.map((word) => word.toLowerCase().replace(/[.,]/g, ''))
  const short = plain.map(shortWord)
  const first = firstKind(plain, short)
  const highway = plain.findIndex(
    (word, i) => i > 0 && HIGHWAY.test(word) && HIGHWAY_NUMBER.test(plain[i + 1] ?? ''),
  )
  const joined = plain.findIndex(
    (word, i) => i > 0 && /^(?:(?:i|ih|us|sh|sr|fm|cr|hwy|rt)-?|[a-z]{2}-)\d+$/.test(word),
  )
  const kindAt = (kinds: ReadonlySet<string>) =>
    short.findIndex((word, i) => i >= first && kinds.has(word) && !/^\d/.test(plain[i + 1] ?? ''))
  const strong = notSaint(short, kindAt(ENDS_STREET))
  const lettered = short.findIndex(
    (word, i) => i > 0 && word === 'ave' && isLetterOf(plain[i + 1], i === (isDirection(short[1]) ? 2 : 1)),
  )
  if (isOnGrid(plain, short)) return GRID_WORDS
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
  if (short[at + 1] === 'ext') at++
  return withDirection(words, short, at + 1)
}

/**
 * The first word that can be the kind of way: behind a number and a name. A direction is no name, but for `West St`
 * and `E St`; of `7th Ave` the number is the name.
 */
function firstKind(plain: readonly string[], short: readonly string[]): number {
  if (/^\d+(?:st|nd|rd|th)$/.test(plain[0] ?? '')) return 1
  const isKind = (ENDS_STREET.has(short[2] ?? '') && plain[2] !== 'saint') || short[2] === 'lp'
  const isNamedSo =
    isKind && !short.slice(3).some((word) => ENDS_STREET.has(word)) && !isLetterOf(plain[3], true)
  return isDirection(short[1]) && !isNamedSo ? 3 : 2
}

/** `Avenue A`, `Avenue 26`. `E` is the name where no other stands before the avenue, else a direction. */
function isLetterOf(word: string | undefined, isNameless: boolean): boolean {
  if (isNameless && /^\d{1,3}$/.test(word ?? '')) return true
  return /^[a-z]$/.test(word ?? '') && (isNameless || !isDirection(word))
}

const GRID_WORDS = 4

/** `175 E 400 S`, as in Utah. */
function isOnGrid(plain: readonly string[], short: readonly string[]): boolean {
  return /^\d+$/.test(plain[2] ?? '') && isDirection(short[1]) && isDirection(short[3])
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
  if (!isDirection(short[end])) return end
  const isDirectionHere = isBehindNumber && !isKnownTown(words.slice(end).join(' '), null)
  return word.length <= 2 || isDirectionHere ? end + 1 : end
}
