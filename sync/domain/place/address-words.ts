import { foldText } from './fold-place.ts'
import { shortWord } from './street-types.ts'

/**
 * `5200`, or `5200-5250 ` and `5200 & 5210 `: one building can have several numbers. A letter belongs to its number.
 */
const NUMBERS = /^\s*#?\s*(\d{1,6}[a-z]?)((?:\s*[-–—&/]\s*\d{1,6}[a-z]?)*)(?=[\s,]|$)(?!\s*[,\s]\s*\d\/\d)/i

export interface NumberedText {
  /** House numbers in lower case, the first one first; none where the text begins with something else. */
  readonly numbers: readonly string[]
  /** What follows them. */
  readonly rest: string
}

/**
 * Splits the house numbers at the beginning of an address from the rest. Lower-cased; no numbers where it begins with
 * words.
 */
export function splitNumber(text: string): NumberedText {
  const match = NUMBERS.exec(text)
  if (match === null) return { numbers: [], rest: text }
  const [all, first = '', further = ''] = match
  // "5200-50" ends at 5250, not at 50.
  const others = (further.match(/\d+[a-z]?/gi) ?? []).filter((number) => number.length >= first.length)
  return { numbers: [first, ...others].map((number) => number.toLowerCase()), rest: text.slice(all.length) }
}

/** Stands in all texts that have a highway or a direction in two words; few have. */
const HIGHWAY =
  /\b(?:farm |north |south |i(?:nterstate|h)?[ h\d]|u ?s[ h\d]|state |s ?h[ \d]|tx h|county r|co rd|cr[ \d]|(?:fm|hwy|highway)\d)/

/** Words of an address in their short spelling, highways by their number: `US Highway 290` is `hwy 290 us`. */
export function addressWords(text: string): string[] {
  const folded = foldText(text.replaceAll('#', ' unit '))
  const written = HIGHWAY.test(folded) ? shortHighways(folded) : folded
  return written === '' ? [] : written.split(' ').map(shortWord)
}

function shortHighways(folded: string): string {
  return folded
    .replace(/\bfarm (?:to|2) market\b/g, 'fm')
    .replace(/\b(north|south) (east|west)\b/g, '$1$2')
    .replace(/\b(?:interstate|ih|i) ?(?:highway|hwy)? ?(\d{1,3})\b/g, 'i $1')
    .replace(/\b(?:u s|us) ?(?:highway|hwy)? ?(\d{1,3})\b/g, 'hwy $1 us')
    .replace(
      /\b(?:state (?:highway|hwy|road|rd|route|rte)|s ?h|tx (?:highway|hwy)) ?(\d{1,3})\b/g,
      'hwy $1 sh',
    )
    .replace(/\b(?:county road|county rd|co rd|cr) ?(\d+)\b/g, 'cr $1')
    .replace(/\b(fm|hwy|highway)(\d+)\b/g, '$1 $2')
}

const UNITS = new Set(
  'suite suites ste unit units apt bldg building floor fl rm room bay bays space spc spaces lot dock warehouse whse'.split(
    ' ',
  ),
)

/** How many words a unit such as `Suite 100` takes at a position; 0 where there is none. */
export function unitLength(words: readonly string[], at: number): number {
  const word = words[at]
  if (word === undefined || !UNITS.has(word)) return 0
  const number = words[at + 1]
  if (number === undefined) return /^(suites?|ste|unit)$/.test(word) ? 1 : 0
  // The Bay of "Bay Area Blvd" is not a unit.
  return /\d|^[a-z]$/.test(number) && !/^\d{5}$/.test(number) ? 2 : 0
}
