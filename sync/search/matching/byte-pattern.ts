import { fillLetterBag, type LetterBag } from './letter-bag.ts'
import { endsWord, pageBytes } from './text-page.ts'

/** Bytes to look for, with the table that speeds the search up. */
export interface BytePattern {
  bytes: Uint8Array
  bag: LetterBag
  isAscii: boolean
  /** How far to move on, by the byte at which the pattern would end (Horspool, 1980). */
  skip: Uint8Array
}

/** Prepares a text to be looked for in bytes of the page. */
export function bytePattern(text: string): BytePattern {
  const bytes = pageBytes(text)
  const skip = new Uint8Array(256).fill(Math.min(bytes.length, 255))
  for (let i = Math.max(0, bytes.length - 256); i < bytes.length - 1; i++)
    skip[bytes[i] as number] = bytes.length - 1 - i
  const bag: LetterBag = { low: 0, high: 0, uncounted: 0 }
  fillLetterBag(bag, bytes, 0, bytes.length)
  return { bytes, bag, isAscii: bytes.every((byte) => byte < 128), skip }
}

/** The first position of the pattern in `text[from .. to)`, or -1. */
export function findBytes(text: Uint8Array, from: number, to: number, { bytes, skip }: BytePattern): number {
  const last = bytes.length - 1
  const lastByte = bytes[last] as number
  for (let at = from + last; at < to; ) {
    const byte = text[at] as number
    if (byte === lastByte && standsAt(text, at - last, bytes)) return at - last
    at += skip[byte] as number
  }
  return -1
}

/** Whether the pattern begins a word of the value `text[from .. to)`, before which a separator stands. */
export function beginsWord(text: Uint8Array, from: number, to: number, pattern: BytePattern): boolean {
  let at = findBytes(text, from, to, pattern)
  while (at >= 0 && endsWord[text[at - 1] as number] === 0) at = findBytes(text, at + 1, to, pattern)
  return at >= 0
}

/** Whether `bytes` stand in `text` at `at`. */
export function standsAt(text: Uint8Array, at: number, bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (text[at + i] !== bytes[i]) return false
  return true
}
