import type { LatLng } from '../../../sync/domain/area/coordinates.ts'

/** Indoors, a fix can take this long, ms. */
const LOCATION_TIMEOUT_MS = 15_000

export type Located = { kind: 'found'; place: LatLng } | { kind: 'unsupported' } | { kind: 'failed' }

/** Where the browser says it is. Asks the person first. */
export function locateMe(): Promise<Located> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) {
      done({ kind: 'unsupported' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => done({ kind: 'found', place: { latitude, longitude } }),
      () => done({ kind: 'failed' }),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    )
  })
}
