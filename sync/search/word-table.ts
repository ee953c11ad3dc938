import { growBytes, growWords } from '../columns/grow.ts'
import type { ByteValues } from './byte-values.ts'
import { SEPARATOR } from './text-page.ts'

/** Numbers the distinct words of texts. */
export interface WordTable {
  /** The number of the word `text[from .. to)`, whose bytes have this hash: the same for the same bytes. */
  numberOf(text: Uint8Array, from: number, to: number, hash: number): number
  /** The words in order of their numbers. */
  words(): ByteValues
}

/** An open-addressed hash table, a quarter full at most. */
export function createWordTable(): WordTable {
  let bytes = new Uint8Array(8192)
  let starts = new Uint32Array(1024)
  let hashes = new Uint32Array(1024)
  let table = new Uint32Array(4096)
  let count = 0
  bytes[0] = SEPARATOR
  starts[0] = 1

  function grow(): void {
    starts = growWords(starts, count + 2)
    hashes = growWords(hashes, count + 1)
    if (count * 4 < table.length) return
    table = new Uint32Array(table.length * 2)
    for (let word = 0; word < count; word++) {
      let at = (hashes[word] as number) & (table.length - 1)
      while (table[at] !== 0) at = (at + 1) & (table.length - 1)
      table[at] = word + 1
    }
  }

  function isWord(word: number, text: Uint8Array, from: number, to: number): boolean {
    const shift = (starts[word] as number) - from
    for (let i = from; i < to; i++) if (bytes[i + shift] !== text[i]) return false
    return bytes[to + shift] === SEPARATOR
  }

  function add(text: Uint8Array, from: number, to: number): void {
    const start = starts[count] as number
    const end = start + to - from
    bytes = growBytes(bytes, end + 1)
    for (let i = from; i < to; i++) bytes[start + i - from] = text[i] as number
    bytes[end] = SEPARATOR
    count++
    grow()
    starts[count] = end + 1
  }

  return {
    numberOf(text, from, to, bytesHash) {
      // Its upper bits are the better ones.
      const hash = (bytesHash ^ (bytesHash >>> 15)) >>> 0
      let at = hash & (table.length - 1)
      for (let entry = table[at] as number; entry !== 0; entry = table[at] as number) {
        if (hashes[entry - 1] === hash && isWord(entry - 1, text, from, to)) return entry - 1
        at = (at + 1) & (table.length - 1)
      }
      hashes[count] = hash
      table[at] = count + 1
      add(text, from, to)
      return count - 1
    },
    words: () => ({
      count,
      text: bytes.subarray(0, starts[count]),
      starts: starts.subarray(0, count + 1),
    }),
  }
}

/** FNV-1a. */
export const HASH_START = 0x811c9dc5

/** The hash of a word with one byte more. */
export function hashOn(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193)
}
