import { AMENITY_IDS, type AmenityId } from '../amenities/amenities.ts'
import type { PropertyFilter } from './filter.ts'
import { BOUND_PARTS } from './filter-bounds.ts'
import { FILTER_CHOICES, isChoicePart } from './filter-choices.ts'

/** A part of a filter that can be set and removed by itself: each amenity is one. */
export type FilterPart = Exclude<keyof PropertyFilter, 'amenities'> | `amenity:${AmenityId}`

export const FILTER_PARTS: readonly FilterPart[] = [
  ...FILTER_CHOICES.map(({ part }) => part),
  'location',
  'radius',
  ...BOUND_PARTS,
  ...AMENITY_IDS.map((id) => `amenity:${id}` as const),
]

/** The parts that are set. A radius without a location is none, nor are an empty list and blank words. */
export function partsOf(filter: PropertyFilter): FilterPart[] {
  return FILTER_PARTS.filter((part) => partValue(filter, part) !== null)
}

/** A part's value in a form that can be compared; null where it is not set. */
export function partValue(filter: PropertyFilter, part: FilterPart): string | number | null {
  if (isAmenityPart(part)) return filter.amenities?.includes(amenityOf(part)) ? 1 : null
  const location = filter.location?.trim().toLowerCase() ?? ''
  if (isChoicePart(part)) {
    const chosen = filter[part] ?? []
    return chosen.length > 0 ? [...chosen].sort().join('\n').toLowerCase() : null
  }
  switch (part) {
    case 'location':
      return location === '' ? null : location
    case 'radius':
      return location === '' ? null : (filter.radius ?? null)
    default:
      return filter[part] ?? null
  }
}

/** `base` with the given parts as they are in `source`, or without them where `source` lacks them. */
export function withParts(
  base: PropertyFilter,
  parts: Iterable<FilterPart>,
  source: PropertyFilter,
): PropertyFilter {
  const { amenities: _, ...result } = base
  const amenities = new Set(base.amenities)
  for (const part of parts) {
    const isSet = partValue(source, part) !== null
    if (isAmenityPart(part)) {
      if (isSet) amenities.add(amenityOf(part))
      else amenities.delete(amenityOf(part))
    } else if (isSet) Object.assign(result, { [part]: source[part] })
    else delete result[part]
  }
  const listed = AMENITY_IDS.filter((id) => amenities.has(id))
  return listed.length === 0 ? result : { ...result, amenities: listed }
}

/** The filter without some of its parts. */
export function removeFromFilter(filter: PropertyFilter, parts: Iterable<FilterPart>): PropertyFilter {
  return withParts(filter, parts, {})
}

function isAmenityPart(part: FilterPart): part is `amenity:${AmenityId}` {
  return part.startsWith('amenity:')
}

function amenityOf(part: `amenity:${AmenityId}`): AmenityId {
  return part.slice('amenity:'.length) as AmenityId
}
