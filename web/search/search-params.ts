import { isAmenityId } from '../../sync/domain/amenities/amenities.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { type Bound, eachBound } from '../../sync/domain/criteria/filter-bounds.ts'
import { eachChoice, eachChoiceParam } from '../../sync/domain/criteria/filter-choices.ts'
import { isTableSort } from '../../sync/domain/table/table-sort.ts'
import { addressOf, type ParamsOf, param } from '../search-params.ts'
import { tableParams } from '../table/table-params.ts'
import { isArea, isBounds } from './map-params.ts'

/** What the address of the search page holds: `?q=crane&type=Warehouse&minRent=0.5&sort=rent_desc&view=list&property=4f1c`. */
export const searchPageParams = addressOf({
  q: param.text(),
  ...eachChoiceParam(param.texts),
  ...eachBound(({ isWhole }) => (isWhole ? param.integer() : param.number())),
  location: param.text(),
  radius: param.number(),
  amenity: param.list(isAmenityId),
  area: param.textThat(isArea),
  within: param.textThat(isBounds),
  /** Whether what holds only words similar to those of `q` is found as well. */
  similar: param.oneOf(['1']),
  sort: param.textOf(isTableSort),
  view: param.oneOf(['grid', 'list', 'map']),
  unit: param.oneOf(['month', 'year']),
  ...tableParams,
  /** The id of the open property. */
  property: param.text(),
})
export type SearchPageParams = ParamsOf<typeof searchPageParams>
type FilterParams = Pick<
  SearchPageParams,
  keyof ReturnType<typeof eachChoiceParam> | 'location' | 'radius' | 'amenity' | Bound
>

/** The address without what only a table or the open property reads. */
export function askedIn({ cols: _c, rows: _r, property: _p, ...asked }: SearchPageParams) {
  return asked
}

/** The applied filter in the address. */
export function filterIn({
  q: _q,
  similar: _i,
  sort: _s,
  view: _v,
  unit: _u,
  cols: _c,
  rows: _r,
  property: _p,
  area: _a,
  within: _w,
  amenity,
  ...others
}: SearchPageParams): PropertyFilter {
  const given = Object.entries({
    ...others,
    ...eachChoiceParam(() => undefined),
    ...eachChoice(({ param: name }) => others[name]),
    amenities: amenity,
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** The filter's part of the address; what the filter does not set is taken out. */
export function paramsOf(filter: PropertyFilter): FilterParams {
  const listOrNone = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? [...list] : undefined)
  return {
    ...eachChoiceParam(({ part }) => listOrNone(filter[part])),
    ...eachBound((_, bound) => filter[bound]),
    location: filter.location,
    radius: filter.radius,
    amenity: listOrNone(filter.amenities),
  }
}
