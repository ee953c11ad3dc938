import type { RowKeys } from './rank-keys.ts'
import { raiseMembers } from './value-set.ts'

/**
 * Packed lists of rising whole numbers. A list is a bitset where that is no larger. Otherwise it is the differences
 * between its numbers as variable-length integers: seven bits a byte, lowest first, the last byte below 128. The
 * first difference is from -1, and a byte of 0 ends a list that does not fill its last word.
 */
export interface NumberLists {
  /** List n is `words[starts[n] .. starts[n + 1])`. */
  starts: Uint32Array
  words: Uint32Array
  /** The same memory. There is a byte after the last list. */
  bytes: Uint8Array
  /** The words of a bitset. A list of this many words is a bitset, a shorter one is differences. */
  setWords: number
}

/** Adds the numbers of a list to a set of all of them. */
export function addNumbers(set: Uint32Array, lists: NumberLists, list: number): void {
  const { starts, words, setWords } = lists
  const start = starts[list] as number
  if ((starts[list + 1] as number) - start === setWords) {
    for (let i = 0; i < setWords; i++) set[i] = (set[i] as number) | (words[start + i] as number)
    return
  }
  eachStep(lists, list, (number) => {
    set[number >>> 5] = (set[number >>> 5] as number) | (1 << (number & 31))
  })
}

/** Raises to `key` the entries of `best` that a list names, where they are lower. */
export function raiseNumbers(best: RowKeys, lists: NumberLists, list: number, key: number): void {
  const { starts, words, setWords } = lists
  const start = starts[list] as number
  const end = starts[list + 1] as number
  if (end - start === setWords) {
    raiseMembers(best, words.subarray(start, end), key)
    return
  }
  eachFarStep(lists, list, (number) => {
    if (key > (best[number] as number)) best[number] = key
  })
}

/** Sets to `key` the entries of `best` that a list names; those of a bitset it adds to a set instead, which is faster. */
export function putNumbers(
  best: RowKeys,
  lists: NumberLists,
  list: number,
  key: number,
  set: Uint32Array,
): void {
  const { starts, setWords } = lists
  if ((starts[list + 1] as number) - (starts[list] as number) === setWords) {
    addNumbers(set, lists, list)
    return
  }
  eachFarStep(lists, list, (number) => {
    best[number] = key
  })
}

/** Small, so that it is inlined. */
function eachStep({ starts, bytes }: NumberLists, list: number, visit: (number: number) => void): void {
  const end = (starts[list + 1] as number) * 4
  let number = -1
  for (let at = (starts[list] as number) * 4; at < end; ) {
    let byte = bytes[at++] as number
    if (byte === 0) return
    let step = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      step |= (byte & 127) << shift
    }
    number += step
    visit(number)
  }
}

/**
 * The same, faster where numbers lie far apart, as the rows of a value do: there is no branch on whether one has a
 * second byte, which would often be guessed wrong.
 */
function eachFarStep({ starts, bytes }: NumberLists, list: number, visit: (number: number) => void): void {
  const end = (starts[list + 1] as number) * 4
  let number = -1
  for (let at = (starts[list] as number) * 4; at < end; ) {
    const byte = bytes[at] as number
    if (byte === 0) return
    const next = bytes[at + 1] as number
    const isLong = byte >> 7
    let step = (byte & 127) | (((next & 127) << 7) & -isLong)
    at += 1 + isLong
    if ((next & -isLong) > 127) {
      let more = next
      for (let shift = 14; more > 127; shift += 7) {
        more = bytes[at++] as number
        step |= (more & 127) << shift
      }
    }
    number += step
    visit(number)
  }
}
