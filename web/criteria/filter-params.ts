import { isAmenityId } from '../../sync/domain/amenities/amenities.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { type Bound, eachBound } from '../../sync/domain/criteria/filter-bounds.ts'
import { eachChoice, eachChoiceParam } from '../../sync/domain/criteria/filter-choices.ts'
import { addressOf, type ParamsOf, param } from '../search-params.ts'

/** How an address names what the filter panel sets: `?type=Warehouse&minRent=0.5&amenity=crane`. */
export const filterParams = {
  ...eachChoiceParam(param.texts),
  ...eachBound(({ isWhole }) => (isWhole ? param.integer() : param.number())),
  amenity: param.list(isAmenityId),
}
const address = addressOf(filterParams)
export type FilterParams = ParamsOf<typeof address>

/** The filter in an address, without a place. */
export function filterIn(params: FilterParams): PropertyFilter {
  const given = Object.entries({
    ...eachBound((_, bound: Bound) => params[bound]),
    ...eachChoice(({ param: name }) => params[name]),
    amenities: params.amenity,
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** The filter's part of an address; what the filter does not set is taken out. */
export function paramsOf(filter: PropertyFilter) {
  const listOrNone = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? [...list] : undefined)
  return {
    ...eachChoiceParam(({ part }) => listOrNone(filter[part])),
    ...eachBound((_, bound) => filter[bound]),
    amenity: listOrNone(filter.amenities),
  } satisfies FilterParams
}
