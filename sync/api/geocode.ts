import * as z from 'zod/mini'
import { geocoded } from '../domain/place/geocoded.ts'
import { ADDRESS_LENGTH } from '../geocode/geocode-here.ts'
import { endpoint } from './endpoint.ts'

/** Words for a place: no longer than an address, and without control characters. */
export const addressText = z.string().check(
  z.minLength(1),
  z.maxLength(ADDRESS_LENGTH),
  z.refine((text) => !/\p{Cc}/u.test(text)),
)

export const geocodeAddress = endpoint({
  method: 'GET',
  path: '/api/geocode',
  summary: 'The place that an address, ZIP code, town or pair of coordinates means.',
  about: '404 where nothing is found, or where several places fit and no list of them was asked for.',
  access: 'user',
  input: z.strictObject({ address: addressText, several: z.optional(z.literal('list')) }),
  output: z.union([geocoded, z.object({ candidates: z.array(geocoded) })]),
  example: { address: '77041' },
  errors: ['not_found', 'too_many'],
})
