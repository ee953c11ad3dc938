import { decodePlaces } from '../../sync/geocode/places/decode-places.ts'
import type { Places } from '../../sync/geocode/places/places.ts'

/** Reads the table of towns and ZIP codes at its first use; what could not be read is tried again. */
export function placesSource(): (read: () => Promise<Uint8Array>) => Promise<Places> {
  let held: Places | null = null
  return async (read) => {
    held ??= await decodePlaces(await read())
    return held
  }
}
