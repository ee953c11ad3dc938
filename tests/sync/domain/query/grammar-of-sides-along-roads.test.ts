import fc from 'fast-check'
import { expect, test } from 'vitest'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'
import { criteriaIn } from './criteria-in.ts'
import { vocabulary as houston } from './query-vocabulary.ts'

const along = (from: readonly [number, number], to: readonly [number, number]) =>
  Array.from({ length: 12 }, (_, i) => ({
    latitude: from[0] + ((to[0] - from[0]) * i) / 11,
    longitude: from[1] + ((to[1] - from[1]) * i) / 11,
  }))
/** I-10 from west to east, I-45 from south to north, and the Beltway, which crosses both twice. */
const ROADS: Readonly<Record<string, ReturnType<typeof along>>> = {
  'I 10': along([29.78, -95.8], [29.78, -95.0]),
  'Hwy 290': along([29.8, -95.42], [29.97, -95.75]),
  'I 45': along([29.5, -95.36], [30.1, -95.36]),
  'FM 1960': along([30.0, -95.7], [30.0, -95.2]),
  'Sam Houston': [
    ...along([29.94, -95.56], [29.6, -95.56]),
    ...along([29.94, -95.2], [29.6, -95.2]),
    ...along([29.94, -95.56], [29.94, -95.2]),
    ...along([29.6, -95.56], [29.6, -95.2]),
  ],
}
const vocabulary: Vocabulary = { ...houston, pointsAt: (words) => ROADS[words] ?? [] }
const read = (words: string) => criteriaIn(words, vocabulary)
const zones = (words: string) => read(words).filter((one) => one.kind === 'zone')
const isIn = (words: string, [latitude, longitude]: readonly [number, number]) =>
  zones(words).some(({ circles }) =>
    circles.some((circle) => haversineMiles(circle, { latitude, longitude }) <= circle.miles),
  )
const oneOf = fc.constantFrom
const size = { kind: 'range', field: 'squareFootage', min: 20_000, max: 30_000 }
const within = oneOf(
  (place: string) => `${place}, 20-30k sf`,
  (place: string) => `20-30k sf ${place}`,
  (place: string) => `warehouse 20-30k sf along ${place}`,
)

test('a road on one side of another is that part of the road, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['I-10', 'west', 'the Beltway', [29.78, -95.8], [29.78, -95.0]] as const,
        ['I-10', 'east', 'Beltway 8', [29.78, -95.0], [29.78, -95.4]] as const,
        ['290', 'west', 'Beltway 8', [29.97, -95.75], [29.8, -95.42]] as const,
        ['Hwy 290', 'west', 'the Sam Houston Tollway', [29.97, -95.75], [29.8, -95.42]] as const,
        ['I-45', 'north', 'FM 1960', [30.1, -95.36], [29.7, -95.36]] as const,
        ['I-45', 'south', 'the Beltway', [29.5, -95.36], [29.8, -95.36]] as const,
      ),
      oneOf('of', 'short'),
      within,
      ([road, side, other, there, elsewhere], form, say) => {
        const place =
          form === 'of'
            ? `${road} ${side} of ${other}`
            : `${road} ${side.charAt(0)}/o ${other.replace('the ', '')}`
        const words = say(place)
        expect({ words, names: zones(words).map(({ names }) => names) }).toEqual({ words, names: [[place]] })
        expect({ words, there: isIn(words, there), elsewhere: isIn(words, elsewhere) }).toEqual({
          words,
          there: true,
          elsewhere: false,
        })
        expect({ words, all: read(words) }).toEqual({ words, all: expect.arrayContaining([size]) })
      },
    ),
  )
})

test('a road with its direction keeps it', () => {
  for (const words of ['I-10 west, mfg', 'warehouse on I-45 north'])
    expect({ words, names: zones(words)[0]?.names }).toEqual({
      words,
      names: [words.match(/I-\d+ \w+/)?.[0]],
    })
})

test('what a building faces is a road, by its number alone', () => {
  fc.assert(
    fc.property(
      oneOf('frontage on', 'frontage along', 'fronts on', 'visible from', 'easy access to', 'exposure to'),
      oneOf('290', 'Hwy 290', 'I-10'),
      oneOf('', ', 20-30k sf'),
      (lead, road, rest) => {
        const words = `warehouse with ${lead} ${road}${rest}`
        const name = road === '290' ? 'Hwy 290' : road
        expect({ words, names: zones(words).map(({ names }) => names) }).toEqual({ words, names: [[name]] })
      },
    ),
  )
  // A width is no road.
  expect(zones("200' frontage")).toEqual([])
})

test('where one road meets another is one place, whichever is said first', () => {
  fc.assert(
    fc.property(
      oneOf('290', 'Hwy 290'),
      oneOf('Beltway 8', 'I-10'),
      oneOf('meets', 'crosses', '&', 'at'),
      fc.boolean(),
      (one, other, joint, isTurned) => {
        const [a, b] = isTurned ? [other, one] : [one, other]
        const words = `where ${a} ${joint} ${b}, 20-30k sf`
        const named = (road: string) => (road === '290' ? 'Hwy 290' : road)
        expect({ words, names: zones(words).map(({ names }) => names) }).toEqual({
          words,
          names: [[`${named(a)} & ${named(b)}`]],
        })
      },
    ),
  )
})

test('a state behind a town is no road, whatever figure follows', () => {
  fc.assert(
    fc.property(
      oneOf('Houston, TX', 'Katy TX', 'Ontario, CA', 'Ontario CA'),
      oneOf(
        ['32 clear', { kind: 'range', field: 'clearHeight', min: 32, max: null }] as const,
        ['10 dock doors', { kind: 'range', field: 'dockDoors', min: 10, max: null }] as const,
        ['40 trailer stalls', { kind: 'range', field: 'trailerStalls', min: 40, max: null }] as const,
      ),
      (town, [figure, criterion]) => {
        const words = `${town} ${figure}`
        expect({ words, zones: zones(words) }).toEqual({ words, zones: [] })
        expect({ words, all: read(words) }).toEqual({ words, all: expect.arrayContaining([criterion]) })
      },
    ),
  )
})
