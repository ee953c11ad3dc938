import { expect, test } from 'vitest'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'
import { HUBS } from '../../../../sync/domain/query/gazetteer/hubs.ts'
import { SUBMARKETS } from '../../../../sync/domain/query/gazetteer/submarkets.ts'
import { moreTowns } from '../../../../sync/domain/query/vocabulary/known-places.ts'

interface Line {
  names: string[]
  latitude: number
  longitude: number
  reach: number
}

const linesOf = (table: string): Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', latitude, longitude, reach] = line.split(';')
      return {
        names: names.split('|'),
        latitude: Number(latitude),
        longitude: Number(longitude),
        reach: Number(reach),
      }
    })

const SIDES: Readonly<Record<string, readonly [north: number, east: number]>> = {
  North: [1, 0],
  South: [-1, 0],
  East: [0, 1],
  West: [0, -1],
  Northeast: [1, 1],
  Northwest: [1, -1],
  Southeast: [-1, 1],
  Southwest: [-1, -1],
}
/** Miles: a part of a town lies no farther from its middle. */
const FARTHEST = 32
/** Degrees: so little is of no side. */
const SLIGHT = 0.03

test('every place of the tables lies in the United States, and areas have a reach', () => {
  for (const { names, latitude, longitude } of [...linesOf(HUBS), ...linesOf(SUBMARKETS)])
    expect({ names, isIn: latitude > 24 && latitude < 50 && longitude > -125 && longitude < -66 }).toEqual({
      names,
      isIn: true,
    })
  for (const { names, reach } of linesOf(SUBMARKETS))
    expect({ names, isReached: reach > 0 && reach <= 120 }).toEqual({ names, isReached: true })
})

test('a submarket that is called a side of a town lies on that side of it, and near to it', () => {
  const { named } = moreTowns()
  let checked = 0
  for (const { names, latitude, longitude } of linesOf(SUBMARKETS)) {
    for (const name of names) {
      const [, side = '', town = ''] =
        /^(North|South|East|West|Northeast|Northwest|Southeast|Southwest) (.+?)(?: submarket)?$/.exec(name) ??
        []
      const far = ([a]: readonly { latitude: number; longitude: number }[]) =>
        a === undefined ? Number.POSITIVE_INFINITY : haversineMiles(a, { latitude, longitude })
      const namesakes = [...(named.get(town) ?? [])].sort((a, b) => far([a]) - far([b]))
      const [nearest] = namesakes
      const way = SIDES[side]
      // "North Fulton" is a part of a county.
      if (nearest === undefined || way === undefined || far(namesakes) > 4 * FARTHEST) continue
      checked++
      const [north, east] = way
      expect({ name, isNear: far(namesakes) <= FARTHEST }).toEqual({ name, isNear: true })
      expect({
        name,
        isNorth: north * (latitude - nearest.latitude) > -SLIGHT,
        isEast: east * (longitude - nearest.longitude) > -SLIGHT,
      }).toEqual({ name, isNorth: true, isEast: true })
    }
  }
  expect(checked).toBeGreaterThan(20)
})
