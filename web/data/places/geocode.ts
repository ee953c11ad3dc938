import { geocodeAddress } from '../../../sync/api/geocode.ts'
import type { Book } from '../../../sync/book/book.ts'
import type { GeocodeOutcome } from '../../../sync/domain/place/geocoded.ts'
import { geocodeHere, type HereAnswer } from '../../../sync/geocode/geocode-here.ts'
import { CallError, call, isUnauthorized } from '../requests/call.ts'
import { loadPlaces } from './places.ts'

/**
 * The place that words mean. Coordinates, our own properties, ZIP codes and cities are found without the server, other
 * addresses by asking it. Where it cannot be reached, the middle of the address's ZIP code or city is used.
 * @throws what `call` throws where not even that is known, where nobody is signed in, or where `signal` fired
 */
export async function geocodeWords(text: string, book: Book, signal: AbortSignal): Promise<GeocodeOutcome> {
  const here = await answerHere(text.replace(/\p{Cc}+/gu, ' ').trim(), book)
  signal.throwIfAborted()
  if (here.exact !== null) return here.exact
  if (here.words === '') return here.approximate
  try {
    const found = await call(geocodeAddress, { address: here.words, several: 'list' }, { signal })
    return 'candidates' in found
      ? { kind: 'ambiguous', candidates: found.candidates }
      : { kind: 'found', place: found }
  } catch (error) {
    signal.throwIfAborted()
    const status = error instanceof CallError ? error.status : null
    if (status === 404) return { kind: 'unknown' }
    if (isUnauthorized(error) || here.approximate.kind !== 'found') throw error
    return here.approximate
  }
}

/** The table of towns and ZIP codes is fetched only for what is not found without it. */
async function answerHere(text: string, book: Book): Promise<HereAnswer> {
  const answer = geocodeHere(text, book, null)
  if (answer.exact !== null) return answer
  const places = await loadPlaces().catch(() => null)
  return places === null ? answer : geocodeHere(text, book, places)
}
