import { fileURLToPath } from 'node:url'

/** Real parcels of Southern California, which are no part of the project: tests that read them skip without them. */
export const PARCELS_PATH = fileURLToPath(
  new URL('../../../shared/data/warehouse_city_socal.csv', import.meta.url),
)

export const PARCEL_MILES = [0.5, 1, 3, 5, 10, 25, 100] as const

/** How many parcels are within `PARCEL_MILES` of a place, as a brute-force search counted them. */
export const PARCEL_COUNTS = [
  { latitude: 34.056, longitude: -117.6012, counts: [1, 57, 516, 1033, 1937, 4341, 9349] },
  { latitude: 34.0006, longitude: -118.1598, counts: [16, 102, 579, 966, 2014, 4601, 9221] },
  { latitude: 33.9425, longitude: -117.2297, counts: [0, 5, 23, 174, 762, 3332, 9348] },
] as const
