import { fieldsWhere } from '../fields/field-list.ts'
import { unitOf } from '../fields/figure-units.ts'
import { FIELDS, type NamesOf } from '../fields.ts'

/** The figures that a filter bounds. */
export type BoundedField = NamesOf<{ bounds: object }>
export type Bound = (typeof FIELDS)[BoundedField]['bounds'][number]

/** A figure of the filter, and the two parts that bound it. */
export interface FilterBounds {
  field: BoundedField
  min: Bound
  max: Bound
  isWhole: boolean
}

/** In the order of the filter panel. */
export const FILTER_BOUNDS: readonly FilterBounds[] = fieldsWhere<BoundedField>(
  (field) => 'bounds' in field,
).map((field) => {
  const { bounds, unit } = FIELDS[field]
  const [min, max] = bounds
  return { field, min, max, isWhole: unitOf(unit).decimals === 0 }
})

export const BOUND_PARTS: readonly Bound[] = FILTER_BOUNDS.flatMap(({ min, max }) => [min, max])

/** Something for every bound, such as its schema. */
export function eachBound<T>(make: (bounds: FilterBounds, bound: Bound) => T): Record<Bound, T> {
  const entries = FILTER_BOUNDS.flatMap((bounds) =>
    [bounds.min, bounds.max].map((bound) => [bound, make(bounds, bound)] as const),
  )
  return Object.fromEntries(entries) as Record<Bound, T>
}
