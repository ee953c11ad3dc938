import * as z from 'zod/mini'
import { splitNumber } from '../../sync/domain/place/address-words.ts'
import type { Geocoded } from '../../sync/domain/place/geocoded.ts'
import { callOutJson } from '../outbound/call-out-json.ts'
import { answerOf } from '../services/provider-answer.ts'
import { DAY_MS, HOUR_MS, type Provider } from './provider.ts'

const HOST = 'geocoding.geo.census.gov'

const answer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        /** x is the longitude. */
        coordinates: z.object({ x: z.number(), y: z.number() }),
      }),
    ),
  }),
})

/**
 * The geocoder of the US Census (https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html): no key, house
 * numbers along streets, public domain. It needs a number and a street.
 */
export const census: Provider = {
  name: 'census',
  keepFoundMs: 30 * DAY_MS,
  keepNothingMs: HOUR_MS,
  async ask(services, address, timeoutMs) {
    const [number] = splitNumber(address).numbers
    if (number === undefined) return { kind: 'nothing' }
    const url = new URL(`https://${HOST}/geocoder/locations/onelineaddress`)
    url.searchParams.set('address', address)
    url.searchParams.set('benchmark', 'Public_AR_Current')
    url.searchParams.set('format', 'json')
    const said = await callOutJson(services, url, answer, { hosts: [HOST], timeoutMs })
    if (said.kind !== 'ok') return { kind: 'failed' }
    const places = said.value.result.addressMatches
      .filter(({ matchedAddress }) => splitNumber(matchedAddress).numbers[0] === number)
      .map(({ matchedAddress, coordinates: { x, y } }): Geocoded => {
        return { latitude: y, longitude: x, precision: 'address', label: readable(matchedAddress) }
      })
    return answerOf(places)
  },
}

const CAPITALS = /^(?:N|S|E|W|NE|NW|SE|SW|FM|US|SH|IH|CR|I)$/

/** `4600 SILVER HILL RD, WASHINGTON, DC, 20233` as people write it. */
function readable(matched: string): string {
  const [street = '', city = '', ...region] = matched.split(', ')
  return [titled(street), titled(city), region.join(' ')].filter((part) => part !== '').join(', ')
}

function titled(words: string): string {
  return words
    .split(' ')
    .map((word) => (CAPITALS.test(word) ? word : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`))
    .join(' ')
}
