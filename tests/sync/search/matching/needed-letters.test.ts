import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfPlanes, neededLetters } from '../../../../sync/search/matching/needed-letters.ts'

/** The digits of one text, as a number. */
function numberOf(counts: Int32Array, text: number): number {
  return counts.reduce((number, digits, digit) => number + (((digits >>> (text & 31)) & 1) << digit), 0)
}

test('each text needs half of the longer one, without what is not counted, and never more than 32', () => {
  const units = fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 400 }))
  fc.assert(
    fc.property(fc.array(units, { minLength: 1, maxLength: 70 }), units, fc.nat(70), (texts, asked, some) => {
      const uncounted = Math.min(some, asked)
      const needed = neededLetters(halfPlanes(Uint32Array.from(texts)), asked, uncounted)
      const counts = new Int32Array(6)
      for (const [text, own] of texts.entries()) {
        needed.begin(text >>> 5, counts)
        const half = (of: number) => of - (of >> 1)
        // Of a query as long as halves are counted, every text needs what the shortest one does.
        const least = asked < 63 ? half(Math.max(asked, Math.min(own, 126))) : half(asked)
        const least32 = Math.min(Math.max(0, least - uncounted), 32)
        expect(Math.min(numberOf(counts, text), 32)).toBe(32 - least32)
      }
    }),
    { numRuns: 1000 },
  )
})
