import { addNumbers } from '../lists/number-lists.ts'
import type { ValueSet } from '../lists/value-set.ts'
import { type BytePattern, findBytes, standsAt } from '../matching/byte-pattern.ts'
import { eachWithLetters } from '../matching/letter-planes.ts'
import { SORTED_BYTES } from './sort-values.ts'
import type { WordIndex } from './word-index.ts'

/** Adds the values with a word that contains the pattern. */
export function addContaining(set: ValueSet, words: WordIndex, pattern: BytePattern): void {
  const { text, starts, letters, postings } = words
  eachWithLetters(letters, pattern.bag, (word) => {
    if (findBytes(text, starts[word] as number, (starts[word + 1] as number) - 1, pattern) >= 0)
      addNumbers(set, postings, word)
  })
}

/** Adds the values with a word that ends with the pattern. */
export function addEnding(set: ValueSet, words: WordIndex, { bytes, bag }: BytePattern): void {
  const { text, starts, letters, postings } = words
  const last = bytes.at(-1)
  eachWithLetters(letters, bag, (word) => {
    const end = (starts[word + 1] as number) - 1
    if (text[end - 1] !== last) return
    const at = end - bytes.length
    if (at >= (starts[word] as number) && standsAt(text, at, bytes)) addNumbers(set, postings, word)
  })
}

/** Adds the values with a word that begins with the pattern: such words are neighbors. */
export function addBeginning(set: ValueSet, words: WordIndex, { bytes }: BytePattern): void {
  const sorted = bytes.subarray(0, SORTED_BYTES)
  for (let word = firstWordFrom(words, sorted); word < words.count; word++) {
    const start = words.starts[word] as number
    if (!standsAt(words.text, start, sorted)) return
    if (standsAt(words.text, start, bytes)) addNumbers(set, words.postings, word)
  }
}

/** The first word that does not sort before `bytes`. */
function firstWordFrom({ count, text, starts }: WordIndex, bytes: Uint8Array): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(text, starts[middle] as number, bytes)) low = middle + 1
    else high = middle
  }
  return low
}

/** A separator follows each word, and sorts before all other bytes. */
function isBefore(text: Uint8Array, word: number, bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) {
    if (text[word + i] !== bytes[i]) return (text[word + i] as number) < (bytes[i] as number)
  }
  return false
}
