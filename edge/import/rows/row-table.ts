import { growBytes, growWords } from '../../../sync/columns/grow.ts'
import { HASH_START, hashOn } from '../../../sync/search/words/word-table.ts'

/** Rows by an id, each with a hash and its number in the sheet. A row is known by its place here, counted from 0. */
export interface RowTable {
  /** The place of the row with this id; -1 where there is none. */
  find(id: string): number
  /** Adds a row whose id is not here. */
  add(id: string, hash: string, rowNumber: number): void
  hasHash(place: number, hash: string): boolean
  rowNumber(place: number): number
}

const encoder = new TextEncoder()
/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const MOST_BYTES = 3

/**
 * Keeps the texts as bytes beside the heap: a million rows as objects are 190 MB, which the heap does not give back when
 * they are gone, and these are 80.
 */
export function createRowTable(): RowTable {
  let bytes = new Uint8Array(4096)
  /** Of row r the id ends at `ends[2 * r + 1]` and its hash at `ends[2 * r + 2]`; each text begins where the one before ends. */
  let ends = new Uint32Array(64)
  let numbers = new Uint32Array(32)
  /** At the place that the bytes of an id lead to, or the next free one: 1 + the row. */
  let slots = new Uint32Array(64)
  let rows = 0
  let sought = new Uint8Array(256)

  function written(text: string): Uint8Array {
    sought = growBytes(sought, text.length * MOST_BYTES)
    return sought.subarray(0, encoder.encodeInto(text, sought).written)
  }

  function isText(text: number, wanted: Uint8Array): boolean {
    const from = ends[text] as number
    if ((ends[text + 1] as number) - from !== wanted.length) return false
    for (let i = 0; i < wanted.length; i++) if (bytes[from + i] !== wanted[i]) return false
    return true
  }

  /** Where the id stands or would stand. */
  function slotOf(id: Uint8Array): number {
    const mask = slots.length - 1
    let slot = mixed(id) & mask
    for (let row = slots[slot] as number; row > 0; row = slots[slot] as number) {
      if (isText((row - 1) * 2, id)) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  function makeRoom(): void {
    slots = new Uint32Array(slots.length * 2)
    for (let row = 0; row < rows; row++) {
      slots[slotOf(bytes.subarray(ends[row * 2], ends[row * 2 + 1]))] = row + 1
    }
  }

  function push(text: string, at: number): void {
    const from = ends[at] as number
    bytes = growBytes(bytes, from + text.length * MOST_BYTES)
    ends[at + 1] = from + encoder.encodeInto(text, bytes.subarray(from)).written
  }

  return {
    find: (id) => (slots[slotOf(written(id))] as number) - 1,
    add(id, hash, rowNumber) {
      if ((rows + 1) * 2 > slots.length) makeRoom()
      ends = growWords(ends, rows * 2 + 3)
      numbers = growWords(numbers, rows + 1)
      numbers[rows] = rowNumber
      push(id, rows * 2)
      push(hash, rows * 2 + 1)
      slots[slotOf(written(id))] = ++rows
    },
    hasHash: (place, hash) => isText(place * 2 + 1, written(hash)),
    rowNumber: (place) => numbers[place] as number,
  }
}

function mixed(bytes: Uint8Array): number {
  let hash = HASH_START
  for (let i = 0; i < bytes.length; i++) hash = hashOn(hash, bytes[i] as number)
  return hash ^ (hash >>> 15)
}
