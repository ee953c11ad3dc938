import { readFileSync } from 'node:fs'
import { type SplitAddress, splitAddress } from '../../../../sync/sheets/cells/place/split-address.ts'
import { recordsOf } from '../records-of.ts'

interface Place {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Ways to write an address in one cell, from the plainest. */
const WAYS: readonly ((place: Place) => string)[] = [
  ({ street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`,
  ({ street, city, state, zip }) => `${street}\n${city}, ${state} ${zip}`,
  ({ street, city, state, zip }) => `${street}, ${city} ${state} ${zip}`,
  ({ street, city, state, zip }) => `${street} ${city}, ${state} ${zip}`,
  ({ street, city, state, zip }) => `${street} ${city} ${state} ${zip}`,
  ({ street, city, state }) => `${street} ${city} ${state}`,
  ({ street, city, state, zip }) => `${street} Ste 200 ${city}, ${state} ${zip}`,
]
/** Real street addresses of a public list of buildings, and how many of them come out right in each way to write them. */
export function partedRight(file: string | URL): { places: number; share: number; byWay: number[] } {
  const places = recordsOf(readFileSync(file, 'utf8'))
    .slice(1)
    .map(([, , , , , street = '', city = '', state = '', zip = '']) => ({ street, city, state, zip }))
    .map((place) => ({ ...place, street: place.street.replace(/\s+/g, ' ').trim() }))
    .filter(({ street, city, zip }) => /^\d[^,]*$/.test(street) && city !== '' && /^\d{5}/.test(zip))
  const byWay = WAYS.map(
    (way) => places.filter((place) => isRight(place, splitAddress(way(place)))).length / places.length,
  )
  return { places: places.length, share: byWay.reduce((sum, share) => sum + share, 0) / byWay.length, byWay }
}

function isRight({ street, city, state }: Place, got: SplitAddress): boolean {
  return got.street === splitAddress(street).street && got.city === city.trim() && got.state === state
}
