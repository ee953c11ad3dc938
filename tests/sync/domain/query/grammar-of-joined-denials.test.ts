import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom

/** Bounds, each with the field it is of. */
const BOUNDS = [
  ['over a dollar', 'rentPerSf'],
  ['over 85 cents', 'rentPerSf'],
  ['over 50k sf', 'squareFootage'],
  ['under 20k sf', 'squareFootage'],
  ['under 24 clear', 'clearHeight'],
  ['built before 1990', 'yearBuilt'],
  ['older than 1985', 'yearBuilt'],
  ['over 5 acres', 'landSizeAcres'],
] as const
const DENIALS = [
  'nothing',
  'not interested in anything',
  'exclude anything',
  'skip anything',
  "don't want anything",
] as const
const properties = sampleProperties({ seed: 3, count: 300 })

test('of two bounds joined by "or" after a denial neither may hold, whatever they are of', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...BOUNDS], { minLength: 2, maxLength: 2 }),
      oneOf(...DENIALS),
      oneOf('', 'Katy, ', 'NNN whse, '),
      (pair, deny, before) => {
        const [[first, field], [second, other]] = pair as [(typeof BOUNDS)[0], (typeof BOUNDS)[0]]
        fc.pre(field !== other)
        const words = `${before}${deny} ${first} or ${second}`
        const criteria = read(words)
        const [one, two] = [read(first)[0], read(second)[0]] as [Criterion, Criterion]
        const kinds = criteria.map(({ kind }) => kind)
        expect({ words, kinds }).toEqual({ words, kinds: expect.not.arrayContaining(['either', 'text']) })
        const bounds = criteria.filter((criterion) => criterion.kind === 'range')
        expect({ words, bounds: bounds.length }).toEqual({ words, bounds: 2 })
        for (const property of properties) {
          const bits = amenityBits(property)
          const meets = (criterion: Criterion) =>
            criterion.kind === 'text' || matchesCriterion(property, criterion, bits)
          if (bounds.every(meets))
            expect({ words, denied: meets(one) || meets(two) }).toMatchObject({ denied: false })
        }
      },
    ),
  )
})

test('a lease type, a type or a feature that is joined to a denied bound is denied too', () => {
  fc.assert(
    fc.property(
      oneOf(...BOUNDS),
      oneOf(...DENIALS),
      oneOf(['gross', 'word'], ['NNN', 'word'], ['flex', 'word'], ['rail', 'rail'], ['docks', 'amenity']),
      ([bound], deny, [thing, kind]) => {
        const words = `Katy, ${deny} ${bound} or ${thing}`
        const found = read(words).find(
          (one) =>
            one.kind === kind &&
            'field' in one !== (one.kind !== 'word') &&
            !(one.kind === 'word' && one.field === 'city'),
        )
        const isDenied = found !== undefined && 'not' in found && found.not
        expect({ words, isDenied }).toEqual({ words, isDenied: true })
      },
    ),
  )
})

test('what is not denied stays a choice', () => {
  for (const words of ['over a dollar or docks', 'crane or 24 clear', 'under 80 cents or rail'])
    expect({ words, kinds: read(words).map(({ kind }) => kind) }).toEqual({ words, kinds: ['either'] })
})
