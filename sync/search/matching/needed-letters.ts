import { DIGITS_OF_COUNT } from './letter-planes.ts'

/**
 * How many letters 32 texts each need in common with a query: half of the units of the longer one, rounded up. So a
 * text that is longer than the query needs more.
 */
export interface NeededLetters {
  /** Writes where the count of each text of a block begins, for `withEnough`. */
  begin(block: number, counts: Int32Array): void
}

/** Digits of half a length. */
const DIGITS = 6
const MOST_HALF = 2 ** DIGITS - 1
/** Digits of the difference that counts begin from. */
const DIFFERENCE = 7

/** Half of the units of texts, rounded up: plane d says which of every 32 texts have digit d. */
export function halfPlanes(units: Uint32Array): Uint32Array {
  const planes = new Uint32Array(Math.ceil(units.length / 32) * DIGITS)
  for (let text = 0; text < units.length; text++) {
    const half = Math.min(((units[text] as number) + 1) >> 1, MOST_HALF)
    for (let digit = 0; digit < DIGITS; digit++) {
      const at = (text >>> 5) * DIGITS + digit
      planes[at] = (planes[at] as number) | (((half >> digit) & 1) << (text & 31))
    }
  }
  return planes
}

/** For a query of so many units, of which `uncounted` count as common. */
export function neededLetters(halves: Uint32Array, units: number, uncounted: number): NeededLetters {
  const half = (units + 1) >> 1
  // Half of a text that is too long is capped, and a longer query would not tell it from others.
  if (units >= MOST_HALF) {
    const least = Math.min(Math.max(0, half - uncounted), 32)
    return { begin: (_, counts) => fillCounts(counts, 32 - least) }
  }
  const from = 32 + uncounted
  const longer = new Int32Array(DIFFERENCE)
  return {
    begin(block, counts) {
      // Bit by bit, for 32 texts at once: the larger half, and what is left of `from` without it.
      let isLonger = 0
      for (let digit = 0; digit < DIGITS; digit++) {
        const own = halves[block * DIGITS + digit] as number
        isLonger = ((half >> digit) & 1) === 1 ? own & isLonger : own | isLonger
      }
      for (let digit = 0; digit < DIGITS; digit++) {
        const own = halves[block * DIGITS + digit] as number
        longer[digit] = (own & isLonger) | (-((half >> digit) & 1) & ~isLonger)
      }
      let borrow = 0
      let over = 0
      for (let digit = 0; digit < DIFFERENCE; digit++) {
        const taken = longer[digit] as number
        const isOne = ((from >> digit) & 1) === 1
        const left = (isOne ? ~taken : taken) ^ borrow
        borrow = isOne ? taken & borrow : taken | borrow
        if (digit < DIGITS_OF_COUNT) counts[digit] = left
        else over |= left
      }
      // More than can be counted is needed: the most that can be counted will do.
      for (let digit = 0; digit < DIGITS_OF_COUNT; digit++)
        counts[digit] = (counts[digit] as number) & ~borrow
      counts[DIGITS_OF_COUNT] = over & ~borrow
    },
  }
}

function fillCounts(counts: Int32Array, from: number): void {
  for (let digit = 0; digit <= DIGITS_OF_COUNT; digit++) counts[digit] = -((from >> digit) & 1)
}
