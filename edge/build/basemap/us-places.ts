import type { Feature, Point } from 'geojson'
import { PLACE_RANKS, type PlaceAttributes } from '../../../sync/maps/basemap-layers.ts'
import { usCities } from '../made-files/us-cities.ts'

type Place = Feature<Point, PlaceAttributes>

/** The populated places of the United States, largest first. */
export function usPlaces(): Place[] {
  return usCities().map(({ name, people, latitude, longitude }) => ({
    type: 'Feature',
    properties: { name, rank: PLACE_RANKS.find((rank) => people >= rank.people)?.rank ?? 7, pop: people },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }))
}
