import type { Geocoded } from '../../domain/place/geocoded.ts'
import { stateCode } from '../../domain/place/state-code.ts'
import { isDirection, isStreetKind, shortWord } from '../../domain/place/street-types.ts'
import { withoutCountry } from '../address/without-country.ts'
import type { Places } from '../places/places.ts'
import { firstZip, townPlace, zipPlace, zipText } from './area-place.ts'
import { type IsOurs, likeliestTown, townsNamed } from './towns-named.ts'

export interface FoundArea {
  /** The middle of the ZIP code, else of the city. */
  readonly place: Geocoded
  /** True where the words name the area and nothing in it. */
  readonly isWhole: boolean
}

const ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/
/**
 * The weight of a city of half a million people or more. The name of a state alone is not a place, except for a city
 * this large: New York.
 */
const GREAT_CITY = 38

/**
 * The area at the end of an address, or that words name alone: `77041`, `Houston, TX`, `Houston Texas 77041`,
 * `12 Nowhere Rd, Katy`. Without a state, the likeliest of several cities with the name is taken. Null where none
 * is known, or where state and ZIP code contradict each other.
 */
export function findArea(text: string, places: Places, isOurs: IsOurs): FoundArea | null {
  const whole = withoutCountry(text.trim()).replace(/^zip(?: ?code)?\b[:\s]*/i, '')
  const digits = ZIP.exec(whole)
  const readings = stateReadings(digits === null ? whole : whole.slice(0, digits.index))
  const city = cityIn(readings, places, isOurs, digits !== null)
  const zip = digits === null ? null : zipNumbered(places, digits[1] ?? '')
  if (zip === null) return city && { place: townPlace(places, city.town), isWhole: city.rest === '' }
  const state = places.towns.states[places.zips.towns[zip] as number]
  const stated = readings.filter((reading) => reading.state !== null && reading.isSure)
  if (stated.length > 0 && !stated.some((reading) => reading.state === state)) return null
  return {
    place: zipPlace(places, zip),
    isWhole: city?.rest === '' || readings.some(({ words }) => words === ''),
  }
}

function zipNumbered(places: Places, digits: string): number | null {
  const zip = firstZip(places, Number(digits))
  return zip < places.zips.codes.length && zipText(places, zip) === digits ? zip : null
}

interface CityAtEnd {
  readonly town: number
  /** What stands before it. */
  readonly rest: string
}

function cityIn(
  readings: readonly StateReading[],
  places: Places,
  isOurs: IsOurs,
  hasZip: boolean,
): CityAtEnd | null {
  const isState = readings.some(({ words, state }) => state !== null && words === '')
  for (const { words, state } of readings) {
    const found = cityAtEnd(words, state, places, isOurs, hasZip)
    if (found === null) continue
    return isState && (places.towns.weights[found.town] as number) < GREAT_CITY ? null : found
  }
  return null
}

const MOST_WORDS = 5

/** The longest name of a city that the words end with. */
function cityAtEnd(
  words: string,
  state: string | null,
  places: Places,
  isOurs: IsOurs,
  hasZip: boolean,
): CityAtEnd | null {
  const comma = words.lastIndexOf(',')
  const part = trimmed(words.slice(comma + 1)).split(/\s+/)
  for (let from = Math.max(0, part.length - MOST_WORDS); from < part.length; from++) {
    const town = likeliestTown(places, townsNamed(places, part.slice(from).join(' '), state), isOurs)
    if (town === undefined) continue
    const isSet = from === 0 || state !== null || hasZip || endsStreet(part[from - 1] as string)
    if (!isSet) continue
    return { town, rest: trimmed(`${words.slice(0, Math.max(comma, 0))} ${part.slice(0, from).join(' ')}`) }
  }
  return null
}

/** "12 Main St Katy" ends in a city; "12100 Old Katy" in a street. */
function endsStreet(word: string): boolean {
  const short = shortWord(word.toLowerCase().replaceAll('.', ''))
  return isStreetKind(short) || isDirection(short) || /\d/.test(word)
}

/** One way to read the end of an address. */
interface StateReading {
  /** What stands before the state. */
  readonly words: string
  readonly state: string | null
  /** False for `Ct`, which is Connecticut or a court. */
  readonly isSure: boolean
}

/** With a state of up to three words at the end, the longest first, and last without. */
function stateReadings(text: string): StateReading[] {
  const words = [...text.matchAll(/[^\s,]+/g)]
  const withState = [3, 2, 1].flatMap((length) => {
    const first = words.at(-length)
    const state = words.length < length ? null : stateCode(words.slice(-length).join(' '))
    if (first === undefined || state === null) return []
    const isSure = length > 1 || !isStreetKind(shortWord(first[0].toLowerCase()))
    return [{ words: trimmed(text.slice(0, first.index)), state, isSure }]
  })
  return [...withState, { words: trimmed(text), state: null, isSure: true }]
}

/** Without spaces and commas at both ends. */
function trimmed(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '')
}
