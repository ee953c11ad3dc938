import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { isTableSort } from '../../sync/domain/table/table-sort.ts'
import * as ofFilter from '../criteria/filter-params.ts'
import { addressOf, type ParamsOf, param } from '../search-params.ts'
import { tableParams } from '../table/table-params.ts'
import { isArea, isBounds } from './map-params.ts'

/** What the address of the search page holds: `?q=crane&type=Warehouse&minRent=0.5&sort=rent_desc&view=list&property=4f1c`. */
export const searchPageParams = addressOf({
  q: param.text(),
  ...ofFilter.filterParams,
  location: param.text(),
  radius: param.number(),
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

/** The address without what only a table or the open property reads. */
export function askedIn({ cols: _c, rows: _r, property: _p, ...asked }: SearchPageParams) {
  return asked
}

/** The applied filter in the address. */
export function filterIn(params: SearchPageParams): PropertyFilter {
  const { location, radius } = params
  return {
    ...ofFilter.filterIn(params),
    ...(location !== undefined && { location }),
    ...(radius !== undefined && { radius }),
  }
}

/** The filter's part of the address; what the filter does not set is taken out. */
export function paramsOf(filter: PropertyFilter) {
  return { ...ofFilter.paramsOf(filter), location: filter.location, radius: filter.radius }
}
