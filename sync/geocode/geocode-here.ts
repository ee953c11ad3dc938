import type { Book } from '../book/book.ts'
import type { GeocodeOutcome } from '../domain/place/geocoded.ts'
import { findArea } from './areas/find-area.ts'
import type { CoordinatesReading } from './coordinates/coordinates-reading.ts'
import { readCoordinates } from './coordinates/read-coordinates.ts'
import { readMapLink } from './coordinates/read-map-link.ts'
import type { Places } from './places/places.ts'
import { findProperty } from './property/find-property.ts'
import { ourTowns } from './property/our-towns.ts'

/** The longest text that is taken for a place. */
export const ADDRESS_LENGTH = 500

/** What is known of words without an outside service. */
export interface HereAnswer {
  /** The words to send to outside services: those in a link, otherwise the given ones. */
  readonly words: string
  /** An exact place, or why the words cannot be one; null where only outside services may know. */
  readonly exact: GeocodeOutcome | null
  /** The middle of the area the address lies in. */
  readonly approximate: GeocodeOutcome
}

/**
 * Finds a place without outside services: in typed coordinates and links, our own properties, then the table of towns
 * and ZIP codes. Without the table no area is found.
 */
export function geocodeHere(text: string, book: Book, places: Places | null): HereAnswer {
  if (text.length > ADDRESS_LENGTH) return { words: '', exact: TOO_LONG, approximate: UNKNOWN }
  const link = readMapLink(text)
  const words = link?.kind === 'words' ? link.words : text.trim()
  const reading = link === null || link.kind === 'words' ? readCoordinates(words) : link
  if (reading !== null) return { words, exact: asOutcome(reading), approximate: UNKNOWN }
  const property = findProperty(words, book)
  if (property !== null) return { words, exact: property, approximate: UNKNOWN }
  const area = places && findArea(words, places, ourTowns(book))
  if (!area) return { words, exact: null, approximate: UNKNOWN }
  const found: GeocodeOutcome = { kind: 'found', place: area.place }
  return { words, exact: area.isWhole ? found : null, approximate: found }
}

const UNKNOWN: GeocodeOutcome = { kind: 'unknown' }
const TOO_LONG: GeocodeOutcome = {
  kind: 'invalid',
  sentence: `An address has at most ${ADDRESS_LENGTH} characters.`,
}

function asOutcome(reading: CoordinatesReading): GeocodeOutcome {
  if (reading.kind === 'invalid') return reading
  const { latitude, longitude } = reading.point
  const label = `${Number(latitude.toFixed(6))}, ${Number(longitude.toFixed(6))}`
  return { kind: 'found', place: { latitude, longitude, precision: 'coordinates', label } }
}
