import { shortWord } from '../../../domain/place/street-types.ts'
import type { Cell } from '../../model/cell.ts'
import { type CellReading, refuse } from '../cell-reading.ts'
import { cleanText, displayText, excerpt } from '../plain-text.ts'
import { readText } from '../read-text.ts'
import { withoutMarks } from '../without-marks.ts'
import { isKnownTown } from './known-town.ts'
import { type SplitAddress, splitAddress } from './split-address.ts'
import { ENDS_STREET, isStreetLine } from './street-end.ts'
import { isSuite } from './take-suite.ts'

/** An address cell can hold the suite, the city, the state and the ZIP code as well. `null`: it does not. */
export interface AddressReadings extends Omit<SplitAddress, 'street'> {
  readonly address: CellReading<string>
  /** What stands over the address in the cell: the building's name. */
  readonly name: string | null
  /** The submarket that stands in place of a street. */
  readonly submarket: string | null
}

const NOTHING = { name: null, suite: null, city: null, state: null, zip: null, submarket: null }
/** A crossing of streets, a corner, or a lot of a plat. */
const HAS_NO_NUMBER =
  /^(?:[ns][ew]c|(?:north|south)(?:east|west)? ?(?:corner|quadrant|side)|corner)\b|^(?!\d+[a-z]? [a-z]).*\S (?:&|and|at|@) \S|^(?:lots?|tracts?|blocks?|parcels?) [\da-z]+\b/i
const MAILING_BOX = /^(?:p\.? ?o\.?|post office) ?(?:box|drawer)\b[^\n]*$/i
const DATE = /^\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d$/
const SUBMARKET = /^(.+?)\s+sub-?\s?market$/i

/** Reads an address, and what else its cell says: suite, city, state and ZIP code go to their fields. */
export function readAddress(cell: Cell): AddressReadings {
  const reading = withoutMarks(readText(cell, 'Address'))
  if (reading.value === null) return { ...NOTHING, address: reading }
  if (MAILING_BOX.test(reading.value)) {
    const sentence = `Address “${excerpt(reading.value)}” is where mail is sent, not where the property is.`
    return { ...NOTHING, address: refuse('not-understood', sentence) }
  }
  if (DATE.test(reading.value)) {
    return { ...NOTHING, address: refuse('not-understood', `Address “${reading.value}” is a date.`) }
  }
  const submarket = SUBMARKET.exec(reading.value)?.[1]
  if (submarket !== undefined && !/\d/.test(submarket)) {
    return { ...NOTHING, address: { value: null, note: 'a submarket, no address' }, submarket }
  }
  const { name, lines } = underName(reading.note === undefined ? cleanText(displayText(cell)) : reading.value)
  const { street, ...parts } = splitAddress(lines)
  if (isTown(street, parts)) {
    const town = { ...NOTHING, name: reading.value, city: street, state: parts.state, zip: parts.zip }
    return { ...town, address: { value: null, note: 'a town, no address' } }
  }
  const notes = [
    ...(reading.note === undefined ? [] : [reading.note]),
    ...(street === reading.value ? [] : [`split from ${excerpt(reading.value)}`]),
    ...(HAS_NO_NUMBER.test(street) ? ['a place without a street number'] : []),
    ...(/\.\.\.|…/.test(street) ? ['cut short by an ellipsis'] : []),
  ]
  const address = notes.length > 0 ? { value: street, note: notes.join('; ') } : { value: street }
  return { ...parts, name, address, submarket: null }
}

const LONGEST_TOWN = 3

/** `Ontario, CA`: what is known of where a property is, in place of its address. */
function isTown(street: string, { city, state }: Omit<SplitAddress, 'street'>): boolean {
  if (city !== null || state === null) return false
  const words = street.split(/\s+/)
  const isNamed = /^\p{L}[\p{L} .'’-]*$/u.test(street) && words.length <= LONGEST_TOWN
  const last = shortWord(words.at(-1)?.toLowerCase().replaceAll('.', '') ?? '')
  const isStreet = words.length > 1 && ENDS_STREET.has(last)
  return isNamed && !isStreet && !HAS_NO_NUMBER.test(street)
}

/** A part of a building or of a plat, or a highway, which is no name. */
const NO_NAME =
  /^(?:hwy|highway|route|rte|us|ih?|fm|sh|sr|cr)[ -]?\d|^(?:lots?|tracts?|blocks?|parcels?|phase|buildings?|bldgs?|unit|space|floor|level|rear|front|corner)\b/i

/**
 * People write a building's name over its address in one cell, or before it: `Tanner Ridge, 10810 Tanner Rd`. A town
 * before it is where it is: `Houston, 5710 Windfern Rd`.
 */
function underName(text: string): { name: string | null; lines: string } {
  const [, before, behind] =
    /^(?!\d|#)([^,\n]*?\p{L}{2}[^,\n]*)(?:,| [-–—|]) (\d+[a-z]?(?:-\d+)? [^\n]+)$/iu.exec(text) ?? []
  if (before !== undefined && behind !== undefined && isStreetLine(behind)) {
    if (isKnownTown(before, null) && splitAddress(behind).city === null)
      return { name: null, lines: inTown(behind, before) }
    const isNamed = !NO_NAME.test(before) && !isSuite(before) && !isStreetLine(before)
    if (isNamed && !HAS_NO_NUMBER.test(before)) return { name: before, lines: behind }
  }
  const [first = '', ...others] = text.split('\n')
  const [next = ''] = others
  const isNamed = /^\d+[a-z]?(?:-\d+)? /i.test(next) && !/^[\d#]/.test(first) && !isSuite(first)
  return isNamed && !isStreetLine(first)
    ? { name: first.replace(/,$/, ''), lines: others.join('\n') }
    : { name: null, lines: text }
}

function inTown(address: string, town: string): string {
  const { street, suite, state, zip } = splitAddress(address)
  const region = [state, zip].filter((part) => part !== null).join(' ')
  return [street, ...(suite === null ? [] : [`Suite ${suite}`]), `${town}${region && `, ${region}`}`].join(
    ', ',
  )
}
