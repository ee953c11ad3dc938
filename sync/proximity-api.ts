import * as z from 'zod/mini'
import { property } from './domain/property.ts'
import { PROXIMITY_MILES } from './domain/proximity.ts'
import { endpoint } from './endpoint.ts'
import { ADDRESS_LENGTH } from './geocode/geocode-here.ts'

const proximityInput = z.strictObject({
  /** Looked up where no coordinates are given. Blank is as if absent. */
  address: z.optional(
    z.string().check(
      z.maxLength(ADDRESS_LENGTH),
      z.refine((text) => !/\p{Cc}/u.test(text)),
    ),
  ),
  /** Degrees. */
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  /** Miles; 5 where none is given. */
  radius: z.optional(z.number().check(z.minimum(PROXIMITY_MILES.min), z.maximum(PROXIMITY_MILES.max))),
})
export type ProximityInput = z.infer<typeof proximityInput>

export const proximityApi = {
  /** The properties around an address or coordinates, nearest first. 404 for an address nobody knows. */
  search: endpoint({
    method: 'POST',
    path: '/api/properties/proximity-search',
    input: proximityInput,
    output: z.object({
      /** `distance` in miles. */
      results: z.array(z.extend(property, { distance: z.number() })),
      searchLocation: z.object({
        /** What the place is called; of coordinates, these. */
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
      radiusMiles: z.number(),
    }),
  }),
} as const
