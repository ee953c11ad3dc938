import fc from 'fast-check'
import { expect, test } from 'vitest'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'
import { criteriaIn } from './criteria-in.ts'
import { vocabulary as houston } from './query-vocabulary.ts'

/** Roads along which properties lie: 290 to the northwest, 249 to the north, I-10 to the west and the east. */
const along = (from: readonly [number, number], to: readonly [number, number]) =>
  Array.from({ length: 12 }, (_, i) => ({
    latitude: from[0] + ((to[0] - from[0]) * i) / 11,
    longitude: from[1] + ((to[1] - from[1]) * i) / 11,
  }))
const ROADS: Readonly<Record<string, ReturnType<typeof along>>> = {
  'Hwy 290': along([29.8, -95.45], [29.97, -95.7]),
  'Hwy 249': along([29.88, -95.42], [30.08, -95.6]),
  'I 10': along([29.77, -95.2], [29.79, -95.8]),
  'Hwy 288': along([29.73, -95.38], [29.4, -95.42]),
}
const vocabulary: Vocabulary = {
  ...houston,
  pointsAt: (words) => ROADS[words] ?? [],
  mainTown: () => 'Houston',
}
const read = (words: string) => criteriaIn(words, vocabulary)
const zoneOf = (words: string) => read(words).find((one) => one.kind === 'zone')
const isIn = (words: string, [latitude, longitude]: readonly [number, number]) =>
  zoneOf(words)?.circles.some((circle) => haversineMiles(circle, { latitude, longitude }) <= circle.miles) ===
  true
const oneOf = fc.constantFrom

test('what lies between two roads lies between them and not at where they meet', () => {
  fc.assert(
    fc.property(
      oneOf('between', 'btwn'),
      oneOf('290 and 249', '249 and 290', 'Hwy 290 & 249'),
      oneOf('', ', 20-30k sf'),
      (lead, roads, rest) => {
        const words = `${lead} ${roads}${rest}`
        expect({ words, names: zoneOf(words)?.names }).toEqual({
          words,
          names: [`Between ${roads.replace('&', 'and')}`],
        })
        expect({ words, middle: isIn(words, [29.93, -95.55]), far: isIn(words, [29.6, -95.2]) }).toEqual({
          words,
          middle: true,
          far: false,
        })
      },
    ),
  )
})

test('between two figures stays between two figures', () => {
  for (const words of ['between 249 and 290 docks', 'between 45 and 59 cents', 'between 10 and 290 acres'])
    expect({ words, zone: zoneOf(words) }).toEqual({ words, zone: undefined })
})

test('between a place and a place of the town lies around the middle', () => {
  expect(zoneOf('somewhere between downtown and Hobby')?.names).toEqual([
    'Between Downtown Houston and Hobby Airport',
  ])
  expect(zoneOf('between Katy and Sealy')?.names).toEqual(['Between Katy and Sealy'])
})

test('a side of a road is the land on that side of it', () => {
  const cases = [
    ['north of I-10', [29.86, -95.5], [29.7, -95.5]],
    ['south of I-10', [29.7, -95.5], [29.86, -95.5]],
    ['east of 288', [29.6, -95.3], [29.6, -95.5]],
    ['west of 288', [29.6, -95.5], [29.6, -95.3]],
  ] as const
  for (const [words, inside, outside] of cases)
    expect({ words, inside: isIn(words, inside), outside: isIn(words, outside) }).toEqual({
      words,
      inside: true,
      outside: false,
    })
})

test('two sides are both meant', () => {
  const zones = read('north of I-10, west of 288').filter(({ kind }) => kind === 'zone')
  expect(zones.map((zone) => (zone.kind === 'zone' ? zone.names : []))).toEqual([
    ['North of I-10'],
    ['West of 288'],
  ])
})

test('compass words before money and sizes stay bounds', () => {
  expect(read('north of 100k sf')).toMatchObject([
    { kind: 'range', field: 'squareFootage', min: 100_000, max: null },
  ])
  expect(read('rents south of 90 cents')).toMatchObject([
    { kind: 'range', field: 'rentPerSf', min: null, max: 0.9 },
  ])
})

test('the closest to a place are those near to it, nearest first, in any order of words', () => {
  fc.assert(
    fc.property(
      oneOf(
        (count: string, place: string) => `closest ${count} comps to ${place}`,
        (count: string, place: string) => `${count} closest warehouses to ${place}`,
        (count: string, place: string) => `nearest ${count} leases to ${place}`,
        (count: string, place: string) => `the ${count} nearest buildings to ${place}`,
      ),
      oneOf(['5', 5], ['three', 3], ['ten', 10]),
      oneOf('Katy', '77041', 'IAH', 'Port Newark'),
      (phrase, [count, limit], place) => {
        const words = phrase(count, place)
        const { criteria, limit: found, isNearest } = parseQuery(words, vocabulary, '2026-11-22')
        const near = criteria.filter(
          ({ criterion: one }) => one.kind === 'near' || (one.kind === 'zone' && one.around !== null),
        )
        expect({ words, found, isNearest, near: near.length }).toEqual({
          words,
          found: limit,
          isNearest: true,
          near: 1,
        })
      },
    ),
  )
})

test('how far from a crossing or a yard is of that place alone', () => {
  const around = (words: string) =>
    read(words).map((one) => (one.kind === 'zone' ? [one.names.join(), one.around] : one.kind))
  expect(around('within 3 miles of the intersection of Hwy 290 and Hwy 249')).toEqual([
    ['Hwy 290 & Hwy 249', 3],
  ])
  expect(around('half a mile from the Union Pacific Englewood Yard')).toEqual([['Englewood Yard', 0.5]])
})

test('the other part of a place is the same place’s', () => {
  for (const [words, one, other] of [
    ['Inland Empire East or West', 'Inland Empire East', 'Inland Empire West'],
    ['Inland Empire West and East', 'Inland Empire West', 'Inland Empire East'],
  ] as const)
    expect(read(words)).toEqual([expect.objectContaining({ kind: 'zone', names: [one, other] })])
})
