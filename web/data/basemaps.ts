import { type Basemaps, basemapsEndpoint } from '../../sync/maps/basemaps.ts'
import { call } from './call.ts'

let asked: Promise<Basemaps> | undefined

/** Which maps can be drawn; asked once per page. Throws as `call` does, and then asks again the next time. */
export function fetchBasemaps(): Promise<Basemaps> {
  asked ??= call(basemapsEndpoint, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
