import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const sizeAfter = (first: string, turn: string) =>
  talkAfter(first, turn).criteria.flatMap((one) => (one.kind === 'range' ? [[one.min, one.max]] : []))

test('a part more or less is of each end, and nothing else changes', () => {
  fc.assert(
    fc.property(
      oneOf(['bump', 1], ['raise', 1], ['increase', 1], ['cut', -1], ['reduce', -1], ['lower', -1]),
      oneOf('the size V', 'the square footage by V', 'both ends by V', 'the size V on each end'),
      oneOf(10, 20, 25, 50),
      oneOf('', ', leave the rest alone', ' but keep everything else as is', ', NNN only'),
      fc.integer({ min: 1, max: 5 }),
      ([verb, way], what, part, beside, low) => {
        const turn = `${verb} ${what.replace('V', `${part}%`)}${beside}`
        const times = 1 + (way as number) * (part / 100)
        const { criteria } = talkAfter(`warehouses in Katy ${low * 10}k to ${low * 20}k sf`, turn)
        const ends = criteria.flatMap((one) => (one.kind === 'range' ? [[one.min, one.max]] : []))
        expect({ turn, ends, others: criteria.length }).toEqual({
          turn,
          ends: [[Math.round(low * 10_000 * times), Math.round(low * 20_000 * times)]],
          others: beside.includes('NNN') ? 4 : 3,
        })
      },
    ),
  )
})

test.each([
  ['Katy 20k to 40k sf', 'widen the size 10% on both ends', [18_000, 44_000]],
  ['Katy 20k to 40k sf', 'bump the max 10%', [20_000, 44_000]],
  ['Katy 20k to 40k sf', 'cut the minimum by 25%', [15_000, 40_000]],
  ['Katy about 40k sf', 'bump it 50%', [48_000, 72_000]],
])('“%s”, then “%s”, moves the ends that are meant', (first, turn, ends) => {
  expect(sizeAfter(first, turn)).toEqual([ends])
})
