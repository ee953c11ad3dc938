import { readFile } from 'node:fs/promises'
import { embeddedPlaces } from '../../../edge/build/places/embedded-places.ts'
import { decodePlaces } from '../../../sync/geocode/places/decode-places.ts'
import type { Places } from '../../../sync/geocode/places/places.ts'

let table: Promise<Places> | undefined

/** The table the product ships with. */
export function embeddedPlaceTable(): Promise<Places> {
  table ??= embeddedPlaces().then(async (file) => decodePlaces(await readFile(file)))
  return table
}
