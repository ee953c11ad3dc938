import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits } from '../../../../sync/search/matching/letter-bag.ts'
import {
  eachWithLetters,
  letterPlanes,
  planesOf,
  withEnough,
} from '../../../../sync/search/matching/letter-planes.ts'

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
/** Few bits, many bits and any. */
const bag = fc.oneof(
  word,
  fc.tuple(word, word).map(([a, b]) => a & b),
  fc.tuple(word, word).map(([a, b]) => a | b),
)

test('the texts with all bits that are asked for are found, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(bag, bag), { maxLength: 100 }), fc.tuple(bag, bag), (bags, [low, high]) => {
      fc.pre((low | high) !== 0)
      const found: number[] = []
      eachWithLetters(letterPlanes(bagsOf(bags)), { low, high }, (text) => found.push(text))
      const expected = [...bags.entries()].filter(([, own]) => ((~own[0] & low) | (~own[1] & high)) === 0)
      expect(found).toEqual(expected.map(([text]) => text))
    }),
  )
})

test('the texts with enough of the asked bits are told, 32 at once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(bag, bag), { minLength: 1, maxLength: 100 }),
      fc.tuple(bag, bag),
      fc.infiniteStream(fc.integer({ min: 0, max: 32 })),
      (bags, [low, high], stream) => {
        const planes = letterPlanes(bagsOf(bags))
        const asked = planesOf(low, high)
        const needed = bags.map(() => stream.next().value)
        for (const [text, [ownLow, ownHigh]] of bags.entries()) {
          const begin = new Int32Array(6)
          for (let other = text & ~31; other < Math.min(bags.length, (text & ~31) + 32); other++) {
            for (let digit = 0; digit < 6; digit++) {
              const isSet = ((32 - (needed[other] as number)) >> digit) & 1
              begin[digit] = (begin[digit] as number) | (isSet << (other & 31))
            }
          }
          const isEnough = (withEnough(planes, text >>> 5, asked, begin) >>> (text & 31)) & 1
          const least = needed[text] as number
          expect(isEnough === 1).toBe(countBits(ownLow & low, ownHigh & high) >= least)
        }
      },
    ),
  )
})

function bagsOf(bags: readonly (readonly [low: number, high: number])[]) {
  return { low: Uint32Array.from(bags, ([low]) => low), high: Uint32Array.from(bags, ([, high]) => high) }
}
