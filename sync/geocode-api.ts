import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ADDRESS_LENGTH } from './geocode/geocode-here.ts'
import { geocoded } from './geocode/geocoded.ts'

/** Words for a place: no longer than an address, and without control characters. */
export const addressText = z.string().check(
  z.minLength(1),
  z.maxLength(ADDRESS_LENGTH),
  z.refine((text) => !/\p{Cc}/u.test(text)),
)

export const geocodeApi = {
  /** The place that words mean. 404 where nothing is found, or where several fit and no list of them was asked for. */
  geocode: endpoint({
    method: 'GET',
    path: '/api/geocode',
    input: z.strictObject({ address: addressText, several: z.optional(z.literal('list')) }),
    output: z.union([geocoded, z.object({ candidates: z.array(geocoded) })]),
  }),
} as const
