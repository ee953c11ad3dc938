import * as z from 'zod/mini'
import { compListAddress, compListName } from './domain/comp-list.ts'
import { PROXIMITY_MILES, proximityFilter } from './domain/proximity.ts'
import { endpoint } from './endpoint.ts'

/** Longer words are in no field. */
const WORDS_LENGTH = 120
const words = z.optional(z.string().check(z.maxLength(WORDS_LENGTH)))

/** A comp list of all properties around a place that meet a filter, all or none. */
export const compListFromProximity = endpoint({
  method: 'POST',
  path: '/api/comp-lists/from-proximity',
  input: z.strictObject({
    name: compListName,
    address: z._default(compListAddress, null),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    /** Miles. */
    radius: z._default(
      z.number().check(z.minimum(PROXIMITY_MILES.min), z.maximum(PROXIMITY_MILES.max)),
      PROXIMITY_MILES.default,
    ),
    filters: z._default(
      z.strictObject({
        ...proximityFilter.shape,
        propertyType: words,
        tenant: words,
        brokerName: words,
        landlordFirm: words,
      }),
      {},
    ),
  }),
  output: z.object({ id: z.int(), totalProperties: z.int() }),
})
