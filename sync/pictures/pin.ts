import type { LatLng } from '../domain/area/coordinates.ts'

export const PIN_SIZES = ['small', 'medium', 'large'] as const
export type PinSize = (typeof PIN_SIZES)[number]

/** The user's own thing on a map: the place asked for, the subject. */
export const INDIGO = '#3e63dd'

/** What stands on the map. */
export interface Pin {
  readonly at: LatLng
  readonly size: PinSize
  /** A star stands for the place asked for. */
  readonly shape: 'disc' | 'star'
  /** `#rrggbb`. */
  readonly fill: string
  /** Drawn on it: a count, or the numbers of rows; a disc grows as wide as they are. */
  readonly words: string | null
  /** How far it is moved from its place, in pixels; a line leads back. */
  readonly shift?: { readonly x: number; readonly y: number }
}

/** The pin of a place alone. */
export function placePin(at: LatLng): Pin {
  return { at, size: 'small', shape: 'disc', fill: INDIGO, words: null }
}

/** The pin of the place asked for: large and indigo (specification, section 9). */
export function queryPin(at: LatLng): Pin {
  return { at, size: 'large', shape: 'star', fill: INDIGO, words: null }
}
