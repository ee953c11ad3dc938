import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBits } from '../../../sync/search/letter-bag.ts'
import { eachWithLetters, letterPlanes, planesOf, withAtLeast } from '../../../sync/search/letter-planes.ts'

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
/** Few bits, many bits and any. */
const bag = fc.oneof(
  word,
  fc.tuple(word, word).map(([a, b]) => a & b),
  fc.tuple(word, word).map(([a, b]) => a | b),
)

test('the texts with all bits that are asked for are found, in order', () => {
  fc.assert(
    fc.property(fc.array(bag, { maxLength: 100 }), bag, (bags, asked) => {
      fc.pre(asked !== 0)
      const found: number[] = []
      eachWithLetters(letterPlanes({ low: Uint32Array.from(bags) }), asked, (text) => found.push(text))
      expect(found).toEqual([...bags.keys()].filter((text) => (~(bags[text] as number) & asked) === 0))
    }),
  )
})

test('the texts with enough of the asked bits are told, 32 at once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(bag, bag), { minLength: 1, maxLength: 100 }),
      fc.tuple(bag, bag),
      fc.integer({ min: 1, max: 32 }),
      (bags, [low, high], least) => {
        const planes = letterPlanes({
          low: Uint32Array.from(bags, ([own]) => own),
          high: Uint32Array.from(bags, ([, own]) => own),
        })
        const asked = planesOf(low, high)
        const isEnough = (text: number) =>
          ((withAtLeast(planes, text >>> 5, asked, least) >>> (text & 31)) & 1) === 1
        for (const [text, [ownLow, ownHigh]] of bags.entries())
          expect(isEnough(text)).toBe(countBits(ownLow & low, ownHigh & high) >= least)
        expect(isEnough(bags.length)).toBe(false)
      },
    ),
  )
})
