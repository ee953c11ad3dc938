import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { criteriaIn as read } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

/** The name and the miles of each circle that is asked for. */
const circles = (words: string) =>
  read(words).flatMap((one) => {
    if (one.kind === 'near') return [{ name: one.place, miles: one.miles }]
    return one.kind === 'zone' && one.around !== null
      ? [{ name: one.names.join(' or '), miles: one.around }]
      : []
  })
const oneOf = fc.constantFrom
const size = { kind: 'range', field: 'squareFootage', min: 20_000, max: 30_000 }
const within = oneOf(
  (place: string) => `${place}, 20-30k sf`,
  (place: string) => `warehouse 20-30k sf, ${place}`,
)

test('a number before a place that is known is so many miles, where it says within or around', () => {
  fc.assert(
    fc.property(
      oneOf('within %n of', 'w/in %n of', 'inside %n of', '%n around'),
      fc.integer({ min: 1, max: 40 }),
      oneOf(
        ['IAH', 'Bush Intercontinental'] as const,
        ['Hobby', 'Hobby Airport'] as const,
        ['the Port of Savannah', 'Port of Savannah'] as const,
        ['Katy', 'Katy'] as const,
        ['77041', '77041'] as const,
      ),
      within,
      (lead, miles, [place, name], say) => {
        const words = say(`${lead.replace('%n', String(miles))} ${place}`)
        expect({ words, circles: circles(words) }).toEqual({ words, circles: [{ name, miles }] })
        expect({ words, all: read(words) }).toEqual({ words, all: expect.arrayContaining([size]) })
      },
    ),
  )
})

test('a number before anything else is no distance', () => {
  for (const words of ['within 5 of asking', 'rent within 10 of market', 'built within 5 of 2010'])
    expect({ words, circles: circles(words) }).toEqual({ words, circles: [] })
  const range = '20-30k around Katy'
  expect(read(range)).toEqual(expect.arrayContaining([size]))
})

test('an address without a word for its street is a place to be near to, with its town', () => {
  fc.assert(
    fc.property(
      oneOf('2 miles from', 'within 2 miles of', '2 mi around'),
      oneOf('5151 Mitchelldale', '3000 Rodgerdale', '12000 Cutten'),
      oneOf('', ', Houston', ', Houston TX', ', Katy'),
      within,
      (lead, street, town, say) => {
        const words = say(`${lead} ${street}${town}`)
        const name = town === '' ? street : `${street}${town.replace(' TX', '')}`
        expect({ words, circles: circles(words) }).toEqual({ words, circles: [{ name, miles: 2 }] })
        expect({ words, all: read(words) }).toEqual({ words, all: expect.arrayContaining([size]) })
      },
    ),
  )
})

test('a point may be written with its words, its letters or its degrees', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2600, max: 4800 }),
      fc.integer({ min: 7000, max: 12_200 }),
      oneOf(
        (a: string, b: string) => `${a}, -${b}`,
        (a: string, b: string) => `(${a}, -${b})`,
        (a: string, b: string) => `lat ${a} lng -${b}`,
        (a: string, b: string) => `latitude: ${a}, longitude: -${b}`,
        (a: string, b: string) => `${a}N ${b}W`,
        (a: string, b: string) => `${a} N, ${b} W`,
      ),
      oneOf('within 3 miles of %p', '%p within 3 miles', '3 miles around %p'),
      (north, west, write, say) => {
        const [a, b] = [(north / 100).toFixed(2), (west / 100).toFixed(2)]
        const words = say.replace('%p', write(a, b))
        expect({ words, circles: circles(words) }).toEqual({
          words,
          circles: [{ name: `${a}, -${b}`, miles: 3 }],
        })
      },
    ),
  )
})

test('a town with its state is a town before it is anybody whose name begins so', () => {
  const owned = { ...vocabulary, landlordFirms: ['Palmetto Gauge Investors', 'Moosic Land Partners'] }
  const among = (words: string) =>
    parseQuery(words, owned, '2026-11-22').criteria.map(({ criterion }) => criterion)
  fc.assert(
    fc.property(
      oneOf('Palmetto', 'Moosic'),
      oneOf(', GA', ' GA', ', Georgia', ', PA'),
      oneOf('%t 300k+', 'warehouse in %t', '%t with 20-30k sf'),
      (town, state, say) => {
        const words = say.replace('%t', `${town}${state}`)
        const found = among(words)
        expect({ words, parties: found.filter(({ kind }) => kind === 'party') }).toEqual({
          words,
          parties: [],
        })
        expect({ words, found }).toEqual({
          words,
          found: expect.arrayContaining([{ kind: 'word', field: 'city', anyOf: [town], not: false }]),
        })
      },
    ),
  )
  for (const words of ['Palmetto Gauge Investors', 'Palmetto listings', 'owned by Palmetto, 20-30k sf'])
    expect({ words, kinds: among(words).map(({ kind }) => kind) }).toEqual({
      words,
      kinds: expect.arrayContaining(['party']),
    })
})
