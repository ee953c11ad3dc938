import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom
const VERBS = [
  "don't bother with ",
  'do not bother with ',
  'could do without ',
  'I can skip ',
  'hold off on ',
]

test('a place, a type or a firm that nobody is to bother with is left out', () => {
  fc.assert(
    fc.property(
      oneOf(...VERBS),
      oneOf('Katy', 'Pasadena', 'Katy or Pasadena', 'flex', '77041'),
      oneOf('', '20,000 to 30,000 sf, ', '28 clear, '),
      (verb, what, before) => {
        const words = `${before}${verb}${what}`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read(`${before}not ${what}`) })
      },
    ),
  )
})

test('a feature that nobody is to bother with is not asked for', () => {
  fc.assert(
    fc.property(
      oneOf("don't bother with ", 'could do without ', 'we can skip '),
      oneOf('rail', 'docks', 'docks or rail', 'sprinklers', 'a crane'),
      (verb, what) => {
        expect({ verb, what, asked: read(`warehouse in Katy, ${verb}${what}`) }).toEqual({
          verb,
          what,
          asked: read('warehouse in Katy'),
        })
      },
    ),
  )
})

test('what is left off a list is not asked for', () => {
  fc.assert(
    fc.property(
      oneOf(
        (what: string) => `she'd like ${what} left off the list`,
        (what: string) => `keep ${what} off the list`,
        (what: string) => `keep ${what} off it`,
        (what: string) => `leave ${what} out of the search`,
        (what: string) => `leave ${what} out of it`,
        (what: string) => `${what} is off the list`,
      ),
      oneOf('Katy', 'Pasadena', 'flex'),
      (say, what) => {
        const words = `28 clear, ${say(what)}`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read(`28 clear, not ${what}`) })
      },
    ),
  )
})

test('anything that is to be skipped is left out, and its opposite asked for', () => {
  fc.assert(
    fc.property(
      oneOf('anything', 'any building', 'any deals'),
      oneOf(
        ['under 24 clear', '24 clear or more'],
        ['with less than 24 clear', '24 clear or more'],
        ['over $1.10', '$1.10 or less'],
        ['in Katy', 'not in Katy'],
      ),
      oneOf(', skip those', ', leave it out', ', drop those', ' - exclude them', ', just skip them'),
      (anything, [what, wanted], skip) => {
        const words = `warehouse, ${anything} ${what}${skip}`
        expect({ words, asked: read(words) }).toEqual({ words, asked: read(`warehouse, ${wanted}`) })
      },
    ),
  )
})

test('a type that is excluded is left out, whatever its product is called', () => {
  fc.assert(
    fc.property(
      oneOf('flex', 'manufacturing', 'cold storage'),
      oneOf(' product', ' deals', ' buildings', ' stuff', ''),
      oneOf(' excluded', ' is out', ' off the table'),
      (type, things, gone) => {
        const words = `20,000 to 30,000 sf, ${type}${things}${gone}`
        expect({ words, asked: read(words) }).toEqual({
          words,
          asked: read(`20,000 to 30,000 sf, no ${type} buildings`),
        })
      },
    ),
  )
})

test('what is no longer needed is not asked for', () => {
  for (const needs of ['he no longer needs', 'they no longer want', 'client no longer requires'])
    expect({ needs, asked: read(`warehouse, ${needs} the crane`) }).toEqual({
      needs,
      asked: read('warehouse'),
    })
})
