import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import type { Criterion, Feature } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { removeCriterion } from '../../../../sync/domain/query/edit-query.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { criteriaIn as read } from './criteria-in.ts'
import { vocabulary } from './query-vocabulary.ts'

const amenity = (id: 'crane' | 'power' | 'dock' | 'yard' | 'sprinkler'): Feature => ({
  kind: 'amenity',
  amenity: id,
  not: false,
})
const FEATURES: readonly (readonly [string, Feature])[] = [
  ['crane', amenity('crane')],
  ['3-phase power', amenity('power')],
  ['docks', amenity('dock')],
  ['ESFR', amenity('sprinkler')],
  ['rail', { kind: 'rail', not: false }],
  ['drive-ins', { kind: 'range', field: 'gradeDoors', min: 1, max: null }],
]
/** Figures of a building or a lease, which may be alternatives to a feature or to each other. */
const FIGURES: readonly (readonly [string, Feature])[] = [
  ['32 clear', { kind: 'range', field: 'clearHeight', min: 32, max: null }],
  ['20 dock doors', { kind: 'range', field: 'dockDoors', min: 20, max: null }],
  ['4 grade doors', { kind: 'range', field: 'gradeDoors', min: 4, max: null }],
  ['60 trailer stalls', { kind: 'range', field: 'trailerStalls', min: 60, max: null }],
  ["a 185' truck court", { kind: 'range', field: 'truckCourtFeet', min: 185, max: null }],
  ['built since 2015', { kind: 'range', field: 'yearBuilt', min: 2015, max: null }],
  ['up to 80 cents', { kind: 'range', field: 'rentPerSf', min: null, max: 0.8 }],
  ['opex at most 25 cents', { kind: 'range', field: 'opexPerSf', min: null, max: 0.25 }],
  ['3 months free', { kind: 'range', field: 'freeRentMonths', min: 3, max: null }],
  ['at least 40k sf', { kind: 'range', field: 'squareFootage', min: 40_000, max: null }],
]

const two = fc.shuffledSubarray([...FEATURES], { minLength: 2, maxLength: 2 })
const around = fc.constantFrom('', 'NNN, ', 'warehouse with ', 'in Katy, ')

test('of two features joined by "or" either will do, before and behind whatever else is asked', () => {
  fc.assert(
    fc.property(two, around, fc.constantFrom('or', 'or with', 'or a'), (pair, before, joint) => {
      const [[first, one], [second, other]] = pair as [(typeof FEATURES)[0], (typeof FEATURES)[0]]
      const found = read(`${before}${first} ${joint} ${second}`).filter(({ kind }) => kind === 'either')
      expect(found).toEqual([{ kind: 'either', of: [one, other] }])
    }),
  )
})

test('of two figures of different fields joined by "or" either will do, and "and" asks for both', () => {
  const all = [...FIGURES, ...FEATURES.slice(0, 1), ...FEATURES.slice(3, 5)]
  for (const [first, one] of all) {
    for (const [second, other] of all) {
      if (first === second) continue
      for (const before of ['', 'NNN, ', 'warehouse with ', 'in Katy, ', 'either ']) {
        const words = `${before}${first} or ${second}`
        expect({ words, found: read(words).filter(({ kind }) => kind === 'either') }).toEqual({
          words,
          found: [{ kind: 'either', of: [one, other] }],
        })
      }
      const both = `in Katy, ${first} and ${second}`
      expect({ both, found: read(both) }).toEqual({ both, found: expect.arrayContaining([one, other]) })
    }
  }
})

test('"or" between two figures of one field, or before "better", is no choice between fields', () => {
  for (const words of [
    '28 or 32 clear',
    '32 clear or better, 20 docks',
    '20k or so, 32 clear',
    '40k or more, 20 docks',
  ])
    expect({ words, either: read(words).filter(({ kind }) => kind === 'either') }).toEqual({
      words,
      either: [],
    })
})

test('in a list that ends with "or" any of all will do, and "and" asks for each', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...FEATURES.slice(0, 5)], { minLength: 3, maxLength: 3 }), (three) => {
      const [[a], [b], [c]] = three as [(typeof FEATURES)[0], (typeof FEATURES)[0], (typeof FEATURES)[0]]
      expect(read(`${a}, ${b} or ${c}`)).toEqual([{ kind: 'either', of: three.map(([, one]) => one) }])
      expect(read(`${a}, ${b} and ${c}`)).toEqual(three.map(([, one]) => one))
    }),
  )
})

/** What has neither, each or both of some features, as properties of the sample do. */
const properties = sampleProperties({ seed: 3, count: 400 })

test('one of two features but not both, in any wording, is met by what has exactly one of them', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(FEATURES.slice(0, 5), { minLength: 2, maxLength: 2 }),
      around,
      fc.constantFrom(' but not both', ', not both', ', and never both', ' - only one of them'),
      (pair, before, end) => {
        const [[first, one], [second, other]] = pair as [(typeof FEATURES)[0], (typeof FEATURES)[0]]
        const either = read(`${before}${first} or ${second}${end}`).filter(
          (criterion) => criterion.kind === 'either',
        )
        expect(either).toHaveLength(2)
        for (const property of properties) {
          const bits = amenityBits(property)
          const meets = (criterion: Exclude<Criterion, { kind: 'text' }>) =>
            matchesCriterion(property, criterion, bits)
          expect(either.every(meets)).toBe(meets(one) !== meets(other))
        }
        const words = either.map((criterion) => phraseOf(criterion)).join(', ')
        expect(read(words)).toEqual(either)
      },
    ),
    { numRuns: 40 },
  )
})

test('denied, none of the two may be there', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...FEATURES.slice(0, 5)], { minLength: 2, maxLength: 2 }),
      fc.constantFrom('no', 'without', 'neither', 'lose anything with', 'sans'),
      (pair, no) => {
        const [[first, one], [second, other]] = pair as [(typeof FEATURES)[0], (typeof FEATURES)[0]]
        const joint = no === 'neither' ? 'nor' : 'or'
        expect(read(`${no} ${first} ${joint} ${second}`)).toEqual([
          { ...one, not: true },
          { ...other, not: true },
        ])
      },
    ),
  )
})

test('a choice reads back from its own words, and goes with them', () => {
  fc.assert(
    fc.property(two, (pair) => {
      const choice: Criterion = { kind: 'either', of: pair.map(([, one]) => one) }
      expect(read(phraseOf(choice))).toEqual([choice])
      const words = `NNN, ${phraseOf(choice)}, in Katy`
      const parsed = parseQuery(words, vocabulary, '2026-11-22')
      const at = parsed.criteria.findIndex(({ criterion }) => criterion.kind === 'either')
      expect(read(removeCriterion(words, parsed, at))).toEqual(read('NNN, in Katy'))
    }),
  )
})

test('what is denied together with words that nothing is known of is never asked for', () => {
  for (const words of ['no mezzanine or office', 'no retail or crane', 'neither flooring nor rail']) {
    const asked = read(words).filter(({ kind }) => kind !== 'text')
    expect({ words, asked: asked.map((one) => 'not' in one && one.not) }).toEqual({ words, asked: [true] })
  }
})
