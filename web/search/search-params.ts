import * as z from 'zod/mini'
import { AMENITY_IDS } from '../../sync/domain/amenities.ts'
import type { PropertyFilter } from '../../sync/domain/filter.ts'
import { SORT_BY } from '../../sync/domain/sort.ts'
import { param } from '../search-params.ts'
import { isArea, isBounds } from './map-params.ts'

/** What the address of the search page holds: `?q=crane&type=Warehouse&minRent=0.5&sort=rent_desc&view=list&property=4f1c`. */
export const searchPageParams = z.object({
  q: param.text(),
  type: param.list(z.string()),
  minRent: param.number(),
  maxRent: param.number(),
  minSqft: param.integer(),
  maxSqft: param.integer(),
  location: param.text(),
  radius: param.number(),
  yearBuiltMin: param.integer(),
  yearBuiltMax: param.integer(),
  amenity: param.list(z.enum(AMENITY_IDS)),
  area: param.textThat(isArea),
  within: param.textThat(isBounds),
  sort: param.oneOf(SORT_BY),
  view: param.oneOf(['grid', 'list', 'map']),
  unit: param.oneOf(['month', 'year']),
  /** The id of the open property. */
  property: param.text(),
})
export type SearchPageParams = z.infer<typeof searchPageParams>

/** The applied filter in the address. */
export function filterIn({
  q: _q,
  sort: _s,
  view: _v,
  unit: _u,
  property: _p,
  area: _a,
  within: _w,
  type,
  amenity,
  ...bounds
}: SearchPageParams): PropertyFilter {
  const given = Object.entries({ ...bounds, propertyTypes: type, amenities: amenity })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** The filter's part of the address; what the filter does not set is taken out. */
export function paramsOf(filter: PropertyFilter): Partial<SearchPageParams> {
  const listOrNone = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? [...list] : undefined)
  return {
    type: listOrNone(filter.propertyTypes),
    minRent: filter.minRent,
    maxRent: filter.maxRent,
    minSqft: filter.minSqft,
    maxSqft: filter.maxSqft,
    location: filter.location,
    radius: filter.radius,
    yearBuiltMin: filter.yearBuiltMin,
    yearBuiltMax: filter.yearBuiltMax,
    amenity: listOrNone(filter.amenities),
  }
}
