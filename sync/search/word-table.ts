import { endsWord } from './text-page.ts'

/** Numbers the distinct words of a text. */
interface WordTable {
  /**
   * The number of the word that stands at `from` up to `to`, whose bytes have this hash: the same for the same bytes.
   */
  numberOf(from: number, to: number, hash: number): number
  /** The first place of each distinct word: from `froms[number]` up to `tos[number]`. */
  places(): { froms: Uint32Array; tos: Uint32Array }
}

/** An open-addressed hash table, a quarter full at most. */
export function createWordTable(text: Uint8Array): WordTable {
  let froms = new Uint32Array(1024)
  let tos = new Uint32Array(1024)
  let hashes = new Uint32Array(1024)
  let table = new Uint32Array(4096)
  let count = 0

  function grow(): void {
    froms = doubled(froms)
    tos = doubled(tos)
    hashes = doubled(hashes)
    table = new Uint32Array(table.length * 2)
    for (let word = 0; word < count; word++) {
      let at = (hashes[word] as number) & (table.length - 1)
      while (table[at] !== 0) at = (at + 1) & (table.length - 1)
      table[at] = word + 1
    }
  }

  return {
    numberOf(from, to, bytesHash) {
      // Its upper bits are the better ones.
      const hash = (bytesHash ^ (bytesHash >>> 15)) >>> 0
      let at = hash & (table.length - 1)
      for (let entry = table[at] as number; entry !== 0; entry = table[at] as number) {
        if (hashes[entry - 1] === hash && isSameWord(text, froms[entry - 1] as number, from, to))
          return entry - 1
        at = (at + 1) & (table.length - 1)
      }
      froms[count] = from
      tos[count] = to
      hashes[count] = hash
      table[at] = ++count
      if (count === froms.length) grow()
      return count - 1
    },
    places: () => ({ froms: froms.subarray(0, count), tos: tos.subarray(0, count) }),
  }
}

/** FNV-1a. */
export const HASH_START = 0x811c9dc5

/** The hash of a word with one byte more. */
export function hashOn(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193)
}

function isSameWord(text: Uint8Array, word: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (text[word + i - from] !== text[i]) return false
  return endsWord[text[word + to - from] as number] === 1
}

export function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(numbers.length * 2)
  more.set(numbers)
  return more
}
