import type { ByteValues } from './byte-values.ts'

/**
 * A signature of a text's characters in 64 bits: for each kind of character a bit for its first occurrence, one for
 * its second and so on, up to a few. A text that contains another has all its bits. Two texts share at most as many
 * characters as they share bits, plus the characters that were not counted.
 *
 * Low word: first of each letter, 26 bits; then first to third digit, first space, first and second of all else. High
 * word: second of each letter; then fourth to sixth digit, second and third space, third of all else.
 */
export interface LetterBag {
  low: number
  high: number
  /** How many characters were not counted because their bits were taken. */
  uncounted: number
}

const A = 97
const DIGITS = 26
const SPACES = 27
const OTHERS = 28

const kindOfByte = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= A && byte < A + 26) return byte - A
  if (byte >= 48 && byte <= 57) return DIGITS
  return byte === 32 ? SPACES : OTHERS
})

/** Per kind, the bits of its first, second, ... occurrence: 0 to 31 of the low word, 32 to 63 of the high one. */
const BITS: readonly (readonly number[])[] = [
  ...Array.from({ length: 26 }, (_, letter) => [letter, 32 + letter]),
  [26, 27, 28, 58, 59, 60],
  [29, 61, 62],
  [30, 31, 63],
]
/**
 * At `kind * (MOST + 1) + n`: the bits of the first n occurrences, and how many they are. More than `MOST` have no
 * more.
 */
const MOST = 6
const lowBits = new Uint32Array(BITS.length * (MOST + 1))
const highBits = new Uint32Array(lowBits.length)
const counted = new Uint8Array(lowBits.length)
BITS.forEach((bits, kind) => {
  for (let times = 1; times <= MOST; times++) {
    const at = kind * (MOST + 1) + times
    const bit = bits[times - 1]
    lowBits[at] = (lowBits[at - 1] as number) | (bit !== undefined && bit < 32 ? 1 << bit : 0)
    highBits[at] = (highBits[at - 1] as number) | (bit !== undefined && bit >= 32 ? 1 << bit : 0)
    counted[at] = (counted[at - 1] as number) + (bit === undefined ? 0 : 1)
  }
})

const seen = new Uint32Array(BITS.length)

/** The bag of `text[from .. to)`, written into `bag`. */
export function fillLetterBag(bag: LetterBag, text: Uint8Array, from: number, to: number): void {
  seen.fill(0)
  for (let i = from; i < to; i++) {
    const kind = kindOfByte[text[i] as number] as number
    seen[kind] = (seen[kind] as number) + 1
  }
  let low = 0
  let high = 0
  let uncounted = to - from
  for (let kind = 0; kind < seen.length; kind++) {
    const at = kind * (MOST + 1) + Math.min(seen[kind] as number, MOST)
    low |= lowBits[at] as number
    high |= highBits[at] as number
    uncounted -= counted[at] as number
  }
  bag.low = low
  bag.high = high
  bag.uncounted = uncounted
}

/** The low and high words of the bags of values. */
export function letterBags({ count, text, starts }: ByteValues): { low: Uint32Array; high: Uint32Array } {
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
