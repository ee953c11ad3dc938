import * as z from 'zod/mini'
import type { Geocoded } from '../../sync/domain/place/geocoded.ts'
import { callOutJson } from '../outbound/call-out-json.ts'
import { MAPBOX_HOST } from '../pictures/mapbox-image.ts'
import { answerOf } from '../services/provider-answer.ts'
import type { Provider } from './provider.ts'

const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        feature_type: z.string(),
        full_address: z.optional(z.string()),
        name: z.string(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
        match_code: z.optional(z.object({ address_number: z.optional(z.string()), confidence: z.string() })),
      }),
    }),
  ),
})

/** Mapbox Geocoding v6 (https://docs.mapbox.com/api/search/geocoding/). Temporary results may not be kept. */
export function mapbox(token: string): Provider {
  return {
    name: 'mapbox',
    keepFoundMs: 0,
    keepNothingMs: 0,
    async ask(services, address, timeoutMs) {
      const url = new URL(`https://${MAPBOX_HOST}/search/geocode/v6/forward`)
      url.search = String(
        new URLSearchParams({
          q: address,
          country: 'us,pr',
          types: 'address',
          autocomplete: 'false',
          limit: '5',
          access_token: token,
        }),
      )
      const said = await callOutJson(services, url, answer, { hosts: [MAPBOX_HOST], timeoutMs })
      if (said.kind !== 'ok') return { kind: 'failed' }
      const found = said.value.features.map(({ properties }) => properties).filter(isMeant)
      const exact = found.filter(({ match_code }) => match_code?.confidence === 'exact')
      return answerOf((exact.length > 0 ? exact : found).map(placeOf))
    },
  }
}

type Found = z.infer<typeof answer>['features'][number]['properties']

/** The house itself, or its position interpolated between neighbors. A guessed number or street is another address. */
function isMeant({ feature_type, match_code }: Found): boolean {
  const isSure = match_code?.confidence === 'exact' || match_code?.confidence === 'high'
  const hasNumber = match_code?.address_number === 'matched' || match_code?.address_number === 'plausible'
  return feature_type === 'address' && isSure && hasNumber
}

function placeOf({ coordinates, full_address, name }: Found): Geocoded {
  const label = (full_address ?? name).replace(/, United States$/, '')
  return { latitude: coordinates.latitude, longitude: coordinates.longitude, precision: 'address', label }
}
