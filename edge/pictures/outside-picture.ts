import { MAP_SERVICES, type MapService, type PictureQuery } from '../../sync/api/pictures.ts'
import { callOut } from '../outbound/call-out.ts'
import type { Services } from '../services/services.ts'
import type { MapSettings } from '../settings/map-settings.ts'
import { GOOGLE_HOST, googleImage } from './google-image.ts'
import { MAPBOX_HOST, mapboxImage } from './mapbox-image.ts'

export interface OutsidePicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

/** The formats of map services. Nothing else is accepted, because SVG could hold scripts. */
const PICTURES = /^image\/(png|jpeg|webp|gif)\b/
/** For both tries of all services together, so that a person does not wait longer. */
const TIMEOUT_MS = 3_000

/** The services whose keys are set, in the order in which they are asked for this picture. */
export function servicesFor(first: MapService, settings: MapSettings): MapService[] {
  const order = MAP_SERVICES.slice(MAP_SERVICES.indexOf(first))
  return order.filter((service) => settings.network && keyOf(service, settings) !== null)
}

/** The picture of the first service that gives one; null where none does. The keys stay here. */
export async function outsidePicture(
  asked: PictureQuery,
  services: Services,
): Promise<OutsidePicture | null> {
  for (const service of servicesFor(asked.first, services.settings.maps)) {
    const url = addressAt(service, asked, services.settings.maps)
    if (url === null) continue
    const hosts = [MAPBOX_HOST, GOOGLE_HOST]
    const answer = await callOut(services, url, { hosts, timeoutMs: TIMEOUT_MS })
    if (answer.kind !== 'ok') continue
    if (PICTURES.test(answer.contentType)) return answer
    services.log({ event: 'outside', host: url.host, outcome: 'unavailable', reason: 'garbled' })
  }
  return null
}

function addressAt(service: MapService, asked: PictureQuery, settings: MapSettings): URL | null {
  const key = keyOf(service, settings)
  if (key === null) return null
  switch (service) {
    case 'mapbox':
      return mapboxImage(asked, key)
    case 'google':
      return googleImage(asked, key)
  }
}

function keyOf(service: MapService, { mapboxToken, googleKey }: MapSettings): string | null {
  switch (service) {
    case 'mapbox':
      return mapboxToken
    case 'google':
      return googleKey
  }
}
