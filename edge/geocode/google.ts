import * as z from 'zod/mini'
import type { Geocoded } from '../../sync/domain/place/geocoded.ts'
import { callOutJson } from '../outbound/call-out-json.ts'
import { GOOGLE_HOST } from '../pictures/google-image.ts'
import { answerOf } from '../services/provider-answer.ts'
import { DAY_MS, HOUR_MS, type Provider } from './provider.ts'

const answer = z.object({
  /** `OK`, `ZERO_RESULTS`, or why there is no answer; the HTTP status is 200 either way. */
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      partial_match: z.optional(z.boolean()),
      types: z.array(z.string()),
      geometry: z.object({
        location: z.object({ lat: z.number(), lng: z.number() }),
        location_type: z.string(),
      }),
    }),
  ),
})

/**
 * Google's Geocoding API (https://developers.google.com/maps/documentation/geocoding/requests-geocoding). Its terms let
 * a position be kept for 30 days.
 */
export function google(key: string): Provider {
  return {
    name: 'google',
    keepFoundMs: 30 * DAY_MS,
    keepNothingMs: HOUR_MS,
    async ask(services, address, timeoutMs) {
      const url = new URL(`https://${GOOGLE_HOST}/maps/api/geocode/json`)
      url.search = String(new URLSearchParams({ address, components: 'country:US', key }))
      const said = await callOutJson(services, url, answer, { hosts: [GOOGLE_HOST], timeoutMs })
      if (said.kind !== 'ok') return { kind: 'failed' }
      const { status, results } = said.value
      if (status === 'OK' || status === 'ZERO_RESULTS') return answerOf(results.filter(isMeant).map(placeOf))
      services.log({ event: 'outside', host: GOOGLE_HOST, outcome: 'refused', reason: status })
      return { kind: 'failed' }
    },
  }
}

type Found = z.infer<typeof answer>['results'][number]

/** A building, or its position interpolated between neighbors; not the middle of a street or a city. */
function isMeant({ partial_match, types, geometry }: Found): boolean {
  const isHouse = ['ROOFTOP', 'RANGE_INTERPOLATED'].includes(geometry.location_type)
  return partial_match !== true && (isHouse || types.includes('premise') || types.includes('intersection'))
}

function placeOf({ formatted_address, geometry: { location } }: Found): Geocoded {
  const label = formatted_address.replace(/, USA$/, '')
  return { latitude: location.lat, longitude: location.lng, precision: 'address', label }
}
