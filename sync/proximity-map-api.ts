import * as z from 'zod/mini'
import { MOST_PINNED } from './documents/document-map.ts'
import { PROXIMITY_MILES } from './domain/proximity.ts'
import { endpoint, id } from './endpoint.ts'
import { numeral } from './picture-api.ts'

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
/** Miles. */
const radius = z.number().check(z.minimum(PROXIMITY_MILES.min), z.maximum(PROXIMITY_MILES.max))

/** Where a marketing map of properties around a place can be looked at. Pins have the numbers of their ids. */
export const proximityMap = endpoint({
  method: 'POST',
  path: '/api/proximity/marketing-map',
  input: z.strictObject({
    centerLatitude: latitude,
    centerLongitude: longitude,
    radius,
    propertyIds: z.array(id).check(z.minLength(1), z.maxLength(MOST_PINNED)),
  }),
  output: z.object({ mapUrl: z.string() }),
})

/** The map itself. */
export const proximityMapPicture = {
  method: 'GET',
  path: '/api/proximity/map.svg',
  input: z.strictObject({
    latitude: z.pipe(numeral, latitude),
    longitude: z.pipe(numeral, longitude),
    radius: z.pipe(numeral, radius),
    /** As `idsInWords` writes them. */
    properties: z.string().check(z.minLength(1)),
  }),
} as const
