import { growBytes, growWords } from '../../columns/grow.ts'
import type { ByteValues } from '../matching/byte-values.ts'
import { SEPARATOR } from '../matching/text-page.ts'

/** Numbers the distinct words of a text. */
export interface WordTable {
  /** The number of the word `text[from .. to)`, whose bytes have this hash: the same for the same bytes. */
  numberOf(from: number, to: number, hash: number): number
  /** The words in order of their numbers. */
  words(): ByteValues
}

/** Bytes that are compared at once. */
const AT_ONCE = 4

/** An open-addressed hash table, a quarter full at most. Between two calls the text may change. */
export function createWordTable(text: Uint8Array): WordTable {
  const view = viewOf(text)
  let bytes = new Uint8Array(8192)
  let own = viewOf(bytes)
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

  function isWord(word: number, from: number, to: number): boolean {
    const shift = (starts[word] as number) - from
    if (bytes[to + shift] !== SEPARATOR) return false
    let at = from
    for (; at + AT_ONCE <= to; at += AT_ONCE)
      if (own.getUint32(at + shift) !== view.getUint32(at)) return false
    for (; at < to; at++) if (bytes[at + shift] !== text[at]) return false
    return true
  }

  function add(from: number, to: number): void {
    const start = starts[count] as number
    const end = start + to - from
    if (end >= bytes.length) {
      bytes = growBytes(bytes, end + 1)
      own = viewOf(bytes)
    }
    for (let i = from; i < to; i++) bytes[start + i - from] = text[i] as number
    bytes[end] = SEPARATOR
    count++
    grow()
    starts[count] = end + 1
  }

  return {
    numberOf(from, to, bytesHash) {
      // Its upper bits are the better ones.
      const hash = (bytesHash ^ (bytesHash >>> 15)) >>> 0
      let at = hash & (table.length - 1)
      for (let entry = table[at] as number; entry !== 0; entry = table[at] as number) {
        if (hashes[entry - 1] === hash && isWord(entry - 1, from, to)) return entry - 1
        at = (at + 1) & (table.length - 1)
      }
      hashes[count] = hash
      table[at] = count + 1
      add(from, to)
      return count - 1
    },
    words: () => ({
      count,
      text: bytes.subarray(0, starts[count]),
      starts: starts.subarray(0, count + 1),
    }),
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** FNV-1a. */
export const HASH_START = 0x811c9dc5

/** The hash of a word with one byte more. */
export function hashOn(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193)
}
