import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  city,
  docks,
  gradeDoors,
  has,
  lease,
  officePercent,
  party,
  rent,
  text,
  under,
  vocabulary,
} from './query-vocabulary.ts'

const parsed = (words: string) => parseQuery(words, vocabulary, '2026-11-22')
const all = (words: string) => parsed(words).criteria.map(({ criterion }) => criterion)
const read = (words: string) => all(words).filter(({ kind }) => kind !== 'text')
const oneOf = fc.constantFrom

test('where somebody comes from, or is today, asks for nothing', () => {
  const from = oneOf(
    'relocating from',
    'moving from',
    'a group based in',
    'headquartered in',
    'a distributor out of',
    "they're in",
  )
  fc.assert(
    fc.property(from, oneOf('Houston', 'Tomball', 'Spring'), (where, town) => {
      const words = `client ${where} ${town}, needs docks in Katy`
      expect({ words, read: read(words) }).toEqual({ words, read: [has('dock'), city('Katy')] })
    }),
  )
  expect(read("what do we have that's now in Katy")).toEqual([city('Katy')])
})

test('of a whole market only the towns that are preferred are asked for', () => {
  const words = 'in the Houston market, preferably in Katy or Sugar Land'
  expect(read(words)).toEqual([city('Katy', 'Sugar Land')])
  expect(read('Houston, preferably Katy')).toEqual([city('Houston', 'Katy')])
})

test('what somebody pays today asks for nothing, and its lease type does', () => {
  const today = oneOf('today', 'now', 'right now', 'currently')
  fc.assert(
    fc.property(today, oneOf(60, 72, 85), (now, cents) => {
      const words = `they're at ${cents} cents NNN ${now} and won't go over 95 cents`
      expect({ words, read: read(words) }).toEqual({ words, read: [lease('NNN'), rent(null, 0.95)] })
    }),
  )
})

test('a bound alone behind a lease type is of cents, wherever it stands', () => {
  const end = oneOf('', ' in Katy', ', Katy', ' for docks')
  fc.assert(
    fc.property(fc.integer({ min: 45, max: 99 }), oneOf('NNN', 'gross'), end, (cents, type, where) => {
      expect(read(`${type} under ${cents}${where}`)).toContainEqual(under(rent(null, cents / 100)))
    }),
  )
  expect(read('NNN under 95k sf')).not.toContainEqual(under(rent(null, 0.95)))
})

test('a feature that is let go of before it was asked for asks for nothing', () => {
  expect(read('forget the docks, 2 grade')).toEqual([gradeDoors(2, null)])
  expect(read('drop the docks, 8 docks')).toEqual([docks(8, null)])
})

test('that not both may be there is said where it is not of two features', () => {
  expect(all('Katy or Houston but not both')).toContainEqual(text('but not both'))
})

test('a share of office is read before and behind its noun', () => {
  expect(read('office 10-15%')).toEqual([officePercent(10, 15)])
  expect(read('10-15% office')).toEqual([officePercent(10, 15)])
})

test('any figure sorts, one way or the other', () => {
  const figures = oneOf(
    ['clear height', 'clearHeight'],
    ['docks', 'dockDoors'],
    ['truck court', 'truckCourtFeet'],
    ['TI', 'tiPerSf'],
  )
  fc.assert(
    fc.property(figures, oneOf('sort by', 'sorted by', 'ranked by'), ([words, field], by) => {
      expect(parsed(`Katy ${by} ${words}`).sort).toBe(`${field}_desc`)
      expect(parsed(`Katy ${by} ${words} low to high`).sort).toBe(`${field}_asc`)
      expect(parsed(`top 5 in Katy by ${words}`)).toMatchObject({ sort: `${field}_desc`, limit: 5 })
    }),
  )
})

test('a person nobody has heard of is a broker where a firm or a deed says so', () => {
  const wording = oneOf('deals P did at JLL', 'P over at JLL', 'repped by P at JLL', 'listings of P from JLL')
  fc.assert(
    fc.property(oneOf('Dana Kowalczyk', 'Mike Reyes', 'Sarah Quillfeather'), wording, (person, said) => {
      expect(read(said.replace('P', person))).toEqual(
        expect.arrayContaining([
          party('brokerName', person),
          { ...party('brokerFirm', 'JLL'), or: ['Jones Lang LaSalle'] },
        ]),
      )
    }),
  )
  expect(read('Jordan Creek comps')).toEqual([])
})

test.each([
  ['redlands or san bdno', ['Redlands', 'San Bernardino']],
  ['san bernadino', ['San Bernardino']],
  ['el sgndo', ['El Segundo']],
  ['flex Carrolton 20-40k', ['Carrollton']],
])('a town of two words is read shortened or a letter off: “%s”', (words, towns) => {
  expect(read(words)).toContainEqual(city(...towns))
})

test('an exit is one place with its turnpike, in words and figures', () => {
  for (const words of ['exit eight A on the Turnpike', 'exit 8A NJ Turnpike', 'Exit 8A'])
    expect(all(`within three miles of ${words}`)).toEqual([
      expect.objectContaining({ kind: 'zone', names: ['NJ Turnpike Exit 8A'], around: 3 }),
    ])
})
