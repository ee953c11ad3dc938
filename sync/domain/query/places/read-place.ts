import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { knownPlaces } from '../vocabulary/known-places.ts'
import {
  type Found,
  foundCriterion,
  foundWord,
  type Lead,
  type Reader,
  type Reading,
} from '../vocabulary/reading.ts'
import { isOfNoYear, seasons } from '../vocabulary/season-terms.ts'
import { glueAt } from '../words/glue.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { sureStreetTypes } from '../words/street-types.ts'

const afterPlace = phraseTable([[true, 'area|metro|metro area|market|submarket|region']])
const stateWords = phraseTable([[true, 'new|north|south|west|rhode']])

/** A town spelled as the book spells it, of several words, or after a word such as "in". */
export const readSureCity: Reader = (reading, at, lead) => {
  const found = reading.vocabulary.cities.exact(reading.tokens, at)
  if (found === null || !(lead.isPlace || found.end > at + 1)) return null
  if (isOfNoYear(reading.tokens, at)) return null
  return city(reading, found.city, found.end)
}

/** A town by its name alone, a ZIP code, a state, or a town misspelt by one edit. */
export const readPlace: Reader = (reading, at, lead) => {
  const exact = reading.vocabulary.cities.exact(reading.tokens, at)
  if (exact !== null && !isOfNoYear(reading.tokens, at)) return city(reading, exact.city, exact.end)
  return readZip(reading, at, lead) ?? readState(reading, at, lead) ?? readMisspeltCity(reading, at)
}

/** "Katy Fwy" is a street. */
export function streetAfter({ tokens, vocabulary }: Reading, end: number): number | null {
  const longer = sureStreetTypes.longest(tokens, end + 1)
  const words = [-1, 0, 1].map((by) => tokens[end + by]?.text ?? '').join(' ')
  // "Cypress Creek Pkwy", where a property has such an address.
  if (longer !== null && (vocabulary.pointsAt?.(words) ?? []).length > 0) return longer.end
  const street = tokens[end + 1]?.text === 'level' ? null : sureStreetTypes.longest(tokens, end)
  // "Houston, St. Louis" are two towns.
  return street === null || vocabulary.cities.exact(tokens, end) !== null ? null : street.end
}

function city(reading: Reading, name: string, end: number): Found {
  const street = streetAfter(reading, end)
  if (street !== null) return { kind: 'words', end: street }
  const last = afterPlace.longest(reading.tokens, end)?.end ?? end
  return foundWord('city', name, last)
}

function readMisspeltCity(reading: Reading, at: number): Found | null {
  // "in summer" is no Sumner.
  if (glueAt(reading.tokens, at) !== null || seasons.longest(reading.tokens, at) !== null) return null
  const found = reading.vocabulary.cities.misspelt(reading.tokens, at)
  return found === null ? null : city(reading, found.city, found.end)
}

/** A ZIP code of the book, or any five digits after "zip". The last four digits of a ZIP+4 code are ignored. */
function readZip({ tokens, vocabulary }: Reading, at: number, lead: Lead): Found | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return null
  const prefix = readZipPrefix(tokens, at, vocabulary.zips)
  if (prefix !== null) return prefix
  if (!/^\d{5}$/.test(token.text)) return null
  if (!vocabulary.zips.has(token.text) && !lead.isPlace && !lead.isAfterState && !isOddFigure(tokens, at))
    return null
  const isLong = tokens[at + 1]?.text === '-' && /^\d{4}$/.test(tokens[at + 2]?.text ?? '')
  return foundWord('zip', token.text, isLong ? at + 3 : at + 1)
}

/** "zips 77002 through 77010": those of the book between the two. */
export const readZipRange: Reader = ({ tokens, vocabulary }, at, lead) => {
  const beginning = zipBeginnings.longest(tokens, at)
  const digits = beginning === null ? undefined : tokens[beginning.end]
  if (beginning !== null && digits?.kind === 'number' && /^\d{2,4}$/.test(digits.text))
    return zipsBeginning(digits.text, digits.text.padEnd(5, 'x'), vocabulary.zips, beginning.end + 1)
  const [low, joint, high] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const areZips = [low, high].every((token) => token?.kind === 'number' && /^\d{5}$/.test(token.text))
  if (
    !areZips ||
    !/^(?:-|to|thru|through)$/.test(joint?.text ?? '') ||
    low === undefined ||
    high === undefined
  )
    return null
  const isNamed = /^(?:zips?|zipcodes?|codes?|between)$/.test(tokens[at - 1]?.text ?? '') && lead.isPlace
  if (!isNamed && !(vocabulary.zips.has(low.text) && vocabulary.zips.has(high.text))) return null
  const anyOf = [...vocabulary.zips].filter((zip) => zip >= low.text && zip <= high.text)
  const zips = anyOf.length > 0 ? anyOf : [low.text, high.text]
  return foundCriterion({ kind: 'word', field: 'zip', anyOf: zips, not: false }, at + 3)
}

/** "zips starting with 774" */
const zipBeginnings = phraseTable([
  [
    true,
    ['zip', 'zips', 'zip code', 'zip codes', 'zipcodes', 'postal codes']
      .flatMap((noun) =>
        ['starting', 'beginning', 'that start', 'that begin', 'which start', 'which begin'].flatMap((verb) =>
          ['with', 'in', 'by'].map((joint) => `${noun} ${verb} ${joint}`),
        ),
      )
      .join('|'),
  ],
])

/** "770xx", "770 zips" */
function readZipPrefix(tokens: readonly Token[], at: number, zips: ReadonlySet<string>): Found | null {
  const [digits, rest] = [tokens[at]?.text ?? '', tokens[at + 1]]
  if (/^\d{3}$/.test(digits) && /^zips?$/.test(rest?.text ?? '')) {
    const noun = /^codes?$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
    return zipsBeginning(digits, digits, zips, noun)
  }
  if (rest?.glued !== true || !/^x+$/.test(rest.text) || !/^\d{3,4}$/.test(digits)) return null
  if (digits.length + rest.text.length !== 5) return null
  return zipsBeginning(digits, `${digits}${rest.text}`, zips, at + 2)
}

function zipsBeginning(digits: string, written: string, zips: ReadonlySet<string>, end: number): Found {
  const anyOf = [...zips].filter((zip) => zip.startsWith(digits))
  return foundCriterion(
    { kind: 'word', field: 'zip', anyOf: anyOf.length > 0 ? anyOf : [written], not: false },
    end,
  )
}

/** Nobody asks for 30336 square feet without saying so; sizes are round and have a comma. */
function isOddFigure(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  const next = tokens[at + 1]
  const isPlain =
    next === undefined ||
    /^[,;)?!]$/.test(next.text) ||
    /^\d{5}$/.test(next.text) ||
    (next.kind === 'word' && !next.glued)
  return (
    isPlain &&
    (text.startsWith('0') || Number(text) % 50 !== 0) &&
    units.longest(tokens, at + 1) === null &&
    nouns.longest(tokens, at + 1) === null
  )
}

function readState(reading: Reading, at: number, lead: Lead): Found | null {
  const { tokens, vocabulary } = reading
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const second = stateWords.longest(tokens, at) === null ? undefined : tokens[at + 1]
  const two = second?.kind === 'word' ? vocabulary.states.get(`${token.text} ${second.text}`) : undefined
  const name = two ?? vocabulary.states.get(token.text)
  if (name === undefined) return null
  // "Kansas City" and "Texas City" are towns.
  const town = knownPlaces().towns.longest(tokens, at)
  if (town !== null && town.end > at + (two === undefined ? 1 : 2)) return null
  if (two === undefined && token.text.length === 2 && !isCode(reading, at, lead)) return null
  return foundWord('state', name, two === undefined ? at + 1 : at + 2)
}

/**
 * Whether two letters are a state's code: always where they mean nothing else, else in capitals after a town or "in".
 */
function isCode({ text, tokens, vocabulary }: Reading, at: number, lead: Lead): boolean {
  const token = tokens[at]
  // "2nd" is not in North Dakota.
  if (token === undefined || (token.glued && tokens[at - 1]?.kind === 'number')) return false
  // "ca. 10k" is about as much.
  const isAbbreviated = tokens[at + 1]?.text === '.' && tokens[at + 2]?.kind === 'number'
  if (isAbbreviated && !lead.isAfterCity) return false
  if (!WORDLIKE_CODES.has(token.text)) return true
  // "in the NE" of a town, unless the book has properties in Nebraska.
  if (token.text === 'ne' && !lead.isAfterCity && !vocabulary.ownStates.has('NE')) return false
  const isCapital = /^[A-Z]{2}$/.test(text.slice(token.start, token.end)) && /[a-z]/.test(text)
  const joinsCities = vocabulary.cities.exact(tokens, at + 1) !== null
  return isCapital && !joinsCities && (lead.isAfterCity || lead.isPlace)
}

/** Codes of states that are also words, units or terms of the trade. */
const WORDLIKE_CODES = new Set('al co ct de hi id in la ma md me mi mo ms mt ne oh ok or pa'.split(' '))
