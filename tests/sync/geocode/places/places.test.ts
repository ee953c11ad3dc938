import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { embeddedPlaces } from '../../../../edge/build/places/embedded-places.ts'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'
import { decodePlaces } from '../../../../sync/geocode/places/decode-places.ts'
import { encodePlaces } from '../../../../sync/geocode/places/encode-places.ts'
import type { TownEntry, ZipEntry } from '../../../../sync/geocode/places/place-table.ts'
import { PER_DEGREE, type Places } from '../../../../sync/geocode/places/places.ts'
import { embeddedPlaceTable } from '../embedded-place-table.ts'

/** A table as its towns say it: name, state, weight, latitude, longitude. */
function townsOf({ names, firstTown, towns }: Places): unknown[] {
  return names.flatMap((name, n) =>
    Array.from({ length: (firstTown[n + 1] ?? 0) - (firstTown[n] ?? 0) }, (_, i) => {
      const town = (firstTown[n] ?? 0) + i
      expect(towns.names[town]).toBe(n)
      return [name, towns.states[town], towns.weights[town], towns.latitudes[town], towns.longitudes[town]]
    }),
  )
}

const town = (name: string, state: string, people: number, point: TownEntry['point'] = null): TownEntry => ({
  name,
  state,
  people,
  point,
})

test('towns and ZIP codes come back from the packed table', async () => {
  const katy = town('Katy', 'TX', 14_102, { latitude: 29.78579, longitude: -95.8244 })
  const saint = town('St. Louis', 'MO', 315_685, { latitude: 38.62727, longitude: -90.19789 })
  const saintToo = town('Saint Louis', 'MI', 7_482, { latitude: 43.40835, longitude: -84.60667 })
  const postal = town('Kingwood', 'TX', 6_000)
  const namesake = town('Kingwood', 'WV', 3_000)
  const zips: ZipEntry[] = [
    { zip: '77345', town: postal, latitude: 30.06, longitude: -95.2 },
    { zip: '77339', town: postal, latitude: 30.04, longitude: -95.18 },
    { zip: '26537', town: namesake, latitude: 39.472, longitude: -79.683 },
    { zip: '00501', town: katy, latitude: 29.7, longitude: -95.8 },
  ]
  const places = await decodePlaces(await encodePlaces([saint, postal, katy, namesake, saintToo], zips))
  expect(townsOf(places)).toEqual([
    ['Katy', 'TX', 28, 29_786, -95_824],
    ['Kingwood', 'TX', 25, 30_050, -95_190],
    ['Kingwood', 'WV', 23, 39_472, -79_683],
    ['Saint Louis', 'MI', 26, 43_408, -84_607],
    ['St. Louis', 'MO', 37, 38_627, -90_198],
  ])
  expect(places.zips).toEqual({
    codes: Int32Array.of(501, 26_537, 77_339, 77_345),
    towns: Int32Array.of(0, 2, 1, 1),
    latitudes: Int32Array.of(29_700, 39_472, 30_040, 30_060),
    longitudes: Int32Array.of(-95_800, -79_683, -95_180, -95_200),
  })
})

test('any towns come back', async () => {
  const entry = fc.record({
    name: fc.string({ unit: fc.constantFrom(...'abcXYZé .-'), minLength: 1, maxLength: 8 }),
    state: fc.constantFrom('TX', 'CA', 'MO'),
    people: fc.integer({ min: 0, max: 9_000_000 }),
    point: fc.record({
      latitude: fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / PER_DEGREE),
      longitude: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / PER_DEGREE),
    }),
  })
  const entries = fc.uniqueArray(entry, { selector: ({ name, state }) => `${name}|${state}` })
  await fc.assert(
    fc.asyncProperty(entries, async (towns) => {
      const places = await decodePlaces(await encodePlaces(towns, []))
      const found = townsOf(places).map((line) => (line as unknown[]).toSpliced(2, 1).join())
      const given = towns.map(({ name, state, point }) =>
        [
          name,
          state,
          Math.round(point.latitude * PER_DEGREE),
          Math.round(point.longitude * PER_DEGREE),
        ].join(),
      )
      expect(found.sort()).toEqual(given.sort())
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['cut short', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 20)],
  ['not packed', () => new TextEncoder().encode('<html>')],
])('a table that is %s is refused', async (_, spoil) => {
  const bytes = await encodePlaces([town('Katy', 'TX', 1, { latitude: 29.8, longitude: -95.8 })], [])
  await expect(decodePlaces(spoil(bytes))).rejects.toThrow()
})

describe('the table made from packages', () => {
  test('is small enough to be fetched while an address is typed', async () => {
    expect((await readFile(await embeddedPlaces())).length).toBeLessThan(450 * 1024)
  })

  test.each([
    ['77002', 'Houston, TX', 29.757, -95.365],
    ['77032', 'Houston, TX', 29.965, -95.341],
    ['90731', 'San Pedro, CA', 33.734, -118.291],
    ['00501', 'Holtsville, NY', 40.815, -73.045],
  ])('has ZIP code %s in %s within two miles of where it is', async (zip, name, latitude, longitude) => {
    const { zips, names, towns } = await embeddedPlaceTable()
    const at = zips.codes.indexOf(Number(zip))
    const of = zips.towns[at] ?? -1
    expect(`${names[towns.names[of] ?? -1]}, ${towns.states[of]}`).toBe(name)
    const point = {
      latitude: (zips.latitudes[at] ?? 0) / PER_DEGREE,
      longitude: (zips.longitudes[at] ?? 0) / PER_DEGREE,
    }
    expect(haversineMiles(point, { latitude, longitude })).toBeLessThan(2)
  })

  test('calls cities as people do, and knows no county', async () => {
    const { names } = await embeddedPlaceTable()
    expect(names).toEqual(
      expect.arrayContaining(['New York', 'Lexington', 'Washington', 'St. Louis', 'La Porte']),
    )
    expect(names.filter((name) => / County$|\(historical\)|^New York City$/.test(name))).toEqual([])
  })
})
