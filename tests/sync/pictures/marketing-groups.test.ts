import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rentTier } from '../../../sync/domain/rents/rent-tier.ts'
import {
  groupByPlace,
  type MappedProperty,
  pinSize,
} from '../../../sync/pictures/marketing/group-by-place.ts'
import { topClusters } from '../../../sync/pictures/marketing/top-clusters.ts'
import { anyMapped, makeMapped } from './make-mapped.ts'

describe('groups', () => {
  test('every property with coordinates is in exactly one group, and each group is of one place', () => {
    fc.assert(
      fc.property(fc.array(anyMapped, { maxLength: 50 }), (properties) => {
        const groups = groupByPlace(properties)
        const mapped = properties.flatMap(({ latitude }, i) => (latitude === null ? [] : [i + 1]))
        expect(groups.flatMap(({ rows }) => rows).toSorted((a, b) => a - b)).toEqual(mapped)
        const places = new Set(groups.map(({ at }) => `${at.latitude} ${at.longitude}`))
        expect(places.size).toBe(groups.length)
        for (const { at, rows, names, averageRent, tier, size } of groups) {
          const members = rows.map((row) => properties[row - 1] as MappedProperty)
          const rents = members.flatMap(({ rentPerSf }) => rentPerSf ?? [])
          const mean = rents.length === 0 ? null : rents.reduce((sum, rent) => sum + rent, 0) / rents.length
          expect(names).toEqual(members.map(({ name }) => name))
          expect(averageRent).toEqual(mean === null ? null : expect.closeTo(mean, 3))
          expect({ tier, size }).toEqual({ tier: rentTier(averageRent), size: pinSize(rows.length) })
          for (const { latitude, longitude } of members) {
            expect(Math.abs((latitude ?? 0) - at.latitude)).toBeLessThanOrEqual(0.00005 + 1e-9)
            expect(Math.abs((longitude ?? 0) - at.longitude)).toBeLessThanOrEqual(0.00005 + 1e-9)
          }
        }
      }),
    )
  })

  test('a property 30 feet on is at the same place, one 100 feet on is not', () => {
    const at = (latitude: number) => makeMapped({ latitude })
    expect(groupByPlace([at(29.76), at(29.76004), at(29.7603)]).map(({ rows }) => rows)).toEqual([
      [1, 2],
      [3],
    ])
  })

  test('a mean that is a tier’s first cent is in that tier, however it was added up', () => {
    const rents = [1.15, 1.35, 1.2, 1.3].map((rentPerSf) => makeMapped({ rentPerSf }))
    expect(groupByPlace(rents)).toMatchObject([{ averageRent: 1.25, tier: 8 }])
    expect(groupByPlace([makeMapped()])).toMatchObject([{ averageRent: null, tier: 0 }])
  })

  test.each([
    [1, 'small'],
    [4, 'small'],
    [5, 'medium'],
    [9, 'medium'],
    [10, 'large'],
  ] as const)('%d properties make a pin %s', (count, size) => {
    expect(pinSize(count)).toBe(size)
  })
})

test('the panel has the five largest groups of more than one, each with three names and how many follow', () => {
  const group = (count: number, latitude: number) =>
    Array.from({ length: count }, (_, i) => makeMapped({ name: `${count}.${i + 1}`, latitude }))
  const properties = [
    group(1, 29.1),
    group(4, 29.2),
    group(1, 29.3),
    group(7, 29.4),
    group(2, 29.5),
    group(1, 29.6),
  ]
  expect(
    topClusters(groupByPlace(properties.flat())).map(({ count, names, more }) => ({ count, names, more })),
  ).toEqual([
    { count: 7, names: ['7.1', '7.2', '7.3'], more: 4 },
    { count: 4, names: ['4.1', '4.2', '4.3'], more: 1 },
    { count: 2, names: ['2.1', '2.2'], more: 0 },
  ])
})
