import { type EditPattern, maskOf } from './edit-pattern.ts'

/** A column of the distance matrix, as the differences down it: bit i is row i + 1 minus row i. */
interface EditColumn {
  /** Bits set where the next row is one more (`plus`) or one less (`minus`), 32 rows a number. */
  plus: Int32Array
  minus: Int32Array
}

/**
 * Advances a column by one unit of the text, and answers the change of the last row: -1, 0 or 1. The blocks of Myers
 * 1999 in the form of Hyyrö 2003.
 */
export function advanceColumn(
  { plus, minus }: EditColumn,
  { masks, blocks, length }: EditPattern,
  mask: number,
): number {
  // The top row counts units of the text: it grows by one each time.
  let added = 1
  for (let block = 0; block < blocks; block++) {
    const p = plus[block] as number
    const m = minus[block] as number
    const less = added >>> 31
    const equal = (masks[mask + block] as number) | less
    const vertical = (masks[mask + block] as number) | m
    const horizontal = (((equal & p) + p) ^ p) | equal
    const up = m | ~(horizontal | p)
    const down = p & horizontal
    const last = block === blocks - 1 ? (length - 1) & 31 : 31
    const shiftedUp = (up << 1) | ((added + 1) >> 1)
    plus[block] = (down << 1) | less | ~(vertical | shiftedUp)
    minus[block] = shiftedUp & vertical
    added = ((up >>> last) & 1) - ((down >>> last) & 1)
  }
  return added
}

/** Edits between the query and a text; any number above `most` where there are more than that. */
export function countEdits(pattern: EditPattern, text: string, most: number): number {
  const column = { plus: new Int32Array(pattern.blocks).fill(-1), minus: new Int32Array(pattern.blocks) }
  let edits = pattern.length
  for (let i = 0; i < text.length && edits - (text.length - i) <= most; i++) {
    edits += advanceColumn(column, pattern, maskOf(pattern, text.charCodeAt(i)))
  }
  return edits
}
