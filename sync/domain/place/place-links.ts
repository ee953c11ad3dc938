import type { LatLng } from '../area/coordinates.ts'
import { NOT_AVAILABLE } from '../format.ts'
import type { Property } from '../property.ts'
import { addressLine } from './address-line.ts'
import { hasCoordinates } from './has-coordinates.ts'

/** Links to a maps service open at this zoom (specification, section 9). */
const LINK_ZOOM = 17
const DECIMALS = 6
/** https://developers.google.com/maps/documentation/urls/get-started */
const GOOGLE_MAPS = 'https://www.google.com/maps'

type Placed = Pick<Property, 'name' | 'latitude' | 'longitude'> & Parameters<typeof addressLine>[0]

/** `29.884217, -95.527906`: with a minus that other programs read once it is copied. */
export function coordinatesInWords({ latitude, longitude }: LatLng): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(', ')
}

/** The place in a maps service. */
export function mapsHref(place: LatLng): string {
  return `${GOOGLE_MAPS}?${new URLSearchParams({ q: pair(place), z: String(LINK_ZOOM) })}`
}

/** The place in a maps service, from above. */
export function satelliteHref(place: LatLng): string {
  const search = {
    api: '1',
    map_action: 'map',
    center: pair(place),
    zoom: String(LINK_ZOOM),
    basemap: 'satellite',
  }
  return `${GOOGLE_MAPS}/@?${new URLSearchParams(search)}`
}

/** The property in a maps service: by its coordinates, or by its address where it has none. */
export function propertyMapsHref(property: Placed): string {
  if (hasCoordinates(property)) return mapsHref(property)
  return `${GOOGLE_MAPS}/search/?${new URLSearchParams({ api: '1', query: wordsFor(property) })}`
}

/** Directions to the property in a maps service. */
export function directionsHref(property: Placed): string {
  const destination = hasCoordinates(property) ? pair(property) : wordsFor(property)
  return `${GOOGLE_MAPS}/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** The panorama nearest to the place in a maps service, where it has one. */
export function panoramaHref(place: LatLng): string {
  const search = new URLSearchParams({ api: '1', map_action: 'pano', viewpoint: pair(place) })
  return `${GOOGLE_MAPS}/@?${search}`
}

/** The same, to be embedded (https://developers.google.com/maps/documentation/embed/embedding-map). */
export function embeddedPanoramaHref(place: LatLng, key: string): string {
  return `${GOOGLE_MAPS}/embed/v1/streetview?${new URLSearchParams({ key, location: pair(place) })}`
}

/** What finds it where nothing says where it is. */
function wordsFor(property: Placed): string {
  const address = addressLine(property)
  return address === NOT_AVAILABLE ? property.name : address
}

function pair({ latitude, longitude }: LatLng): string {
  return `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
}
