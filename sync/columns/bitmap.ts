import type { Codes } from './string-column.ts'

/** A set of slots: slot s is bit `s % 32` of word `s / 32`. */
export type Bitmap = Int32Array<ArrayBuffer>

/** An empty set with room for this many slots. */
export function emptyBitmap(slots: number): Bitmap {
  return new Int32Array((slots + 31) >>> 5)
}

/**
 * Adds the slots from `firstSlot` on whose code is `wanted` under `mask`. No branch for each row, which would be
 * mispredicted.
 */
export function addEqual(bitmap: Bitmap, firstSlot: number, codes: Codes, wanted: number, mask = -1): void {
  const end = firstSlot + codes.length
  let word = 0
  for (let slot = firstSlot, row = 0; slot < end; slot++, row++) {
    const difference = ((codes[row] as number) & mask) ^ wanted
    // 1 for none: any other number or its negative has the sign bit.
    word |= (1 - ((difference | -difference) >>> 31)) << (slot & 31)
    if ((slot & 31) === 31 || slot + 1 === end) {
      bitmap[slot >>> 5] = (bitmap[slot >>> 5] as number) | word
      word = 0
    }
  }
}

/** Adds the slots that are not in it, and removes those that are. */
export function toggleRows(bitmap: Bitmap, rows: Uint32Array): void {
  const { length } = rows
  for (let i = 0; i < length; i++) {
    const row = rows[i] as number
    bitmap[row >>> 5] = (bitmap[row >>> 5] as number) ^ (1 << (row & 31))
  }
}

/** All of this many slots. */
export function fullBitmap(slots: number): Bitmap {
  const bitmap = emptyBitmap(slots).fill(-1)
  // Beyond the last slot there is nothing.
  if (slots % 32 > 0) bitmap[bitmap.length - 1] = (1 << (slots % 32)) - 1
  return bitmap
}

/** How many slots are in it. */
export function countBits(bitmap: Bitmap): number {
  const { length } = bitmap
  let count = 0
  for (let i = 0; i < length; i++) count += onesIn(bitmap[i] as number)
  return count
}

/** Adds neighbors up in pairs, then pairs of them, in one word. */
function onesIn(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The slots of a set, rising. */
export function slotsIn(bitmap: Bitmap): Uint32Array {
  const slots = new Uint32Array(countBits(bitmap))
  const { length } = bitmap
  let at = 0
  for (let i = 0; i < length; i++) {
    const first = i * 32
    let word = bitmap[i] as number
    if (word === -1) {
      for (let bit = 0; bit < 32; bit++) slots[at + bit] = first + bit
      at += 32
      continue
    }
    for (; word !== 0; word &= word - 1) slots[at++] = first + 31 - Math.clz32(word & -word)
  }
  return slots
}
