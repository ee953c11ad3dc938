import type { LatLng } from '../../area/coordinates.ts'
import { units } from '../amounts/units.ts'
import { knownPlaces } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { isDriveIn } from '../words/street-types.ts'
import type { PlaceFound } from './place-found.ts'

const streetTypes = phraseTable([
  [
    true,
    'street|st|road|rd|avenue|ave|av|boulevard|blvd|drive|dr|lane|ln|court|ct|circle|cir|way|parkway|pkwy|highway|hwy|freeway|fwy|place|pl|terrace|ter|trail|trl|loop|row|cove|crossing|xing|plaza|plz|square|sq|pike|turnpike|tpke|run|pass|path|expressway|expy|tollway|bend|ridge|park|point|pt|alley|center|ctr',
  ],
])
const directions = phraseTable([[true, 'n|s|e|w|ne|nw|se|sw|north|south|east|west']])
const MOST_WORDS = 5

/** "13445 Clay Rd Houston", "700 Julie Rivers Dr, Sugar Land", "9600 Hwy 225": where the book has it, its own place. */
export function readAddress(reading: Reading, at: number): PlaceFound | null {
  const { tokens, text, vocabulary } = reading
  const number = tokens[at]
  if (number?.kind !== 'number' || !/^\d{1,6}$/.test(number.text)) return null
  let end: number | null = null
  for (let i = at + 1; i < tokens.length && i <= at + 1 + MOST_WORDS; i++) {
    const token = tokens[i]
    if (token === undefined || token.kind === 'quoted') break
    if (token.kind === 'sign') {
      if (token.text === '.') continue
      break
    }
    if (NO_NAME.test(token.text) || isDriveIn(tokens, i)) break
    const type = i > at + 1 ? streetTypes.longest(tokens, i) : null
    if (type === null) continue
    const isNumbered = tokens[type.end]?.kind === 'number' && /^(?:hwy|highway)$/.test(token.text)
    end = isNumbered ? type.end + 1 : type.end
    if (tokens[end]?.text === '.') end += 1
    end = directions.longest(tokens, end)?.end ?? end
    break
  }
  if (end === null) return null
  const written = text.slice(number.start, tokens[end - 1]?.end)
  const street = written.replace(/\.$/, '').replaceAll(/\s+/g, ' ')
  const town = townAfter(reading, end)
  const points = vocabulary.pointsAt?.(street) ?? []
  return {
    name: town === null ? street : `${street}, ${town.name}`,
    points: points.slice(0, 1),
    reach: null,
    end: town?.end ?? end,
  }
}

/** Words that no street is named with. */
const NO_NAME =
  /^(?:and|or|the|to|of|in|no|not|with|without|nnn|built|truck|under|over|min|max|acres?|ac|sf|clear|off|near)$/

/** The town of an address, with its state and ZIP code. */
export function townAfter({ tokens, vocabulary }: Reading, at: number): { name: string; end: number } | null {
  const start = /^(?:,|in)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const own = vocabulary.cities.exact(tokens, start)
  const known = own === null ? knownPlaces().towns.longest(tokens, start) : null
  const name = own?.city ?? known?.value.name
  const end = own?.end ?? known?.end
  if (name === undefined || end === undefined) return null
  const comma = tokens[end]?.text === ',' ? end + 1 : end
  const isState = vocabulary.states.has(tokens[comma]?.text ?? '') && (tokens[comma]?.text.length ?? 0) > 1
  const state = isState ? comma + 1 : end
  const isZip = /^\d{5}$/.test(tokens[state]?.text ?? '')
  return { name, end: isZip ? state + 1 : state }
}

const latitudes = phraseTable([[true, 'lat|latitude|lat :|lat =|latitude :|latitude =']])
const longitudes = phraseTable([
  [true, 'lng|lon|long|longitude|lng :|lon :|long :|longitude :|lng =|lon =|long =|longitude ='],
])

/** "33.8845, -117.5120", in brackets or not, "lat 33.88 lng -117.51", "33.88 N 117.51 W". */
export function readPoint({ tokens }: Reading, at: number): PlaceFound | null {
  const open = tokens[at]?.text === '(' ? at + 1 : at
  const latitude = degreesAt(tokens, latitudes.longest(tokens, open)?.end ?? open, 'n')
  if (latitude === null || !latitude.isExact) return null
  const comma = /^[,/]$/.test(tokens[latitude.end]?.text ?? '') ? latitude.end + 1 : latitude.end
  const longitude = degreesAt(tokens, longitudes.longest(tokens, comma)?.end ?? comma, 'w')
  if (longitude === null || !longitude.isExact) return null
  // "15.25-60.25 acres"
  if (units.longest(tokens, longitude.end) !== null) return null
  if (!isInUnitedStates(latitude.value, longitude.value)) return null
  const point: LatLng = { latitude: latitude.value, longitude: longitude.value }
  const isClosed = open > at && tokens[longitude.end]?.text === ')'
  return {
    name: `${latitude.text}, ${longitude.text}`,
    points: [point],
    reach: null,
    end: isClosed ? longitude.end + 1 : longitude.end,
  }
}

function isInUnitedStates(latitude: number, longitude: number): boolean {
  return latitude >= 15 && latitude <= 72 && longitude >= -180 && longitude <= -60
}

/** Degrees with their sign; a letter behind them stands for it: all of the United States is north and west. */
function degreesAt(tokens: Reading['tokens'], at: number, letter: 'n' | 'w') {
  const isSigned = tokens[at]?.text === '-'
  const number = tokens[isSigned ? at + 1 : at]
  if (number?.kind !== 'number') return null
  const behind = isSigned ? at + 2 : at + 1
  const degrees = tokens[behind]?.text === '°' ? behind + 1 : behind
  const hasLetter = tokens[degrees]?.text === letter
  const text = `${isSigned || (hasLetter && letter === 'w') ? '-' : ''}${number.text}`
  return {
    text,
    value: Number(text),
    isExact: /\.\d{2,}$/.test(number.text),
    end: hasLetter ? degrees + 1 : degrees,
  }
}
