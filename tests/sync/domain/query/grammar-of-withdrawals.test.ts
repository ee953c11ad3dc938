import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as all } from './criteria-in.ts'
import { city, clear, docks, gradeDoors, has, notCity, notType, size, type } from './query-vocabulary.ts'

const read = (words: string) => all(words).filter(({ kind }) => kind !== 'text')
const oneOf = fc.constantFrom
const verb = oneOf('drop', 'lose', 'scratch', 'forget', 'skip', 'remove', 'nix')
const lead = oneOf('', 'no wait, ', 'actually ', 'uh ')

test('a place, a type or a feature that is told to be dropped is asked for no more, and not excluded', () => {
  fc.assert(
    fc.property(verb, lead, (drop, before) => {
      const words = {
        city: `Katy or Houston, 20-30k sf, ${before}${drop} Houston`,
        type: `warehouse or flex in Katy, ${before}${drop} flex`,
        feature: `Katy, docks and ESFR, ${before}${drop} the ESFR`,
      }
      expect({
        drop,
        before,
        city: read(words.city),
        type: read(words.type),
        feature: read(words.feature),
      }).toEqual({
        drop,
        before,
        city: [city('Katy'), size(20_000, 30_000)],
        type: [type('Warehouse'), city('Katy')],
        feature: [city('Katy'), has('dock')],
      })
    }),
  )
})

test('what is to be forgotten before it was asked for asks for nothing', () => {
  fc.assert(
    fc.property(
      oneOf('forget', 'scratch', 'never mind', 'disregard'),
      oneOf(', do ', ', I meant ', ', go with '),
      (forget, instead) => {
        const words = `${forget} Houston${instead}Katy`
        expect({ words, read: read(words) }).toEqual({ words, read: [city('Katy')] })
      },
    ),
  )
})

test('several that are excluded at once are all excluded, whatever stands first', () => {
  fc.assert(
    fc.property(oneOf('exclude', 'excluding', 'except'), oneOf(' and ', ' & '), (no, joint) => {
      const flexLast = `20-30k sf in Katy, ${no} office${joint}flex`
      const officeLast = `20-30k sf in Katy, ${no} flex${joint}manufacturing`
      expect({ flexLast, read: new Set(read(flexLast)) }).toEqual({
        flexLast,
        read: new Set([size(20_000, 30_000), city('Katy'), notType('Office', 'Flex')]),
      })
      expect({ officeLast, read: new Set(read(officeLast)) }).toEqual({
        officeLast,
        read: new Set([size(20_000, 30_000), city('Katy'), notType('Flex', 'Manufacturing')]),
      })
    }),
  )
})

test('everything but several kinds leaves out each of them', () => {
  for (const words of [
    'everything in Katy but flex and manufacturing',
    'everything in Katy but flex or manufacturing',
  ])
    expect({ words, read: read(words) }).toEqual({
      words,
      read: [city('Katy'), notType('Flex', 'Manufacturing')],
    })
})

test('a ring that is to be within is no part of a ring that is to be out of', () => {
  for (const but of ['but inside', 'but within', ', inside']) {
    const zones = read(`outside Loop 610 ${but} Beltway 8`).map((one) =>
      one.kind === 'zone' ? `${one.not ? 'not ' : ''}${one.names.join()}` : one.kind,
    )
    expect({ but, zones }).toEqual({ but, zones: ['not Inside 610', 'Inside Beltway 8'] })
  }
})

test('what does not matter is neither asked for nor searched for as words', () => {
  fc.assert(
    fc.property(
      oneOf("don't care about", 'regardless of', 'not picky about', 'no preference on', "doesn't matter if"),
      oneOf('clear height', 'dock doors', 'rent', 'trailer parking', 'year built'),
      (mind, noun) => {
        const words = `Katy warehouse, I ${mind} ${noun}`
        expect({ words, all: all(words) }).toEqual({ words, all: [city('Katy'), type('Warehouse')] })
      },
    ),
  )
})

test('a feature that would be wasted is not needed', () => {
  for (const said of ['would be a waste', 'would be overkill', 'is overkill', "isn't worth it"])
    expect({ said, read: read(`Katy, docks, crane ${said}`) }).toEqual({
      said,
      read: [city('Katy'), has('dock')],
    })
})

test('how many of them there are is said of what was named before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), oneOf('', ','), (count, comma) => {
      expect(read(`Katy, ramps${comma} at least ${count} of them`)).toEqual([
        city('Katy'),
        gradeDoors(count, null),
      ])
      expect(read(`Katy, docks, ${count} of those`)).toEqual([city('Katy'), has('dock'), docks(count, null)])
      expect(read(`30 clear${comma} ${count} of them`)).toEqual([clear(30, null)])
    }),
  )
})

test('all but one or several places are all others, however all are named', () => {
  fc.assert(
    fc.property(
      oneOf(
        'all',
        'everywhere',
        'every town',
        'any town',
        'anywhere',
        'all towns',
        'every city',
        'each town',
      ),
      oneOf('but', 'except'),
      oneOf(
        ['Katy', ['Katy']],
        ['Katy and Houston', ['Katy', 'Houston']],
        ['Katy or Tomball', ['Katy', 'Tomball']],
      ),
      (every, but, [words, places]) => {
        const question = `${every} ${but} ${words}, 20-30k sf`
        expect({ question, read: read(question) }).toEqual({
          question,
          read: [notCity(...places), size(20_000, 30_000)],
        })
      },
    ),
  )
})
