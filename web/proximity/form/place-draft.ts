import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { SearchedPlace } from '../proximity-state.ts'
import { PROXIMITY_WORDS } from '../proximity-words.ts'
import { writeDegrees } from './degrees.ts'

export type PlaceMode = 'address' | 'coordinates'

/** The form as it is typed. */
export interface PlaceDraft {
  mode: PlaceMode
  address: string
  latitude: string
  longitude: string
}

export const EMPTY_DRAFT: PlaceDraft = { mode: 'address', address: '', latitude: '', longitude: '' }

export type PlaceField = Exclude<keyof PlaceDraft, 'mode'>

/** Why a draft cannot be searched: the specification's title and sentence, and the field to mend. */
export interface PlaceProblem {
  title: string
  sentence: string
  field: PlaceField
}

export type ReadPlace =
  | { kind: 'address'; address: string }
  | { kind: 'coordinates'; center: LatLng }
  | { kind: 'problem'; problem: PlaceProblem }

const MISSING_ADDRESS = { title: 'Missing address', sentence: 'Please enter an address to search near' }
const MISSING_COORDINATES = {
  title: 'Missing coordinates',
  sentence: 'Please enter both latitude and longitude',
}
const INVALID_COORDINATES = {
  title: PROXIMITY_WORDS.invalidCoordinates,
  sentence: 'Please enter valid numeric coordinates',
}

/** What a draft asks for (specification, section 5). */
export function readPlace({ mode, address, latitude, longitude }: PlaceDraft): ReadPlace {
  if (mode === 'address') {
    const words = address.trim()
    return words === '' ? problem(MISSING_ADDRESS, 'address') : { kind: 'address', address: words }
  }
  if (latitude.trim() === '') return problem(MISSING_COORDINATES, 'latitude')
  if (longitude.trim() === '') return problem(MISSING_COORDINATES, 'longitude')
  const center = { latitude: readDegrees(latitude, 90), longitude: readDegrees(longitude, 180) }
  if (Number.isNaN(center.latitude)) return problem(INVALID_COORDINATES, 'latitude')
  if (Number.isNaN(center.longitude)) return problem(INVALID_COORDINATES, 'longitude')
  return { kind: 'coordinates', center }
}

/** The form that searches around a place; what it does not use stays as it was. */
export function draftOf(place: SearchedPlace | null, was: PlaceDraft): PlaceDraft {
  if (place === null) return was
  if (place.address !== null) return { ...was, mode: 'address', address: place.address }
  const { latitude, longitude } = place.center
  return { ...was, mode: 'coordinates', latitude: writeDegrees(latitude), longitude: writeDegrees(longitude) }
}

function problem(words: Omit<PlaceProblem, 'field'>, field: PlaceField): ReadPlace {
  return { kind: 'problem', problem: { ...words, field } }
}

/** A typographic minus is one too. NaN where it is no number, or beyond `most` degrees. */
function readDegrees(text: string, most: number): number {
  const bare = text.trim().replace('\u2212', '-').replace(/°$/, '')
  const degrees = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
  return Math.abs(degrees) <= most ? degrees : Number.NaN
}
