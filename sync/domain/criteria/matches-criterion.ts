import { AMENITY_IDS } from '../amenities/amenities.ts'
import { hasRail } from '../amenities/rail.ts'
import { areaTest } from '../area/area-test.ts'
import { isWithin } from '../area/coordinates.ts'
import { haversineMiles } from '../area/distance.ts'
import { millisecondsOf } from '../dates/moments.ts'
import { computedField } from '../economics/computed-fields.ts'
import { isComputedRange } from '../economics/computed-names.ts'
import type { FieldName } from '../fields.ts'
import { hasCoordinates } from '../place/has-coordinates.ts'
import type { Property } from '../property.ts'
import { type Criterion, featuresIn } from './criterion.ts'
import { isOnDays } from './days-asked.ts'
import { heldValues } from './held-values.ts'
import { namesOf } from './names-of.ts'
import { inclusiveRange } from './range.ts'
import { saysAny } from './says-any.ts'
import { isInZone } from './zone.ts'

/**
 * Whether a property meets a criterion; `amenityBits` are the property's. Words to search are judged by their
 * score, which is the text search's.
 */
export function matchesCriterion(
  property: Property,
  criterion: Exclude<Criterion, { kind: 'text' }>,
  amenityBits: number,
): boolean {
  switch (criterion.kind) {
    case 'word': {
      const value = property[criterion.field]?.toLowerCase()
      const wanted = heldValues(criterion.field, criterion.anyOf)
      return wanted.some((one) => one.toLowerCase() === value) !== criterion.not
    }
    case 'party': {
      const name = property[criterion.field]?.toLowerCase()
      const isNamed =
        name !== undefined && namesOf(criterion).some((part) => name.includes(part.toLowerCase()))
      return isNamed !== criterion.not
    }
    case 'holds':
      return saysAny(property[criterion.field], criterion) !== criterion.not
    case 'range': {
      const { field, min, max } = inclusiveRange(criterion)
      const value = isComputedRange(field) ? computedField(field, property).figure : property[field]
      return (
        value !== null &&
        value >= (min ?? Number.NEGATIVE_INFINITY) &&
        value <= (max ?? Number.POSITIVE_INFINITY)
      )
    }
    case 'date': {
      const date = property[criterion.field]
      return date !== null && isOnDays(date, criterion)
    }
    case 'moment': {
      const { first, last } = millisecondsOf(criterion)
      const at = property[criterion.field]
      return (at !== null && at >= first && at <= last) !== criterion.not
    }
    case 'stated':
      return isStated(property[criterion.field]) !== criterion.not
    case 'rail':
      return hasRail(property) !== criterion.not
    case 'amenity':
      return ((amenityBits >> AMENITY_IDS.indexOf(criterion.amenity)) & 1) === (criterion.not ? 0 : 1)
    case 'either':
      return criterion.of.some((one) =>
        featuresIn(one).every((feature) => matchesCriterion(property, feature, amenityBits)),
      )
    case 'near':
      return hasCoordinates(property) && haversineMiles(criterion, property) <= criterion.miles
    case 'zone':
      return isInZone(criterion, property)
    case 'area':
      return hasCoordinates(property) && areaTest(criterion.ring)(property.latitude, property.longitude)
    case 'view':
      return hasCoordinates(property) && isWithin(criterion, property.latitude, property.longitude)
  }
}

/** An empty text says nothing: columns keep it as a missing one. */
function isStated(value: Property[FieldName]): boolean {
  return value !== null && value !== ''
}
