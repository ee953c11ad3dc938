import type { MapPoints } from '../../../sync/book/spatial/map-points.ts'
import { latitudeAt, longitudeAt } from '../../../sync/domain/area/mercator.ts'
import type { RentTier } from '../../../sync/domain/rents/rent-tier.ts'

/** Where comps are and what their rent is, in the order of their numbers. */
export interface CompPins {
  slots: Uint32Array
  /** As their rows say. */
  numbers: Uint32Array
  /** Web Mercator. */
  x: Float64Array
  y: Float64Array
  tiers: Uint8Array
}

/** The pins of some slots, counted from 1 unless `numbers` are given; `points` are the whole book's. */
export function compPins(
  points: MapPoints,
  slots: Uint32Array,
  numbers: Uint32Array = slots.map((_, i) => i + 1),
): CompPins {
  const [x, y] = [new Float64Array(slots.length), new Float64Array(slots.length)]
  const tiers = new Uint8Array(slots.length)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    x[i] = points.x[slot] as number
    y[i] = points.y[slot] as number
    tiers[i] = points.tiers[slot] as number
  }
  return { slots, numbers, x, y, tiers }
}

/** Longitude and latitude of the pin at a position, degrees. */
export function placeOf({ x, y }: CompPins, index: number): [longitude: number, latitude: number] {
  return [longitudeAt(x[index] as number), latitudeAt(y[index] as number)]
}

export function tierOf({ tiers }: CompPins, index: number): RentTier {
  return tiers[index] as RentTier
}
