import * as z from 'zod/mini'
import { AMENITY_IDS } from '../amenities/amenities.ts'
import { eachBound } from './filter-bounds.ts'
import { eachChoice } from './filter-choices.ts'

/**
 * What the filter panel holds, the URL carries and `POST /api/properties/filter` takes. All parts combine.
 * `location` alone is a city, a ZIP code or a state; with `radius` it is a place to be within so many miles of.
 */
export const propertyFilter = z.object({
  ...eachChoice((): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString>> => z.optional(z.array(z.string()))),
  /** In the units of the fields they bound. */
  ...eachBound(
    ({ isWhole }): z.ZodMiniOptional<z.ZodMiniNumber> => z.optional(isWhole ? z.int() : z.number()),
  ),
  location: z.optional(z.string()),
  /** Miles. */
  radius: z.optional(z.number()),
  amenities: z.optional(z.array(z.enum(AMENITY_IDS))),
})
export type PropertyFilter = z.infer<typeof propertyFilter>
