import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Vocabulary } from '../../../../sync/domain/query/vocabulary/vocabulary.ts'
import { criteriaIn } from './criteria-in.ts'
import { vocabulary as houston } from './query-vocabulary.ts'

const ROADS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'I 45': [29.95, -95.41],
  'US 59': [29.93, -95.3],
  'Hwy 290': [29.86, -95.54],
  'Hwy 99': [29.98, -95.7],
  'Hwy 249': [29.95, -95.53],
}
const vocabulary: Vocabulary = {
  ...houston,
  pointsAt(words) {
    const point = ROADS[words]
    return point === undefined ? [] : [{ latitude: point[0], longitude: point[1] }]
  },
}
const read = (words: string) => criteriaIn(words, vocabulary)
const zones = (words: string) => read(words).flatMap((one) => (one.kind === 'zone' ? one.names : []))
const oneOf = fc.constantFrom
const numbers = oneOf('45', '59', '290', '99', '249')
const size = { kind: 'range', field: 'squareFootage', min: 20_000, max: 30_000 }

test('two numbers of roads that the book has are where they meet, in any wording', () => {
  fc.assert(
    fc.property(
      numbers,
      numbers,
      oneOf(
        (a: string, b: string) => `${a} & ${b}`,
        (a: string, b: string) => `near ${a} & ${b}`,
        (a: string, b: string) => `around ${a} & ${b}`,
        (a: string, b: string) => `${a} @ ${b}`,
      ),
      oneOf(
        (place: string) => `${place}, 20-30k sf`,
        (place: string) => `20-30k sf, ${place}`,
        (place: string) => `warehouse 20-30k sf ${place}`,
      ),
      (a, b, joined, within) => {
        fc.pre(a !== b)
        const words = within(joined(a, b))
        expect({ words, names: zones(words) }).toEqual({ words, names: [`Hwy ${a} & Hwy ${b}`] })
        expect({ words, all: read(words) }).toEqual({ words, all: expect.arrayContaining([size]) })
      },
    ),
  )
})

test('two numbers with a unit, a noun or thousands behind them stay figures', () => {
  fc.assert(
    fc.property(
      numbers,
      numbers,
      oneOf('between', 'btwn'),
      oneOf(
        ['k sf', 'squareFootage'],
        [' docks', 'dockDoors'],
        [' trailer stalls', 'trailerStalls'],
        [' cents', 'rentPerSf'],
      ),
      (a, b, lead, [noun, field]) => {
        const [low, high] = [a, b].map(Number).sort((one, other) => one - other) as [number, number]
        fc.pre(low < high)
        const words = `${lead} ${low} and ${high}${noun}`
        const all = read(words)
        expect({ words, zones: zones(words) }).toEqual({ words, zones: [] })
        expect({ words, all }).toEqual({ words, all: [expect.objectContaining({ kind: 'range', field })] })
      },
    ),
  )
})

test('numbers of no road of the book stay words', () => {
  for (const words of ['28 & 32', 'between 28 and 32', 'warehouse, 12 & 20'])
    expect({ words, zones: zones(words) }).toEqual({ words, zones: [] })
})

test('a road and its direction meet a street that nobody knows, with how far from there', () => {
  fc.assert(
    fc.property(
      oneOf('45', '59', '290'),
      oneOf('north', 'south', 'east', 'west'),
      oneOf('and', '&', 'at'),
      oneOf('rayford', 'Rayford', 'richey', 'Parramatta'),
      oneOf(
        ['two-and-a-half mile radius', 2.5],
        ['2.5 mi', 2.5],
        ['a mile and a half', 1.5],
        ['within 3 miles', 3],
      ),
      (number, way, joint, street, [reach, miles]) => {
        const words = `${number} ${way} ${joint} ${street}, ${reach}, 20-30k sf`
        const all = read(words)
        expect({ words, all }).toEqual({
          words,
          all: [
            expect.objectContaining({ kind: 'zone', names: [`${number} ${way} & ${street}`], around: miles }),
            size,
          ],
        })
      },
    ),
  )
})

test('a road and its number are one word or two, and a crossing may stand before a size', () => {
  for (const [glued, apart] of [
    ['near i45, 20-30k sf', 'near i 45, 20-30k sf'],
    ['near fm1960', 'near fm 1960'],
  ] as const)
    expect(zones(glued).map((name) => name.replace(/(?<=[a-z])(?=\d)/, ' '))).toEqual(zones(apart))
  expect(zones('grand pkwy & 290 200k+')).toEqual(['Grand Parkway & Hwy 290'])
  expect(zones('beltway 8 and antoine')).toEqual(['beltway 8 & antoine'])
})

test('a number is a road where something is right by it', () => {
  for (const how of ['right', 'just'])
    for (const where of ['by', 'off', 'on', 'near', 'along', 'next to'])
      expect(zones(`Tomball, ${how} ${where} 249`), `${how} ${where}`).toEqual(['Hwy 249'])
})

test('two streets with a sign of a crossing or "at" between them are where they meet', () => {
  fc.assert(
    fc.property(
      oneOf('Telephone Rd', 'telephone rd', 'Clinton Dr'),
      oneOf(' & ', ' @ ', ' at ', ' and '),
      oneOf('Airport Blvd', 'gellhorn dr'),
      oneOf('', ', within a mile'),
      (first, joint, second, reach) => {
        expect(zones(`${first}${joint}${second}${reach}`)).toEqual([`${first} & ${second}`])
      },
    ),
  )
  expect(zones('at Fallbrook & 249, 20-30k sf')).toEqual(['Fallbrook & Hwy 249'])
})

test('which way a distance is from a place changes nothing', () => {
  const way = oneOf(
    '',
    ' either way',
    ' in any direction',
    ' on every side',
    ' as the crow flies',
    ' each way',
  )
  fc.assert(
    fc.property(
      way,
      oneOf('from', 'of', 'around'),
      oneOf('within two miles', 'about two miles'),
      (ways, from, two) => {
        const [point] = read(`${two}${ways} ${from} 29.7355, -95.2890`)
        expect(point).toMatchObject({ kind: 'zone', names: ['29.7355, -95.2890'], around: 2 })
      },
    ),
  )
})

test('a street before or behind the number of a road is where both meet, in capitals and without', () => {
  for (const [words, name] of [
    ['West Little York at 290, 20-30k sf', 'West Little York & Hwy 290'],
    ['Fallbrook & 249, 20-30k sf', 'Fallbrook & Hwy 249'],
    ['45 and rankin, 20-30k sf', 'Hwy 45 & rankin'],
    ['i45 and richey flex 20-30k sf', 'i45 & richey'],
    ['mfg nr Beltway 8 n 290, 20-30k sf', 'Beltway 8 & Hwy 290'],
  ] as const)
    expect({ words, names: zones(words), all: read(words) }).toEqual({
      words,
      names: [name],
      all: expect.arrayContaining([size]),
    })
})

test('a word of the language, a town or a firm beside the number of a road is no street', () => {
  expect(zones('45 and sprinklered')).toEqual([])
  expect(zones('Houston at 290')).toEqual([])
})

test('a road and a town that lies nowhere near it are where the road meets the street of that name', () => {
  fc.assert(
    fc.property(
      numbers,
      oneOf('Fairbanks', 'Mason', 'Clinton', 'fairbanks'),
      oneOf(' and ', ' & ', ' at ', ' @ '),
      oneOf('', 'warehouse 20-30k sf ', 'near '),
      (road, street, joint, lead) => {
        const words = `${lead}${road}${joint}${street}`
        expect({ words, names: zones(words) }).toEqual({ words, names: [`Hwy ${road} & ${street}`] })
      },
    ),
  )
})
