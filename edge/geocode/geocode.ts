import type { Book } from '../../sync/book/book.ts'
import type { GeocodeOutcome } from '../../sync/domain/place/geocoded.ts'
import { geocodeHere } from '../../sync/geocode/geocode-here.ts'
import type { Places } from '../../sync/geocode/places/places.ts'
import { distinctPlaces } from '../../sync/geocode/property/property-place.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Services } from '../services/services.ts'
import { type Asking, askProvider } from './ask-provider.ts'
import { census } from './census.ts'
import { google } from './google.ts'
import { mapbox } from './mapbox.ts'
import type { Provider } from './provider.ts'

export interface GeocodeLimits {
  /** For both tries of one provider. */
  readonly providerMs: number
  /** For all of them. */
  readonly allMs: number
}

const LIMITS: GeocodeLimits = { providerMs: 4_000, allMs: 8_000 }

export type GeocodeServices = Asking &
  Pick<Services, 'places'> & { readonly settings: Pick<Services['settings'], 'maps'> }

/**
 * The place that words mean. An exact match in our own tables wins. Otherwise the Census, Mapbox and Google are asked
 * in turn, where configured. The last resort is the center of the address's ZIP code or city, labeled as such.
 */
export async function geocode(
  services: GeocodeServices,
  book: Book,
  text: string,
  limits: GeocodeLimits = LIMITS,
): Promise<GeocodeOutcome> {
  const { words, exact, approximate } = geocodeHere(text, book, await placesOf(services))
  if (exact !== null) return exact
  // Nothing without a letter is an address.
  if (!services.settings.maps.network || !/\p{L}/u.test(words)) return approximate
  const started = performance.now()
  for (const provider of providersOf(services)) {
    const left = limits.allMs - (performance.now() - started)
    if (left <= 0) break
    const answer = await askProvider(services, provider, words, Math.min(left, limits.providerMs))
    if (answer.kind !== 'found') continue
    const places = distinctPlaces(answer.places)
    const [place] = places
    if (place === undefined) continue
    return places.length === 1 ? { kind: 'found', place } : { kind: 'ambiguous', candidates: places }
  }
  return approximate
}

function providersOf({ settings: { maps } }: GeocodeServices): Provider[] {
  return [
    census,
    ...(maps.mapboxToken === null ? [] : [mapbox(maps.mapboxToken)]),
    ...(maps.googleKey === null ? [] : [google(maps.googleKey)]),
  ]
}

/** Without the table addresses are still found. */
async function placesOf({ places, log }: GeocodeServices): Promise<Places | null> {
  try {
    return await places()
  } catch (error) {
    log({ event: 'places', error: describeError(error) })
    return null
  }
}
