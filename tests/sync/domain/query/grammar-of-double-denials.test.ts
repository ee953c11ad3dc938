import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as all } from './criteria-in.ts'
import {
  city,
  clear,
  has,
  lacks,
  lease,
  notCity,
  notLease,
  party,
  size,
  text,
  type,
} from './query-vocabulary.ts'

const read = (words: string) => all(words).filter(({ kind }) => kind !== 'text')
const oneOf = fc.constantFrom

const feature = oneOf(
  { words: 'dock-high loading', amenity: 'dock' as const },
  { words: 'a crane', amenity: 'crane' as const },
  { words: 'ESFR', amenity: 'sprinkler' as const },
  { words: 'a fenced yard', amenity: 'yard' as const },
)
const exclusion = oneOf('except', 'excluding', 'skip', 'leave out', 'no', 'not', 'drop', 'exclude')
const subject = oneOf('those', 'anything', 'any', 'ones', 'buildings')
const lack = oneOf('without', 'with no', 'lacking', 'that lack', 'that have no', "that don't have")

test('what lacks a feature is left out: the feature is asked for', () => {
  fc.assert(
    fc.property(exclusion, subject, lack, feature, (except, those, without, { words, amenity }) => {
      const question = `warehouse in Katy, ${except} ${those} ${without} ${words}`
      expect({ question, read: read(question) }).toEqual({
        question,
        read: [type('Warehouse'), city('Katy'), has(amenity)],
      })
    }),
  )
})

test('a single denial stays one, whatever stands between it and the feature', () => {
  fc.assert(
    fc.property(
      oneOf('without', 'no', 'lacking', 'with no', 'must not have'),
      feature,
      (without, { words, amenity }) => {
        const question = `warehouse in Katy ${without} ${words}`
        expect({ question, read: read(question) }).toEqual({
          question,
          read: [type('Warehouse'), city('Katy'), lacks(amenity)],
        })
      },
    ),
  )
})

test('a lease type is left out by the verb that goes with it', () => {
  const verb = oneOf('leased', 'quoted', 'priced', 'that are leased', 'offered', 'structured')
  fc.assert(
    fc.property(
      exclusion,
      oneOf('anything', 'any', 'those'),
      verb,
      oneOf('gross', 'a gross basis'),
      (except, those, leased, gross) => {
        const question = `Katy, ${except} ${those} ${leased} ${gross.startsWith('a') ? 'on ' : ''}${gross}`
        expect({ question, read: read(question) }).toEqual({
          question,
          read: [city('Katy'), notLease('Gross')],
        })
      },
    ),
  )
})

test('what is not so is out, and what is out as well stays out', () => {
  const out = oneOf('is out', "won't work", 'is off the table', "isn't an option", 'is a no go')
  fc.assert(
    fc.property(out, (isOut) => {
      expect(read(`anything not NNN ${isOut}`)).toEqual([lease('NNN')])
      expect(read(`gross ${isOut}`)).toEqual([notLease('Gross')])
      expect(read(`Katy ${isOut}`)).toEqual([notCity('Katy')])
    }),
  )
})

test('only a place is outside of something', () => {
  expect(read('with an outside laydown yard in Katy')).toEqual([has('yard'), city('Katy')])
  expect(read('nothing outside Katy')).toEqual([city('Katy')])
  expect(read('warehouse outside Katy')).toEqual([type('Warehouse'), notCity('Katy')])
})

test('what is bound to something unknown that is denied is not asked for, and is shown with it', () => {
  const bound = oneOf('with docks', 'with a crane', 'over 20k sf', 'with 30 clear')
  fc.assert(
    fc.property(oneOf('freezers', 'hangars', 'kennels'), bound, (unknown, said) => {
      const question = `no ${unknown} ${said} in Katy`
      expect({ question, read: all(question) }).toEqual({
        question,
        read: [city('Katy'), text(`no ${unknown} ${said}`)],
      })
    }),
  )
  expect(read('no hangars, 20-30k sf in Katy, 30 clear')).toEqual([
    size(20_000, 30_000),
    city('Katy'),
    clear(30, null),
  ])
})

test('a firm is left out also where it is told to be on no deal', () => {
  const words = 'JLL or Colliers but never with Gulf & Main on it'
  expect(read(words)).toContainEqual(party('brokerFirm', 'Gulf & Main', true))
})

test('words that are told not to be there are kept apart from those that are searched', () => {
  expect(all('tilt wall in Katy, but never with Zorbix on it')).toContainEqual(
    text('tilt wall, never with Zorbix'),
  )
  expect(all('no mezzanine in Katy, tilt wall')).toContainEqual(text('tilt wall, no mezzanine'))
})
