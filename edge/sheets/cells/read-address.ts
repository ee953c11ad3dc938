import { stateCode } from '../../../sync/domain/state-code.ts'
import type { Cell } from '../model/cell.ts'
import type { CellReading } from './cell-reading.ts'
import { cleanText, displayText, excerpt } from './plain-text.ts'
import { readText } from './read-text.ts'

/** An address cell can hold the city, the state and the ZIP code as well. `null`: it does not. */
export interface AddressReadings {
  readonly address: CellReading<string>
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

const COUNTRY = /[,\n]?\s*(?:usa|u\.s\.a\.?|united states(?: of america)?|us|canada)\.?$/i
const ZIP = /[,\s]\s*(\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i
/** A second part of a street line, not a city. */
const UNIT =
  /^(?:#|(?:suites?|ste|units?|bldg|building|fl|floor|rm|room|apt|bays?|spaces?|dock|lot|po box|p\.o\.)\b)/i

/**
 * Reads an address. Where one cell holds it all it is split at its commas and lines: city, state and ZIP code go
 * to their fields. Without a comma before the city it is unclear where the street ends, so the address stays whole.
 */
export function readAddress(cell: Cell): AddressReadings {
  const reading = readText(cell, 'Address')
  if (reading.value === null) return { address: reading, city: null, state: null, zip: null }
  const split = splitAddress(cleanText(displayText(cell)))
  const address = split?.street ?? reading.value
  const notes = [
    ...(split && address !== reading.value ? [`split from ${excerpt(reading.value)}`] : []),
    ...(/\.\.\.|…/.test(address) ? ['cut short by an ellipsis'] : []),
    ...floorNote(address),
  ]
  return {
    address: notes.length > 0 ? { value: address, note: notes.join('; ') } : { value: address },
    city: split?.city ?? null,
    state: split?.state ?? null,
    zip: split?.zip ?? null,
  }
}

function floorNote(address: string): string[] {
  const floor = /(?:^|[\s,])(?:fl(?:oor)?\.? ?#?(\d{1,3})|(\d{1,3})(?:st|nd|rd|th) fl(?:oor)?\.?)$/i.exec(
    address,
  )
  return floor ? [`floor ${floor[1] ?? floor[2]}`] : []
}

interface PlaceParts {
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

function splitAddress(text: string): ({ street: string } & PlaceParts) | null {
  const parts = text
    .replace(COUNTRY, '')
    .split(/\s*[,\n]\s*/)
    .filter((part) => part !== '')
  const { state, zip, rest } = takeStateAndZip(parts)
  if (state === null) return null
  if (parts.length === 1)
    return zip === null ? null : { street: text.replace(/\s+/g, ' '), city: null, state, zip }
  const city = rest.at(-1)
  if (rest.length < 2 || city === undefined || UNIT.test(city) || /\d/.test(city)) return null
  return { street: rest.slice(0, -1).join(', '), city, state, zip }
}

/** Takes `TX 78754`, `TX` or `TX`, `78754` off the end of the parts. */
function takeStateAndZip(parts: readonly string[]): {
  state: string | null
  zip: string | null
  rest: string[]
} {
  const tail = ` ${parts.at(-1) ?? ''}`
  const zip = ZIP.exec(tail)
  const before = tail.slice(0, zip?.index ?? tail.length).trim()
  const found = zip?.[1]?.toUpperCase() ?? null
  if (before === '') {
    const state = stateCode(parts.at(-2) ?? '')
    return { state, zip: found, rest: parts.slice(0, state === null ? -1 : -2) }
  }
  const state = stateCode(before)
  if (state !== null) return { state, zip: found, rest: parts.slice(0, -1) }
  const words = before.split(' ')
  const last = stateCode(words.at(-1) ?? '')
  if (last === null || words.length < 2) return { state: null, zip: found, rest: parts.slice() }
  return { state: last, zip: found, rest: [...parts.slice(0, -1), words.slice(0, -1).join(' ')] }
}

/** Splits a city cell such as `Houston, TX 77041`; `null` where it is a city alone. */
export function splitCity(text: string): PlaceParts | null {
  const parts = text
    .replace(COUNTRY, '')
    .split(/\s*[,\n]\s*/)
    .filter((part) => part !== '')
  const { state, zip, rest } = takeStateAndZip(parts)
  const city = rest[0]
  if (state === null || rest.length !== 1 || city === undefined || city === '') return null
  return { city, state, zip }
}
