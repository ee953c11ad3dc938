import * as z from 'zod/mini'
import { MOST_PINNED } from '../documents/model/document-map.ts'
import { property } from '../domain/property.ts'
import { PROXIMITY_MILES } from '../domain/proximity.ts'
import { recordId } from '../domain/words/person-text.ts'
import { ADDRESS_LENGTH } from '../geocode/geocode-here.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { OTHER_PROPERTY_ID, PROPERTY_ID } from './examples.ts'
import { latitude, longitude, numberOrDigits } from './number-input.ts'

/** Miles. */
const radius = numberOrDigits(
  z.number().check(z.minimum(PROXIMITY_MILES.min), z.maximum(PROXIMITY_MILES.max)),
)

const proximityInput = z.strictObject({
  address: described(
    'Looked up where no coordinates are given. Blank is as if absent.',
    z.optional(
      z.string().check(
        z.maxLength(ADDRESS_LENGTH),
        z.refine((text) => !/\p{Cc}/u.test(text)),
      ),
    ),
  ),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  radius: described('Miles; 5 where none is given.', z.optional(radius)),
})
export type ProximityInput = z.infer<typeof proximityInput>

/** A property beside a place. */
export const nearProperty = z.extend(property, { distance: described('Miles.', z.number()) })

export const searchProximity = endpoint({
  method: 'POST',
  path: '/api/properties/proximity-search',
  summary: 'Finds the properties around an address or coordinates, nearest first.',
  access: 'user',
  token: 'read',
  input: proximityInput,
  output: z.object({
    results: z.array(nearProperty),
    searchLocation: z.object({
      address: described('What the place is called; of coordinates, these.', z.string()),
      latitude: z.number(),
      longitude: z.number(),
    }),
    radiusMiles: z.number(),
  }),
  example: { latitude: 29.77, longitude: -95.27, radius: 5 },
  errors: ['not_found', 'too_many'],
})

export const linkProximityMap = endpoint({
  method: 'POST',
  path: '/api/proximity/marketing-map',
  summary: 'The address of a marketing map of properties around a place.',
  about: 'Pins have the numbers of their ids: 1 for the first.',
  access: 'user',
  token: 'read',
  input: z.strictObject({
    centerLatitude: latitude,
    centerLongitude: longitude,
    radius,
    propertyIds: z.array(recordId).check(z.minLength(1), z.maxLength(MOST_PINNED)),
  }),
  output: z.object({ mapUrl: z.string() }),
  example: {
    centerLatitude: 29.77,
    centerLongitude: -95.27,
    radius: 5,
    propertyIds: [PROPERTY_ID, OTHER_PROPERTY_ID],
  },
  errors: ['not_found'],
})

export const getProximityMap = fileEndpoint({
  method: 'GET',
  path: '/api/proximity/map.svg',
  summary: 'A marketing map of properties around a place.',
  access: 'user',
  input: z.strictObject({
    latitude,
    longitude,
    radius: described('Miles.', radius),
    properties: described(
      'Ids, each after a comma; or as the answer of `linkProximityMap` has them.',
      z.string().check(z.minLength(1)),
    ),
  }),
  files: ['image/svg+xml'],
  example: { latitude: '29.77', longitude: '-95.27', radius: '5', properties: `,${PROPERTY_ID}` },
  errors: ['too_many'],
})
