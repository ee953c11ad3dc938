import type { Reading } from '../vocabulary/reading.ts'
import { farTownAt } from './far-town.ts'
import { readPart } from './parts/read-part.ts'
import type { PlaceFound } from './place-found.ts'
import { fromTable } from './place-from-table.ts'
import { readAddress, readPoint } from './read-address.ts'
import { readCounty } from './read-county.ts'
import { readRoad } from './roads/read-road.ts'

/** A place of the tables, a point, an address, a part of a town, a road or a county, where a place must follow. */
export function surePlace(reading: Reading, first: number, isNear: boolean): PlaceFound | null {
  // "near where Highway 6 crosses I-10"
  const at = reading.tokens[first]?.text === 'where' ? first + 1 : first
  const road = readRoad(reading, at, isNear, true)
  const table = fromTable(reading, at)
  const county = table === null ? null : readCounty(reading, at)
  if (table !== null && county !== null && county.end > table.end) return county
  if (table !== null && (road === null || table.end >= road.end)) return table
  return (
    readPoint(reading, at) ??
    readAddress(reading, at) ??
    readPart(reading, at) ??
    road ??
    readCounty(reading, at) ??
    (isNear ? farTownAt(reading, at) : null)
  )
}
