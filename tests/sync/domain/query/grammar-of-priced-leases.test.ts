import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'
import { criteriaIn as read } from './criteria-in.ts'

const LEASES = [
  ['NNN', 'NNN'],
  ['triple net', 'NNN'],
  ['gross', 'Gross'],
  ['mod gross', 'MG'],
] as const
const UNDER = ['under', 'below', 'sub', 'max', 'no more than', 'up to'] as const
const OVER = ['over', 'above', 'at least', 'min'] as const

function rentIn(criteria: readonly Criterion[]): { min: number | null; max: number | null } | null {
  const found = criteria.find((one) => one.kind === 'range' && one.field === 'rentPerSf')
  return found?.kind === 'range' ? { min: found.min, max: found.max } : null
}

const lease = fc.constantFrom(...LEASES)
const place = fc.constantFrom('', ' in Katy', ', Houston', ', 20-40k sf')
/** Whole figures as they are said: dollars a year, or cents a month. */
const amount = fc.oneof(fc.integer({ min: 5, max: 30 }), fc.integer({ min: 45, max: 99 }))

function monthly(value: number): number {
  return Number((value >= 40 ? value / 100 : value / 12).toFixed(6))
}

test('a whole figure with a bound before or behind a lease type is its rent: dollars a year, or cents a month', () => {
  fc.assert(
    fc.property(
      lease,
      amount,
      fc.constantFrom(...UNDER, ...OVER),
      place,
      fc.boolean(),
      ([words, value], figure, bound, where, isBefore) => {
        const said = isBefore ? `${bound} ${figure} ${words}` : `${words} ${bound} ${figure}`
        const criteria = read(`whse ${said}${where}`)
        const isMost = (UNDER as readonly string[]).includes(bound)
        const rent = isMost ? { min: null, max: monthly(figure) } : { min: monthly(figure), max: null }
        expect({ said, rent: rentIn(criteria) }).toEqual({ said, rent })
        expect(criteria).toContainEqual({ kind: 'word', field: 'leaseType', anyOf: [value], not: false })
        expect(criteria.filter(({ kind }) => kind === 'text')).toEqual([])
      },
    ),
  )
})

test('beside a lease type a figure with a noun, a unit or deals behind it is no rent', () => {
  fc.assert(
    fc.property(
      lease,
      fc.integer({ min: 5, max: 36 }),
      fc.constantFrom(
        ' docks',
        ' clear',
        "'",
        'k sf',
        ' acres',
        ' trailer stalls',
        ' miles from IAH',
        ' years old',
      ),
      ([words], figure, unit) => {
        expect({ figure, unit, rent: rentIn(read(`${words} at least ${figure}${unit}`)) }).toEqual({
          figure,
          unit,
          rent: null,
        })
        expect(rentIn(read(`top ${figure} ${words} deals`))).toBeNull()
        expect(rentIn(read(`${figure}-${figure + 20} ${words}`))).toBeNull()
      },
    ),
  )
})

const properties = sampleProperties({ seed: 3, count: 400 })

test('of two lease types, each with its own rent or without one, either will do', () => {
  const rent = fc.option(fc.integer({ min: 40, max: 120 }), { nil: null })
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...LEASES.slice(1)], { minLength: 2, maxLength: 2 }),
      rent,
      fc.integer({ min: 40, max: 120 }),
      fc.boolean(),
      fc.boolean(),
      (pair, first, second, isBefore, isSecondBefore) => {
        const [[one, oneType], [other, otherType]] = pair as [(typeof LEASES)[0], (typeof LEASES)[0]]
        const priced = (name: string, cents: number | null, isRentFirst: boolean) => {
          if (cents === null) return name
          const bound = `under $${(cents / 100).toFixed(2)}`
          return isRentFirst ? `${bound} ${name}` : `${name} ${bound}`
        }
        // "gross or triple net under $0.90" is a rent of both.
        fc.pre(first !== null || isSecondBefore)
        const words = `${priced(one, first, isBefore)} or ${priced(other, second, isSecondBefore)}`
        const criteria = read(words)
        expect({ words, kinds: criteria.map(({ kind }) => kind) }).toEqual({ words, kinds: ['either'] })
        for (const property of properties) {
          const bits = amenityBits(property)
          const isUnder = (cents: number | null) =>
            cents === null || (property.rentPerSf !== null && property.rentPerSf < cents / 100)
          const wanted =
            (property.leaseType === oneType && isUnder(first)) ||
            (property.leaseType === otherType && isUnder(second))
          const found = criteria.every((c) => c.kind === 'text' || matchesCriterion(property, c, bits))
          expect({ words, found }).toEqual({ words, found: wanted })
        }
        expect(read(criteria.map((criterion) => phraseOf(criterion)).join(' '))).toEqual(criteria)
      },
    ),
    { numRuns: 60 },
  )
})

test('a lease type or a figure of another field: either will do, and the words read back', () => {
  fc.assert(
    fc.property(
      lease,
      fc.constantFrom(
        'under 80 cents',
        'docks',
        '32 clear',
        'rail',
        'a yard',
        'at least 40k sf',
        '3 months free',
      ),
      fc.boolean(),
      place,
      ([words], feature, isBefore, where) => {
        const said = isBefore ? `${words} or ${feature}` : `${feature} or ${words}`
        const either = read(`${said}${where}`).filter(({ kind }) => kind === 'either')
        expect({ said, count: either.length }).toEqual({ said, count: 1 })
        expect(read(phraseOf(either[0] as Criterion))).toEqual(either)
      },
    ),
  )
})

test('lease types alone are alternatives wherever they stand, and a rent behind both is of both', () => {
  for (const words of [
    'NNN or gross',
    'NNN or gross under 80 cents',
    'NNN whse in Katy, under 80 cents or gross',
  ])
    expect({ words, either: read(words).filter(({ kind }) => kind === 'either') }).toEqual({
      words,
      either: [],
    })
})
