import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import { city, notCity, type } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const things = oneOf('docks', 'rail', 'sprinklers', 'a yard', 'age', 'clear height', 'height')
function expectAsked(words: string, all: readonly unknown[]): void {
  expect({ words, all: understoodIn(words) }).toEqual({ words, all })
}

test('all of a list that nobody cares about is asked for neither way', () => {
  fc.assert(
    fc.property(
      oneOf("don't care about", 'no preference on', 'not picky about', "we don't need"),
      fc.uniqueArray(things, { minLength: 3, maxLength: 4 }),
      oneOf(', just in Katy', '. Katy', ', Katy'),
      (said, all, end) =>
        expectAsked(`${said} ${all.slice(0, -1).join(', ')} or ${all.at(-1)}${end}`, [city('Katy')]),
    ),
  )
})

test('what stands behind the list is asked for', () => {
  expectAsked("don't care about docks or age, needs rail", [{ kind: 'rail', not: false }])
  expectAsked("Katy, don't need docks, rail needed", [city('Katy'), { kind: 'rail', not: false }])
})

test('a place that is to be forgotten beside another is excluded, and alone is not', () => {
  fc.assert(
    fc.property(oneOf('forget', 'forget about', 'disregard'), (verb) => {
      expectAsked(`Katy, ${verb} Tomball`, [city('Katy'), notCity('Tomball')])
      expectAsked(`Katy or Tomball, ${verb} Tomball`, [city('Katy')])
      expectAsked(`${verb} Tomball, show me Katy`, [city('Katy')])
    }),
  )
})

test('who has several buildings is their landlord, and a client is not', () => {
  fc.assert(
    fc.property(oneOf('Segro', 'Link', 'Halvorsen'), oneOf('warehouses', 'sheds', 'spaces'), (name, held) => {
      const parties = understoodIn(`${name}'s ${held} in Katy`).filter(({ kind }) => kind === 'party')
      expect(parties).toEqual([{ kind: 'party', field: 'landlordFirm', text: name, not: false }])
    }),
  )
  expect(understoodIn("Client's spaces in Katy")).toEqual([city('Katy')])
})

test('“min” before a noun is its bound, and behind minutes of a drive it is time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 40 }), (feet) => {
      const heights = understoodIn(`Katy, ${feet} min clear`).filter(({ kind }) => kind === 'range')
      expect(heights).toEqual([expect.objectContaining({ field: 'clearHeight', min: feet, max: null })])
    }),
  )
  expect(understoodIn('20 min from Katy').map(({ kind }) => kind)).toEqual(['near'])
})

test('all names of a list of counties are counties, known or not', () => {
  const zones = understoodIn('Kenosha or Racine counties')
  expect(zones).toEqual([
    expect.objectContaining({ kind: 'zone', names: ['Kenosha County', 'Racine County'], not: false }),
  ])
})

test('who can flex asks for no flex building', () => {
  fc.assert(
    fc.property(
      oneOf('can', 'could', 'might', 'would', 'will'),
      oneOf('a bit', 'some', 'either way'),
      (may, much) => expectAsked(`Katy, they ${may} flex ${much}`, [city('Katy')]),
    ),
  )
  expectAsked('flex in Katy', [type('Flex'), city('Katy')])
})
