import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { isCompSort } from '../../sync/proximity/comp-sort.ts'
import { placeParams } from '../../sync/proximity/proximity-params.ts'
import { filterParams } from '../criteria/filter-params.ts'
import { addressOf, type ParamsOf, param } from '../search-params.ts'
import { tableParams } from '../table/table-params.ts'
import type { Destination } from './proximity-state.ts'

/**
 * What the address of the proximity page holds:
 * `?address=77041&place=ZIP+77041%2C+approximate&lat=29.86&lng=-95.57&radius=3&type=Manufacturing&subject=4f1c`.
 */
export const proximityParams = addressOf({
  /** As it was typed. Alone, it is looked up when the page opens. */
  address: param.text(),
  lat: param.number(),
  lng: param.number(),
  /** What the place is called, where that is not the address as typed. */
  place: param.text(),
  radius: param.number(),
  ...filterParams,
  /** What else they are narrowed by, in words. */
  also: param.text(),
  /** Older links name people so, by a part of their name. Now `also` asks for them in words. */
  tenant: param.text(),
  broker: param.text(),
  landlord: param.text(),
  /** The id of the property the others are compared with. */
  subject: param.text(),
  sort: param.textOf(isCompSort),
  view: param.oneOf(['table', 'grid']),
  unit: param.oneOf(['month', 'year']),
  ...tableParams,
  /** The id of the open property. */
  property: param.text(),
})
export type ProximityParams = ParamsOf<typeof proximityParams>

/** The place searched around, where the address has one that is on the globe. */
export function centerIn({ lat, lng }: Pick<ProximityParams, 'lat' | 'lng'>): LatLng | null {
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return { latitude: lat, longitude: lng }
}

/** A search's part of the address; what an earlier one left is taken out. */
export function paramsTo(
  { center, address, label, subjectId }: Destination,
  radius: number,
): Partial<ProximityParams> {
  return {
    ...placeParams(address, center, radius),
    place: label === address ? undefined : label,
    subject: subjectId,
  }
}
