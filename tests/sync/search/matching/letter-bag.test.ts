import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addLetters,
  countBits,
  fillLetterBag,
  forgetLetters,
  type LetterBag,
  letterCounts,
} from '../../../../sync/search/matching/letter-bag.ts'
import { pageBytes } from '../../../../sync/search/matching/text-page.ts'

/** Few different characters, of every kind, so that texts have many in common and many twice. */
const text = fc
  .array(fc.constantFrom(...Array.from('aeitnbwjz0012 .-ñ')), { maxLength: 40 })
  .map((units) => units.join(''))

function emptyBag(): LetterBag {
  return { low: 0, high: 0, uncounted: 0 }
}

function bagOf(units: string): LetterBag {
  const bag = emptyBag()
  fillLetterBag(bag, pageBytes(units), 0, units.length)
  return bag
}

/** How many characters two texts have in common, in any order. */
function inCommon(a: string, b: string): number {
  const left = Array.from(b)
  return Array.from(a).filter((unit) => {
    const at = left.indexOf(unit)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

test('two texts share no more characters than bits of their bags and characters that were not counted', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [bag, other] = [bagOf(a), bagOf(b)]
      expect(inCommon(a, b)).toBeLessThanOrEqual(
        countBits(bag.low & other.low, bag.high & other.high) + bag.uncounted,
      )
      expect(countBits(bag.low, bag.high) + bag.uncounted).toBe(a.length)
    }),
  )
})

test('a text has all bits of what it contains, and of what its pieces have', () => {
  fc.assert(
    fc.property(text, text, text, (before, middle, after) => {
      const [whole, part] = [bagOf(before + middle + after), bagOf(middle)]
      expect([~whole.low & part.low, ~whole.high & part.high]).toEqual([0, 0])
    }),
  )
})

test('letters that are added to others and forgotten again leave the counts as they were', () => {
  fc.assert(
    fc.property(text, text, text, (first, then, instead) => {
      const counts = letterCounts()
      const begun = emptyBag()
      addLetters(begun, counts, pageBytes(first), 0, first.length)
      const added = { ...begun }
      addLetters(added, counts, pageBytes(then), 0, then.length)
      expect(added).toEqual(bagOf(first + then))
      forgetLetters(counts, pageBytes(then), 0, then.length)
      addLetters(begun, counts, pageBytes(instead), 0, instead.length)
      expect(begun).toEqual(bagOf(first + instead))
    }),
  )
})
