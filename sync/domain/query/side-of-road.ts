import { readRoad } from './read-road.ts'
import type { Found, Reading } from './reading.ts'

/** "north of I-10": a side of a road is no place to search by, and neither is the road. */
export function sideOfRoad(reading: Reading, at: number): Found | null {
  const isSide = /^(?:north|south|east|west)$/.test(reading.tokens[at]?.text ?? '')
  if (!isSide || reading.tokens[at + 1]?.text !== 'of') return null
  const road = readRoad(reading, at + 2, true, false)
  return road === null ? null : { kind: 'words', end: road.end }
}
