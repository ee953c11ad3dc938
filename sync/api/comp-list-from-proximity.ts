import * as z from 'zod/mini'
import { eachNearPart, PROXIMITY_MILES } from '../domain/proximity.ts'
import { compListAddress, compListName } from '../domain/records/comp-list.ts'
import { personLine } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { latitude, longitude, numberOrDigits } from './number-input.ts'

/** Longer words are in no field. */
const WORDS_LENGTH = 120
const figure = z.optional(z.number())
const rent = z.optional(numberOrDigits(z.number()))
const words = z.optional(personLine(WORDS_LENGTH))

export const createListFromProximity = endpoint({
  method: 'POST',
  path: '/api/comp-lists/from-proximity',
  summary: 'Creates a comp list of all properties around a place that meet a filter.',
  about: 'All of them or, where there are more than a list holds, none.',
  access: 'user',
  input: z.strictObject({
    name: compListName,
    address: z._default(compListAddress, null),
    latitude,
    longitude,
    radius: described(
      'Miles.',
      z._default(
        numberOrDigits(z.number().check(z.minimum(PROXIMITY_MILES.min), z.maximum(PROXIMITY_MILES.max))),
        PROXIMITY_MILES.default,
      ),
    ),
    filters: z._default(
      z.strictObject(
        eachNearPart(
          (field): z.ZodMiniOptional<z.ZodMiniType<number>> => (field === 'rentPerSf' ? rent : figure),
          () => words,
        ),
      ),
      {},
    ),
  }),
  output: z.object({ id: z.int(), totalProperties: z.int() }),
  example: {
    name: 'Around Market St',
    latitude: 29.77,
    longitude: -95.27,
    radius: 5,
    filters: { propertyType: 'Warehouse' },
  },
  errors: ['too_many'],
})
