import type { Book } from '../../sync/book/book.ts'
import { foldText } from '../../sync/domain/place/fold-place.ts'
import type { GeocodeOutcome } from '../../sync/domain/place/geocoded.ts'
import { geocodeHere } from '../../sync/geocode/geocode-here.ts'
import type { Places } from '../../sync/geocode/places/places.ts'
import { distinctPlaces } from '../../sync/geocode/property/property-place.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Outside } from '../outbound/call-out.ts'
import type { GeocodeMemory } from '../services/geocode-memory.ts'
import type { ProviderAnswer } from '../services/provider-answer.ts'
import type { Services } from '../services/services.ts'
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

type Asking = Outside & { readonly geocodeMemory: GeocodeMemory }

/** Asks a provider, unless its answer is known or already requested. Answers within the time limit in every case. */
async function askProvider(
  services: Asking,
  provider: Provider,
  address: string,
  timeoutMs: number,
): Promise<ProviderAnswer> {
  const { geocodeMemory: memory, now } = services
  const key = `${provider.name}\0${foldText(address)}`
  const known = memory.get(key, now())
  if (known !== null) return known
  const running = memory.running.get(key)
  if (running !== undefined) return Promise.race([running, failsAfter(timeoutMs)])
  const asked = provider.ask(services, address, timeoutMs)
  memory.running.set(key, asked)
  try {
    const answer = await asked
    const keepMs = keepTime(provider, answer)
    if (keepMs > 0) memory.keep(key, answer, now().getTime() + keepMs)
    return answer
  } finally {
    memory.running.delete(key)
  }
}

function keepTime({ keepFoundMs, keepNothingMs }: Provider, { kind }: ProviderAnswer): number {
  switch (kind) {
    case 'found':
      return keepFoundMs
    case 'nothing':
      return keepNothingMs
    case 'failed':
      return 0
  }
}

function failsAfter(milliseconds: number): Promise<ProviderAnswer> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'failed' }), milliseconds))
}
