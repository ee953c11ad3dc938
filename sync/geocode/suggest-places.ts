import type { Book } from '../book/book.ts'
import type { PlaceSuggestion } from '../domain/geocoded.ts'
import { readCoordinates } from './coordinates/read-coordinates.ts'
import { readMapLink } from './coordinates/read-map-link.ts'
import { ADDRESS_LENGTH } from './geocode-here.ts'
import type { Places } from './places/places.ts'
import { ourTowns } from './property/our-towns.ts'
import { suggestTowns, suggestZips } from './suggest/suggest-areas.ts'
import { suggestProperties } from './suggest/suggest-properties.ts'

export const MOST_SUGGESTIONS = 8
/** Of these so many keep their place where properties alone would fill the list. */
const KEPT_TOWNS = 2
const KEPT_ZIPS = 1

/**
 * What an address that is being typed may become, within a frame and without asking anyone: our properties, then
 * cities, then ZIP codes. Nothing for coordinates and links, which need no completing. Without the table only
 * properties are known.
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
