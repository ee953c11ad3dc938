import type { Codes } from '../columns/string-column.ts'
import type { Facet } from './facets-of.ts'

/** How many of the slots, which rise, have each value of a field; a missing one at 0. */
export function histogram({ values, parts: [base, extra] }: Facet, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length + 1)
  const { length } = base.codes
  let based = slots.length
  while (based > 0 && (slots[based - 1] as number) >= length) based--
  countCodes(base.codes, slots.subarray(0, based), counts)
  for (let i = based; i < slots.length; i++) {
    const value = extra.bookValue[extra.codes[(slots[i] as number) - length] as number] as number
    counts[value] = (counts[value] as number) + 1
  }
  return counts
}

/** Four at a time: a third of the time of one by one. */
function countCodes(codes: Codes, rows: Uint32Array, counts: Uint32Array): void {
  const { length } = rows
  const fours = length & ~3
  for (let i = 0; i < fours; i += 4) {
    const a = codes[rows[i] as number] as number
    counts[a] = (counts[a] as number) + 1
    const b = codes[rows[i + 1] as number] as number
    counts[b] = (counts[b] as number) + 1
    const c = codes[rows[i + 2] as number] as number
    counts[c] = (counts[c] as number) + 1
    const d = codes[rows[i + 3] as number] as number
    counts[d] = (counts[d] as number) + 1
  }
  for (let i = fours; i < length; i++) {
    const code = codes[rows[i] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}
