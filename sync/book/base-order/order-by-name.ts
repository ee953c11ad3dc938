import type { StringColumn } from '../../columns/string-column.ts'
import { weakMemo } from '../../memo.ts'
import { textRanks } from './text-ranks.ts'

/**
 * The rank of each row by name, counted from 0. Names compare by their lower-cased UTF-16 units, the same on every
 * machine. Rows whose names differ only in case share a rank.
 */
export function placesByName(names: StringColumn): Uint32Array {
  return places.of(names)
}

const places = weakMemo(textRanks)

/** The rows in order of their ranks, all below the number of rows. Rows of equal rank keep their order. */
export function rowsByPlace(places: Uint32Array): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(places.length + 1)
  for (let row = 0; row < places.length; row++) {
    const after = (places[row] as number) + 1
    next[after] = (next[after] as number) + 1
  }
  for (let place = 1; place < next.length; place++) {
    next[place] = (next[place] as number) + (next[place - 1] as number)
  }
  const rows = new Uint32Array(places.length)
  for (let row = 0; row < places.length; row++) {
    const place = places[row] as number
    const at = next[place] as number
    rows[at] = row
    next[place] = at + 1
  }
  return rows
}

/** The rows in order of their names. They come sorted by id, so rows of one name stay sorted by id. */
export function rowsByName(names: StringColumn): Uint32Array {
  return rowsByPlace(placesByName(names))
}
