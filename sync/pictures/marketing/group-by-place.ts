import type { LatLng } from '../../domain/area/coordinates.ts'
import { asDecimal } from '../../domain/format.ts'
import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import type { Property } from '../../domain/property.ts'
import { type RentTier, rentTier } from '../../domain/rents/rent-tier.ts'
import type { PinSize } from '../pin.ts'

/** What a marketing map says of a property. */
export type MappedProperty = Pick<Property, 'name' | 'latitude' | 'longitude' | 'rentPerSf'>

/** Properties that stand at one place. */
export interface PropertyGroup {
  /** The place, to four decimals of a degree: about 30 feet. */
  readonly at: LatLng
  /** Their names, in the order of the rows. */
  readonly names: readonly string[]
  /** Their rows, counted from 1, in order. */
  readonly rows: readonly number[]
  /** Mean of the rents that are known, $/SF/month to four decimals; null where none is. */
  readonly averageRent: number | null
  readonly tier: RentTier
  readonly size: PinSize
}

/** Properties to a pin from which on it is larger (specification, section 9). */
export const LARGE_FROM = 10
export const MEDIUM_FROM = 5
/** Pins are grouped by coordinates rounded to four decimals. A mean rent is not: it would be rounded twice. */
const FOUR_DECIMALS = 10_000

/** By how many properties a pin stands for. */
export function pinSize(count: number): PinSize {
  if (count >= LARGE_FROM) return 'large'
  return count >= MEDIUM_FROM ? 'medium' : 'small'
}

/**
 * Groups properties by coordinates rounded to four decimals, in the order of their first rows. Those without
 * coordinates are in no group, and still count as rows.
 */
export function groupByPlace(properties: readonly MappedProperty[]): PropertyGroup[] {
  const places = new Map<string, { at: LatLng; members: { property: MappedProperty; row: number }[] }>()
  properties.forEach((property, i) => {
    if (!hasCoordinates(property)) return
    const at = { latitude: rounded(property.latitude), longitude: rounded(property.longitude) }
    const key = `${at.latitude},${at.longitude}`
    const place = places.get(key) ?? { at, members: [] }
    place.members.push({ property, row: i + 1 })
    places.set(key, place)
  })
  return Array.from(places.values(), ({ at, members }) => {
    const averageRent = meanOf(members.map(({ property }) => property.rentPerSf))
    return {
      at,
      names: members.map(({ property }) => property.name),
      rows: members.map(({ row }) => row),
      averageRent,
      tier: rentTier(averageRent),
      size: pinSize(members.length),
    }
  })
}

function meanOf(rents: readonly (number | null)[]): number | null {
  const known = rents.filter((rent) => rent !== null)
  return known.length === 0 ? null : asDecimal(known.reduce((sum, rent) => sum + rent, 0) / known.length)
}

/** No zero is negative: `-0` would be another key. */
function rounded(value: number): number {
  return Math.round(value * FOUR_DECIMALS) / FOUR_DECIMALS + 0
}
