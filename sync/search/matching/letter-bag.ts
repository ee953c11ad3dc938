import { countUp } from '../../columns/count-up.ts'
import type { ByteValues } from './byte-values.ts'

/**
 * A signature of a text's characters in 64 bits: for each kind of character a bit for its first occurrence, one for
 * its second and so on, up to a few. A text that contains another has all its bits. Two texts share at most as many
 * characters as they share bits, plus the characters that were not counted.
 *
 * Low word: first of each letter but the rarest, and of each digit. High word: first of the rarest letters; second of
 * the frequent ones, third of a few; first to third digit that stood before, space, and anything else.
 */
export interface LetterBag {
  low: number
  high: number
  /** How many characters were not counted because their bits were taken. */
  uncounted: number
}

const RARE = 'jqxz'
const TWICE = 'acdeghilmnoprstu'
const THRICE = 'eit'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'

/** Kinds of characters: each letter, each digit, a digit that stood before, spaces, and all others. */
const FIRST_DIGIT = LETTERS.length
const AGAIN = FIRST_DIGIT + DIGITS.length
const SPACES = AGAIN + 1
const OTHERS = SPACES + 1
const KINDS = OTHERS + 1

const kindOfByte = new Uint8Array(256).fill(OTHERS)
for (const [kind, unit] of Array.from(LETTERS + DIGITS).entries()) kindOfByte[unit.charCodeAt(0)] = kind
kindOfByte[32] = SPACES

/** At `kind * ENTRIES + n`: the bit of the occurrence after n others, or that it has none. */
const ENTRIES = 4
const lowBits = new Uint32Array(KINDS * ENTRIES)
const highBits = new Uint32Array(KINDS * ENTRIES)
const bitless = new Uint8Array(KINDS * ENTRIES).fill(1)

function giveBits(bits: Uint32Array, occurrences: readonly [kind: number, times: number][]): void {
  for (const [bit, [kind, times]] of occurrences.entries()) {
    bits[kind * ENTRIES + times] = 1 << bit
    bitless[kind * ENTRIES + times] = 0
  }
}

const occurrence = (times: number) => (unit: string) => [kindOf(unit), times] as [number, number]
const kindOf = (unit: string): number => kindOfByte[unit.charCodeAt(0)] as number
const first3 = (kind: number): [number, number][] => [0, 1, 2].map((times) => [kind, times])

giveBits(
  lowBits,
  Array.from(LETTERS + DIGITS)
    .filter((unit) => !RARE.includes(unit))
    .map(occurrence(0)),
)
giveBits(highBits, [
  ...Array.from(RARE).map(occurrence(0)),
  ...Array.from(TWICE).map(occurrence(1)),
  ...Array.from(THRICE).map(occurrence(2)),
  ...[AGAIN, SPACES, OTHERS].flatMap(first3),
])

/** How many characters of each kind were added to a bag. */
export type LetterCounts = Uint32Array

export function letterCounts(): LetterCounts {
  return new Uint32Array(KINDS)
}

/** Adds the characters of `text[from .. to)` to a bag, of which so many were added before. */
export function addLetters(
  bag: LetterBag,
  counts: LetterCounts,
  text: Uint8Array,
  from: number,
  to: number,
): void {
  let { low, high, uncounted } = bag
  for (let i = from; i < to; i++) {
    let kind = kindOfByte[text[i] as number] as number
    let before = countUp(counts, kind)
    if (before > 0 && isDigit(kind)) {
      kind = AGAIN
      before = countUp(counts, kind)
    }
    const at = kind * ENTRIES + Math.min(before, ENTRIES - 1)
    low |= lowBits[at] as number
    high |= highBits[at] as number
    uncounted += bitless[at] as number
  }
  bag.low = low
  bag.high = high
  bag.uncounted = uncounted
}

/** Counts as if the characters of `text[from .. to)` had not been added. */
export function forgetLetters(counts: LetterCounts, text: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const kind = kindOfByte[text[i] as number] as number
    const before = (counts[kind] as number) - 1
    counts[kind] = before
    if (before > 0 && isDigit(kind)) counts[AGAIN] = (counts[AGAIN] as number) - 1
  }
}

function isDigit(kind: number): boolean {
  return kind >= FIRST_DIGIT && kind < AGAIN
}

const ownCounts = letterCounts()

/** The bag of `text[from .. to)`, written into `bag`; how many characters of each kind it has, into `counts`. */
export function fillLetterBag(
  bag: LetterBag,
  text: Uint8Array,
  from: number,
  to: number,
  counts: LetterCounts = ownCounts,
): void {
  bag.low = 0
  bag.high = 0
  bag.uncounted = 0
  counts.fill(0)
  addLetters(bag, counts, text, from, to)
}

/** The low and high words of the bags of texts. */
export interface LetterBags {
  low: Uint32Array
  high: Uint32Array
}

/** The bags of values. */
export function letterBags({ count, text, starts }: ByteValues): LetterBags {
  const low = new Uint32Array(count)
  const high = new Uint32Array(count)
  const bag: LetterBag = { low: 0, high: 0, uncounted: 0 }
  for (let value = 0; value < count; value++) {
    fillLetterBag(bag, text, starts[value] as number, (starts[value + 1] as number) - 1)
    low[value] = bag.low
    high[value] = bag.high
  }
  return { low, high }
}

/** How many bits are set in both numbers together. */
export function countBits(low: number, high: number): number {
  const a = low - ((low >>> 1) & 0x55555555)
  const b = high - ((high >>> 1) & 0x55555555)
  const fours = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333)
  const bytes = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f)
  return Math.imul(bytes, 0x01010101) >>> 24
}
