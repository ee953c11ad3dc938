import { lowerByte } from './lower-bytes.ts'

/**
 * An ASCII pattern to look for in UTF-8 in upper or lower case. Bytes suffice: no other character has ASCII bytes, and
 * no other single byte is lower-cased to one of the pattern.
 */
export interface LoweredPattern {
  bytes: Uint8Array
  /**
   * How far to move on, by the two bytes at which the pattern would end (Horspool, 1980); 0 where they may be its own.
   * By two bytes the way is twice as far as by one, since most single letters stand somewhere in a pattern.
   */
  skips: Uint8Array
  /** How far to move on from where it was not found although its last two bytes may stand there. */
  afterOwn: number
}

/** Bits of a byte that are the same for a letter in upper and lower case. */
const CASELESS = 31

/** Prepares ASCII bytes in lower case to be looked for. */
export function loweredPattern(bytes: Uint8Array): LoweredPattern {
  const most = Math.min(Math.max(1, bytes.length - 1), 255)
  const skips = new Uint8Array(pairOf(CASELESS, CASELESS) + 1).fill(most)
  let afterOwn = most
  for (let i = Math.max(1, bytes.length - 1 - most); i < bytes.length; i++) {
    const pair = pairOf(bytes[i - 1] as number, bytes[i] as number)
    if (i === bytes.length - 1) afterOwn = skips[pair] as number
    skips[pair] = bytes.length - 1 - i
  }
  return { bytes, skips, afterOwn }
}

/** Whether the pattern stands in `text[from .. to)`. */
export function findLowered(
  text: Uint8Array,
  from: number,
  to: number,
  { bytes, skips, afterOwn }: LoweredPattern,
): boolean {
  const last = bytes.length - 1
  if (last === 0) return findByte(text, from, to, bytes[0] as number)
  for (let at = from + last; at < to; ) {
    const next = skips[pairOf(text[at - 1] as number, text[at] as number)] as number
    if (next === 0 && standsLowered(text, at - last, bytes)) return true
    at += next === 0 ? afterOwn : next
  }
  return false
}

function pairOf(first: number, second: number): number {
  return ((first & CASELESS) << 5) | (second & CASELESS)
}

function findByte(text: Uint8Array, from: number, to: number, byte: number): boolean {
  for (let at = from; at < to; at++) if (lowerByte[text[at] as number] === byte) return true
  return false
}

function standsLowered(text: Uint8Array, at: number, bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (lowerByte[text[at + i] as number] !== bytes[i]) return false
  return true
}
