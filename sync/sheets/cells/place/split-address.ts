import { stateCode } from '../../../domain/place/state-code.ts'
import { isDirection, shortWord } from '../../../domain/place/street-types.ts'
import { isKnownTown, townWords } from './known-town.ts'
import { CAN_END_STREET, ENDS_STREET, streetEnd } from './street-end.ts'
import { isSuite, suiteName, takeSuite } from './take-suite.ts'

export interface SplitAddress {
  readonly street: string
  readonly suite: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

const COUNTRY = /[,\s]+(?:usa|u\.s\.a?\.?|united states(?: of america)?|us|canada)\.?$/i
const ZIP = /[,\s]+(\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i
/** `1200 W 190th St - Gardena`. */
const TOWN_BEHIND_DASH = /(?<=\d.*\p{L}.*) [-–—] (\p{L}[\p{L} .']*)(?=$|,| [A-Z]{2}(?!\p{L}))/u
const NUMBERED = /^#?\d|^[nsew]\.? ?\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) /i

/** What stands behind a street's comma and is no town. */
const NO_TOWN =
  /\d|\b(?:rear|front|building|bldg|warehouse|park|plaza|center|centre|complex|yard|parcel|land|side|corner|level|phase|lot|tower|suite|unit|floor|whse|storage|shop|portion|annex|concourse|cutoff|bridge|and|at|near|off|of)\b/i

/** Splits an address that is one text: `1 Main St Ste 4 Houston TX 77041`, with commas and lines or without. */
export function splitAddress(written: string): SplitAddress {
  if (isStreetAlone(written)) return { street: written, suite: null, city: null, state: null, zip: null }
  const text = written
    .replace(/\s*\n\s*/g, ', ')
    .replace(TOWN_BEHIND_DASH, (dashed, town: string) => (isKnownTown(town, null) ? `, ${town}` : dashed))
    .replace(COUNTRY, '')
    .replace(/[\s,]+$/, '')
  const lead = leadingSuite(text)
  const { rest, state, zip } = takeRegion(lead.rest)
  const parts = rest.split(/\s*,\s*/).filter((part) => part !== '')
  const street = parts[0] ?? rest
  const further = parts.slice(1)
  const city = further.length > 0 ? cityOf(further, state !== null || zip !== null, street) : null
  const before = further.length > 0 ? further.slice(0, city === null ? undefined : city.from) : []
  const line = city === null && further.length === 0 ? splitLine(street, state, zip !== null) : null
  const own = takeSuite(line?.street ?? street)
  const suites = [
    lead.suite,
    own.suite,
    line?.suite ?? null,
    city?.suite ?? null,
    ...before.map((part) => (isSuite(part) ? suiteName(part) : null)),
  ]
  const kept = before.filter((part) => !isSuite(part))
  const suite = suites.filter((part) => part !== null && part !== '').join(', ')
  return {
    street: [own.rest, ...kept].join(', '),
    suite: suite === '' ? null : suite,
    city: city?.name ?? line?.city ?? null,
    state,
    zip,
  }
}

const ONE_LINE = /^\d+[a-z]? [\w .'-]+ ([a-z]+)\.?$/i

/** Most cells: a number, and words of which the last ends a street. Ct can be Connecticut. */
function isStreetAlone(text: string): boolean {
  const last = shortWord(ONE_LINE.exec(text)?.[1]?.toLowerCase() ?? '')
  return ENDS_STREET.has(last) && last !== 'ct' && !/\s{2}/.test(text)
}

/** `Apt 4, 12 Oak St`. */
function leadingSuite(text: string): { rest: string; suite: string | null } {
  const [first = '', ...others] = text.split(/\s*,\s*/)
  if (others.length > 0 && isSuite(first) && NUMBERED.test(others[0] ?? ''))
    return { rest: others.join(', '), suite: suiteName(first) }
  const match =
    /^((?:apt|apartment|suite|ste|unit|bldg|building)\.? ?#? ?\w{1,5}|#\w{1,5})\s+(?=\d+[a-z]? +[a-z])/i.exec(
      text,
    )
  return match
    ? { rest: text.slice(match[0].length), suite: suiteName(match[1] ?? '') }
    : { rest: text, suite: null }
}

/** The last three, two and one words of a text. */
const REGIONS = [3, 2, 1].map(
  (count) =>
    [new RegExp(String.raw`^(.*?)([\s,]+)((?:[a-z.]+\s+){${count - 1}}[a-z.]+)$`, 'is'), count] as const,
)

/** Takes the ZIP code and the state off the end. */
function takeRegion(text: string): { rest: string; state: string | null; zip: string | null } {
  const zip = ZIP.exec(text)
  const bare = zip ? text.slice(0, zip.index) : text
  const region = { zip: zip?.[1]?.toUpperCase() ?? null }
  for (const [pattern, count] of REGIONS) {
    const match = pattern.exec(bare)
    const [, rest = '', mark = '', words = ''] = match ?? []
    // `Washington DC` is the town as well.
    const state = match && !(count > 1 && /^washington\b/i.test(words)) ? stateCode(words) : null
    if (state === null || !isSaidState(rest, mark, words, zip !== null)) continue
    if (IS_TOWN_TOO.test(words) && isStreetOnly(rest)) break
    return { ...region, rest: rest.replace(/[\s,]+$/, ''), state }
  }
  return { ...region, rest: bare, state: null }
}

const IS_TOWN_TOO = /^(?:new york|washington|ontario)$/i

/** Whether a number and a street stand before a state's name, which is the town's then: `10 E 53rd St, New York`. */
function isStreetOnly(rest: string): boolean {
  const words = rest.trim().replace(/,$/, '').split(/\s+/)
  return NUMBERED.test(rest) && streetEnd(words) === words.length
}

/** `100 Main St NE` ends in a direction and `9 Oak Ct` in a street's word, not in Nebraska and Connecticut. */
function isSaidState(rest: string, mark: string, words: string, hasZip: boolean): boolean {
  if (mark.includes(',')) return true
  const isCode = words.replaceAll('.', '').length === 2
  if (isCode && words !== words.toUpperCase() && !hasZip) return false
  const last = shortWord(
    rest
      .split(/[\s,]+/)
      .at(-1)
      ?.toLowerCase()
      .replaceAll('.', '') ?? '',
  )
  const short = shortWord(words.toLowerCase().replaceAll('.', ''))
  if (isDirection(short) || ENDS_STREET.has(short))
    return !(ENDS_STREET.has(last) || CAN_END_STREET.has(last)) && /\s/.test(rest) && townBehind(rest)
  return /\s/.test(rest)
}

function townBehind(line: string): boolean {
  const end = streetEnd(line.split(/\s+/))
  return line.includes(',') || (end > 0 && end < line.split(/\s+/).length)
}

/** `Ste 4` or `#4`, where a town can follow: what names the unit has a digit or is one letter. */
const UNIT_BEFORE_TOWN = String.raw`(?:(?:suites?|stes?|units?|apt|bldgs?|building|floor|fl|rm|room|bays?|spaces?)\b\.? ?#? ?(?:[\w-]*\d[\w-]*|[a-z])\b|# ?[\w-]+|\d+(?:st|nd|rd|th) fl(?:oor)?\b)`

const UNIT_AND_TOWN = new RegExp(`^(${UNIT_BEFORE_TOWN})\\s+([a-z].*)$`, 'i')
const UNITS_BEHIND_STREET = new RegExp(
  `^(${UNIT_BEFORE_TOWN}(?:[ ,]+${UNIT_BEFORE_TOWN})?)(?:\\s+|$)(.*)$`,
  'i',
)

interface City {
  readonly name: string
  readonly suite: string | null
  /** Which of the parts behind the street it is. */
  readonly from: number
}

function cityOf(further: readonly string[], isRegionSaid: boolean, street: string): City | null {
  const from = further.length - 1
  const last = further[from] ?? ''
  const unit = UNIT_AND_TOWN.exec(last)
  const name = unit?.[2] ?? last
  if (isSuite(last) || /\d/.test(name) || name.length > LONGEST_CITY) return null
  if (!isRegionSaid && !(canBeTown(name) && NUMBERED.test(street))) return null
  return { name, suite: unit?.[1] === undefined ? null : suiteName(unit[1]), from }
}

const LONGEST_CITY = 40

/** Whether words that no state or ZIP code follows are a town: two or three at most, and none of a building. */
function canBeTown(words: string): boolean {
  if (isKnownTown(words, null)) return true
  const kinds = words
    .toLowerCase()
    .split(/[\s.]+/)
    .map(shortWord)
  if (kinds.some((word) => (ENDS_STREET.has(word) && word !== 'st') || word === 'ext')) return false
  if (words !== '' && kinds.every((word) => isDirection(word) || CAN_END_STREET.has(word))) return false
  return (
    words === '' ||
    (!NO_TOWN.test(words) && /^\p{L}{3}[\p{L} .'-]*$/u.test(words) && words.split(/\s+/).length <= 3)
  )
}

interface Line {
  readonly street: string
  readonly suite: string | null
  readonly city: string | null
}

/** A line without commas: the street ends with its last own word, and what follows its unit is the town. */
function splitLine(line: string, state: string | null, hasZip: boolean): Line | null {
  if (!NUMBERED.test(line)) return null
  const words = line.split(/\s+/)
  const end = streetEnd(words)
  const behind = words.slice(end).join(' ')
  const unit = UNITS_BEHIND_STREET.exec(behind)
  const city = unit ? (unit[2] ?? '') : behind
  const isSplit = end > 0 && end < words.length && !/\d|[#/]/.test(city)
  // `1 Mulberry St. Paul MN`: no town is called Paul.
  const isOther =
    state !== null && !isKnownTown(city, state) && townWords(words, state) > city.split(' ').length
  if (!isSplit || isOther) return beforeKnownTown(words, state)
  if (state === null && !hasZip && !canBeTown(city)) return null
  return {
    street: words.slice(0, end).join(' '),
    suite: unit ? suiteName(unit[1] ?? '') : null,
    city: city === '' ? null : city,
  }
}

/** A street without any kind of way before a town of the tables: `755 E. Mulberry San Antonio TX`. */
function beforeKnownTown(words: readonly string[], state: string | null): Line | null {
  const count = state === null ? 0 : townWords(words, state)
  const street = words.slice(0, words.length - count)
  if (count === 0 || !street.slice(1).some((word) => !isDirection(shortWord(word.toLowerCase())))) return null
  return { street: street.join(' '), suite: null, city: words.slice(-count).join(' ') }
}

/** Splits a city cell such as `Houston, TX 77041`; `null` where it is a city alone. */
export function splitCity(text: string): Pick<SplitAddress, 'city' | 'state' | 'zip'> | null {
  if (!/[\s,]/.test(text)) return null
  const { rest, state, zip } = takeRegion(` ${text.replace(COUNTRY, '')}`)
  const city = rest.trim().replace(/,$/, '')
  return state === null || city === '' || city.includes(',') ? null : { city, state, zip }
}
