import type { StringColumn } from '../../columns/string-column.ts'
import { isWordByte } from '../property/house-numbers.ts'

/** Whether a word of a row's value begins with what is looked for; a missing value has no words. */
export type WordScanner = (column: StringColumn, row: number) => boolean

/** Makes a capital letter small and leaves digits. */
const LOWER = 32

const isWord = Uint8Array.from({ length: 256 }, (_, byte) => (byte > 127 || isWordByte(byte) ? 1 : 0))

/**
 * Looks for words that begin with one of some texts (lower-case letters and digits of ASCII), capital or small. True
 * as well where a word begins with a letter that is not ASCII: that needs a closer look.
 */
export function wordScanner(texts: readonly string[]): WordScanner {
  const patterns = texts.map((text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  const isFirst = new Uint8Array(256).fill(1, 128)
  for (const [first = 0] of patterns) {
    isFirst[first] = 1
    isFirst[first & ~LOWER] = 1
  }
  return ({ bytes, offsets, codes }, row) => {
    const value = codes === null ? row : (codes[row] as number) - 1
    if (value < 0) return false
    const to = offsets[value + 1] as number
    let before = 0
    for (let at = offsets[value] as number; at < to; at++) {
      const byte = bytes[at] as number
      const inside = isWord[byte] as number
      if (inside > before && isFirst[byte] === 1 && (byte > 127 || begins(bytes, at, to, patterns)))
        return true
      before = inside
    }
    return false
  }
}

function begins(bytes: Uint8Array, at: number, to: number, patterns: readonly Uint8Array[]): boolean {
  for (const pattern of patterns) {
    let same = 0
    while (same < pattern.length && at + same < to) {
      if (((bytes[at + same] as number) | LOWER) !== pattern[same]) break
      same++
    }
    if (same === pattern.length) return true
  }
  return false
}
