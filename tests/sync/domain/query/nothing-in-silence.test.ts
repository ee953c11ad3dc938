import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'
import { anyPhrases } from './query-phrases.ts'

/** What is asked for, in no order, without words that are only searched. */
const asked = (words: string) =>
  read(words)
    .filter(({ kind }) => kind !== 'text')
    .map((one) => JSON.stringify(one))
    .sort()
const searched = (words: string) => read(words).flatMap((one) => (one.kind === 'text' ? [one.text] : []))

/** Words that nobody knows, each with the one by which it must be named. */
const UNKNOWN = [
  ['zorblatted quandles', 'quandles'],
  ['with a frobnicator', 'frobnicator'],
  ['must have a wixel', 'wixel'],
  ['no quandles', 'quandles'],
  ['without frobnicators', 'frobnicators'],
  ['but not frobnicated', 'frobnicated'],
  ['except the wixelled', 'wixelled'],
  ['flurbished 12 times', 'flurbished'],
  ['wixel-ready', 'wixel'],
  ['preferably zorbled', 'zorbled'],
] as const

const few = anyPhrases.map((phrases) => phrases.slice(0, 5).map(({ words }) => words))

test('words that nobody knows change nothing else, wherever they stand, and are named', () => {
  fc.assert(
    fc.property(few, fc.constantFrom(...UNKNOWN), fc.nat(), (phrases, [unknown, core], place) => {
      const at = place % (phrases.length + 1)
      const words = [...phrases.slice(0, at), unknown, ...phrases.slice(at)].join(', ')
      expect({ words, asked: asked(words) }).toEqual({ words, asked: asked(phrases.join(', ')) })
      expect(searched(words).join(' ')).toContain(core)
    }),
  )
})

test('the order of what is asked changes nothing', () => {
  fc.assert(
    fc.property(
      few.chain((phrases) =>
        fc.tuple(
          fc.constant(phrases),
          fc.shuffledSubarray(phrases, { minLength: phrases.length, maxLength: phrases.length }),
        ),
      ),
      ([phrases, turned]) => {
        expect(asked(turned.join(', '))).toEqual(asked(phrases.join(', ')))
      },
    ),
  )
})

const DENIALS = [
  'no #',
  'not #',
  'without #',
  'except #',
  'anything but #',
  'excluding #',
  'skip anything #',
] as const
/** What is denied once more is asked for. */
const IS_DENIED = /^(?:no|not|without|w\/o|outside)\b|\bnot stated$/

test('what is denied is never asked for, and all else stays', () => {
  const some = anyPhrases
    .map((phrases) => phrases.filter(({ words }) => !IS_DENIED.test(words)).slice(0, 4))
    .filter(({ length }) => length > 0)
  fc.assert(
    fc.property(some, fc.constantFrom(...DENIALS), (phrases, denial) => {
      const [first, ...others] = phrases
      const denied = first?.words ?? ''
      const rest = others.map(({ words }) => words)
      const words = [...rest, denial.replace('#', denied)].join(', ')
      const found = asked(words)
      for (const one of asked(denied))
        expect({ words, found }).not.toMatchObject({ found: expect.arrayContaining([one]) })
      expect({ words, found }).toMatchObject({ found: expect.arrayContaining(asked(rest.join(', '))) })
      // It is denied, or its words are named as not used.
      const isTold = found.length > rest.length || searched(words).length > 0
      expect({ words, isTold }).toEqual({ words, isTold: true })
    }),
  )
})

test('a place outside of which nothing is wanted is where it is wanted', () => {
  for (const words of [
    'not outside Katy',
    'skip anything outside Katy',
    'exclude anything outside of Katy',
    'nothing outside Katy',
    "don't show anything outside Katy",
  ])
    expect({ words, all: read(words) }).toEqual({
      words,
      all: [{ kind: 'word', field: 'city', anyOf: ['Katy'], not: false }],
    })
})
