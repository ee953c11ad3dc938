import { growBytes, growWords } from '../../columns/grow.ts'
import type { NumberLists } from './number-lists.ts'

/** Packs lists of rising whole numbers, which grow at the same time. */
export interface ListBuilder {
  /** Adds a number to a list. It is not below the latest one of the list, and is ignored where it is the same. */
  add(list: number, number: number): void
  /** The lists in an order. All numbers are below `below`. Nothing can be added afterwards. */
  finish(order: Uint32Array, below: number): NumberLists
}

/** Most bytes of a packed number. */
const NUMBER = 5
/** The first piece of memory of a list; each further one is twice as large, up to the largest. */
const FIRST_PIECE = 8
const LARGEST_PIECE = 65_536
/** Where the state of a list stands, and how many words it has. */
const LATEST = 0
const PIECE = 1
const NEXT = 2
const LIMIT = 3
const STATE = 4

/** Keeps the numbers of a list as differences, in pieces that are joined in the end. */
export function createListBuilder(): ListBuilder {
  let bytes = new Uint8Array(65_536)
  let used = 0
  // By piece: its list, where it starts, and where its numbers end once it is full.
  let listOf = new Uint32Array(1024)
  let starts = new Uint32Array(1024)
  let ends = new Uint32Array(1024)
  let pieces = 0
  // By list, side by side because they are used together: its latest number and one more, its latest piece and one
  // more, where the next number goes, and from where on that may have no room.
  let lists = new Uint32Array(1024 * STATE)

  function beginPiece(list: number): void {
    const at = list * STATE
    const former = (lists[at + PIECE] as number) - 1
    let size = FIRST_PIECE
    if (former >= 0) {
      ends[former] = lists[at + NEXT] as number
      size = Math.min(
        2 * ((lists[at + LIMIT] as number) + NUMBER - 1 - (starts[former] as number)),
        LARGEST_PIECE,
      )
    }
    bytes = growBytes(bytes, used + size)
    listOf = growWords(listOf, pieces + 1)
    starts = growWords(starts, pieces + 1)
    ends = growWords(ends, pieces + 1)
    listOf[pieces] = list
    starts[pieces] = used
    lists[at + PIECE] = ++pieces
    lists[at + NEXT] = used
    used += size
    lists[at + LIMIT] = used - NUMBER + 1
  }

  /** Writes the numbers of a piece into a set; `reached` are the latest numbers of the lists, and one more. */
  function addToSet(set: Uint32Array, piece: number, reached: Uint32Array): void {
    const list = listOf[piece] as number
    let number = (reached[list] as number) - 1
    const end = ends[piece] as number
    for (let at = starts[piece] as number; at < end; ) {
      let byte = bytes[at++] as number
      let step = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number
        step |= (byte & 127) << shift
      }
      number += step
      set[number >>> 5] = (set[number >>> 5] as number) | (1 << (number & 31))
    }
    reached[list] = number + 1
  }

  return {
    add(list, number) {
      const at = list * STATE
      if (at >= lists.length) lists = growWords(lists, at + STATE)
      let step = number + 1 - (lists[at + LATEST] as number)
      if (step === 0) return
      lists[at + LATEST] = number + 1
      if ((lists[at + NEXT] as number) >= (lists[at + LIMIT] as number)) beginPiece(list)
      let next = lists[at + NEXT] as number
      for (; step > 127; step >>>= 7) bytes[next++] = step | 128
      bytes[next++] = step
      lists[at + NEXT] = next
    },
    finish(order, below) {
      lists = growWords(lists, order.length * STATE)
      const count = lists.length / STATE
      const setWords = (below + 31) >> 5
      for (const list of order) {
        const piece = (lists[list * STATE + PIECE] as number) - 1
        if (piece >= 0) ends[piece] = lists[list * STATE + NEXT] as number
      }
      const sizes = new Uint32Array(count)
      for (let piece = 0; piece < pieces; piece++) {
        const list = listOf[piece] as number
        sizes[list] = (sizes[list] as number) + (ends[piece] as number) - (starts[piece] as number)
      }
      const firsts = new Uint32Array(order.length + 1)
      const places = new Uint32Array(count)
      order.forEach((list, place) => {
        places[list] = place
        firsts[place + 1] = (firsts[place] as number) + Math.min(((sizes[list] as number) + 3) >> 2, setWords)
      })
      const words = new Uint32Array((firsts[order.length] as number) + 1)
      const packed = new Uint8Array(words.buffer)
      // Where the next piece of a list goes, or, for a set, the latest number that went in, and one more.
      const reached = new Uint32Array(count)
      for (let piece = 0; piece < pieces; piece++) {
        const list = listOf[piece] as number
        const first = firsts[places[list] as number] as number
        const end = firsts[(places[list] as number) + 1] as number
        if (end - first === setWords) {
          addToSet(words.subarray(first, end), piece, reached)
          continue
        }
        const part = bytes.subarray(starts[piece], ends[piece])
        packed.set(part, first * 4 + (reached[list] as number))
        reached[list] = (reached[list] as number) + part.length
      }
      return { starts: firsts, words, bytes: packed, setWords }
    },
  }
}
