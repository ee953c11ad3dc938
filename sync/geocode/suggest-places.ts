import type { Book } from '../book/book.ts'
import type { PlaceSuggestion } from '../domain/place/geocoded.ts'
import { readCoordinates } from './coordinates/read-coordinates.ts'
import { readMapLink } from './coordinates/read-map-link.ts'
import { ADDRESS_LENGTH } from './geocode-here.ts'
import type { Places } from './places/places.ts'
import { ourTowns } from './property/our-towns.ts'
import { suggestTowns, suggestZips } from './suggest/suggest-areas.ts'
import { suggestProperties } from './suggest/suggest-properties.ts'

export const MOST_SUGGESTIONS = 8
/** How many of these stay in a list that properties alone would fill. */
const KEPT_TOWNS = 2
const KEPT_ZIPS = 1

/**
 * Completions of an address that is being typed, fast enough for a frame and without outside services: our
 * properties, then cities, then ZIP codes. None for coordinates and links. Without the table only properties are
 * suggested.
 */
export function suggestPlaces(
  text: string,
  book: Book,
  places: Places | null,
  most: number = MOST_SUGGESTIONS,
): PlaceSuggestion[] {
  const typed = text.trim()
  if (typed.length < 2 || typed.length > ADDRESS_LENGTH) return []
  if (readMapLink(typed) !== null || readCoordinates(typed) !== null) return []
  const towns = places === null ? [] : suggestTowns(typed, places, ourTowns(book), most)
  const zips = places === null ? [] : suggestZips(typed, places, most)
  const kept = Math.min(towns.length, KEPT_TOWNS) + Math.min(zips.length, KEPT_ZIPS)
  const properties = suggestProperties(typed, book, most - kept)
  const shownTowns = towns.slice(0, most - properties.length - Math.min(zips.length, KEPT_ZIPS))
  return [...properties, ...shownTowns, ...zips].slice(0, most)
}
