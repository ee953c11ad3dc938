import type { MappedProperty } from './group-by-place.ts'

/** What a marketing map needs of its rows without their names, as arrays that a worker gets quickly. NaN where missing. */
export interface MappedColumns {
  readonly latitudes: Float64Array<ArrayBuffer>
  readonly longitudes: Float64Array<ArrayBuffer>
  /** $/SF/month. */
  readonly rents: Float64Array<ArrayBuffer>
}

/** The rows as columns; what is missing is not a number. */
export function mappedColumns(properties: readonly MappedProperty[]): MappedColumns {
  const column = (field: 'latitude' | 'longitude' | 'rentPerSf') =>
    Float64Array.from(properties, (property) => property[field] ?? Number.NaN)
  return { latitudes: column('latitude'), longitudes: column('longitude'), rents: column('rentPerSf') }
}

/** The rows again, without their names. */
export function mappedProperties({ latitudes, longitudes, rents }: MappedColumns): MappedProperty[] {
  return Array.from(latitudes, (latitude, i) => ({
    name: '',
    latitude: known(latitude),
    longitude: known(longitudes[i]),
    rentPerSf: known(rents[i]),
  }))
}

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}
