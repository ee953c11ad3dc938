import type { Book } from '../book/book.ts'
import { partsOf } from '../book/question/judge.ts'

import { allValues } from '../columns/string-column.ts'
import type { NearWords } from '../domain/proximity.ts'

export interface CountedValue {
  value: string
  count: number
}

/** The values of a field among some slots, most frequent first. */
export function valuesAround(book: Book, slots: Uint32Array, field: NearWords): CountedValue[] {
  const totals = new Map<string, number>()
  for (const { columns, firstSlot } of partsOf(book)) {
    const column = columns.strings[field]
    const { codes } = column
    if (codes === null) continue
    const counts = new Uint32Array(column.offsets.length)
    for (let i = 0; i < slots.length; i++) {
      const row = (slots[i] as number) - firstSlot
      if (row < 0 || row >= columns.rows) continue
      const code = codes[row] as number
      counts[code] = (counts[code] as number) + 1
    }
    for (const [i, value] of allValues(column).entries()) {
      const count = counts[i + 1] as number
      if (count > 0) totals.set(value, (totals.get(value) ?? 0) + count)
    }
  }
  return [...totals]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
