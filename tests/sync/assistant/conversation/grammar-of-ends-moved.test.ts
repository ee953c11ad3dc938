import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const rangesAfter = (...turns: readonly string[]) =>
  talkAfter(...turns).criteria.flatMap((one) =>
    one.kind === 'range' ? [[one.field, one.min, one.max] as const] : [],
  )

const TOP = ['top', 'top end', 'upper end', 'high side', 'high end', 'ceiling', 'max'] as const
const BOTTOM = ['bottom', 'bottom end', 'low end', 'lower side', 'floor', 'minimum'] as const
const end = fc.oneof(
  fc.tuple(oneOf(...TOP), fc.constant('max' as const)),
  fc.tuple(oneOf(...BOTTOM), fc.constant('min' as const)),
)
const turn = oneOf(
  'bump the E to F',
  'push the E to F',
  'take our E to F',
  'move the E up to F',
  'go to F on the E',
  'go down to F on the E',
  'take it to F on the E',
  'make it F on the E',
  'F on the E',
  'the E can go to F',
)

test('an end that is named moves to a figure of its range, in any wording, and the other end stays', () => {
  const kinds = oneOf(
    { first: '70 to 90 cents', field: 'rentPerSf', unit: 0.01, min: 0.7, max: 0.9, low: 61, high: 97 },
    { first: '30k to 60k sf', field: 'squareFootage', unit: 1_000, min: 3e4, max: 6e4, low: 22, high: 85 },
    { first: '24 to 32 ft clear', field: 'clearHeight', unit: 1, min: 24, max: 32, low: 20, high: 36 },
  )
  fc.assert(
    fc.property(kinds, end, turn, ({ first, field, unit, low, high, ...bounds }, [name, side], wording) => {
      const figure = side === 'max' ? high : low
      const said = wording.replace('E', name).replace('F', `${figure}`)
      const wanted = { ...bounds, [side]: Number((figure * unit).toFixed(6)) }
      expect({ first, said, ranges: rangesAfter(first, said) }).toEqual({
        first,
        said,
        ranges: [[field, wanted.min, wanted.max]],
      })
    }),
  )
})

test('what is ordered before an end is moved is done as well, and who says so orders nothing', () => {
  fc.assert(
    fc.property(
      oneOf('lose the yard and ', 'drop the yard, then ', 'they dropped the yard and '),
      oneOf('push the top end to 77k', 'raise the ceiling to 77k'),
      (lead, moves) => {
        const { criteria } = talkAfter('30k to 60k sf with yard', `${lead}${moves}`)
        expect({ lead, moves, criteria }).toEqual({
          lead,
          moves,
          criteria: [{ kind: 'range', field: 'squareFootage', min: 30_000, max: 77_000 }],
        })
      },
    ),
  )
  expect(rangesAfter('30k to 60k sf', 'client called, he raised his ceiling to 77k')).toEqual([
    ['squareFootage', 30_000, 77_000],
  ])
})

test('a size without its thousands has those of the range that stands, and the other end stays', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 40 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 50 }),
      oneOf('up the size to F max', 'size up to F', 'increase the size to F', 'make the size F max'),
      (low, more, further, wording) => {
        // What is a fifth either way of one figure was asked “about” that.
        fc.pre(low + more !== low * 1.5)
        const said = wording.replace('F', `${low + more + further}`)
        expect({ said, ranges: rangesAfter(`${low}k to ${low + more}k sf`, said) }).toEqual({
          said,
          ranges: [['squareFootage', low * 1_000, (low + more + further) * 1_000]],
        })
      },
    ),
  )
})

test('a size that says its unit is no thousands', () => {
  expect(rangesAfter('20k to 40k sf', 'at least 800 sf')).toEqual([['squareFootage', 800, 40_000]])
})

test('after exactly so many, another figure is of exactly so many as well', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: 8, max: 15 }),
      oneOf('what about F year', 'how about F years', 'F years instead', 'what about a F year term'),
      (years, others, wording) => {
        const said = wording.replace('F', `${others}`)
        expect({ said, ranges: rangesAfter(`${years} year leases`, said) }).toEqual({
          said,
          ranges: [['leaseTerm', others * 12, others * 12]],
        })
      },
    ),
  )
  expect(rangesAfter('exactly 4 dock doors', 'what about 7 docks')).toEqual([['dockDoors', 7, 7]])
  expect(rangesAfter('exactly 32 ft clear', 'what about 26 clear')).toEqual([['clearHeight', 26, 26]])
  expect(rangesAfter('exactly 4 dock doors', 'what about 7 docks or more')).toEqual([['dockDoors', 7, null]])
  expect(rangesAfter('5 year leases', 'what about 9 years or longer')).toEqual([['leaseTerm', 108, null]])
  expect(rangesAfter('leases of 5 years or longer', 'what about 9 years')).toEqual([['leaseTerm', 108, null]])
})
