import type { Book } from '../../book.ts'
import type { Marks } from '../marks.ts'
import { wordsHeld } from '../search-book.ts'

/** More words than these are never looked up one by one. */
export const MOST_WORDS = 16

const SHORT_NUMBER = /^\d{1,2}$/

export interface ChosenWords {
  /** By slot, the words it holds. */
  slots: Uint32Array
  /** The bits of the words that are used. */
  wanted: number
  used: readonly string[]
  notUsed: readonly string[]
}

/**
 * The largest set of the words that one property holds which meets all other criteria. Of several such sets the one
 * that the fewest properties hold, because rarer words say more; then the one whose words came first. Null where no
 * such property holds any of the words.
 */
export function chooseWords(
  book: Book,
  words: readonly string[],
  marks: Marks,
  undecisive: number,
): ChosenWords | null {
  const slots = wordsHeld(
    book,
    words.slice(0, MOST_WORDS).map((word) => word.toLowerCase()),
  )
  // Beside other words a short number says nothing: nearly every row holds "5" somewhere.
  const numbers = words.length === 1 ? [] : words.slice(0, MOST_WORDS).map((word) => SHORT_NUMBER.test(word))
  const telling = ~numbers.reduce((bits, isNumber, i) => (isNumber ? bits | (1 << i) : bits), 0)
  const counts = new Map<number, number>()
  for (let slot = 0; slot < marks.length; slot++) {
    if (((marks[slot] as number) & ~undecisive) !== 0) continue
    const held = (slots[slot] as number) & telling
    if (held !== 0) counts.set(held, (counts.get(held) ?? 0) + 1)
  }
  const [best] = [...counts].sort(
    ([a, rowsOfA], [b, rowsOfB]) =>
      countBits(b) - countBits(a) || rowsOfA - rowsOfB || lowestBit(a) - lowestBit(b) || a - b,
  )
  if (best === undefined) return null
  const [wanted] = best
  const isUsed = (i: number) => i < MOST_WORDS && (wanted & (1 << i)) !== 0
  return {
    slots,
    wanted,
    used: words.filter((_, i) => isUsed(i)),
    notUsed: words.filter((_, i) => !isUsed(i)),
  }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

function lowestBit(bits: number): number {
  return bits & -bits
}
