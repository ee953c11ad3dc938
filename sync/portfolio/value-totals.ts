import type { Book } from '../book/book.ts'
import { countUp } from '../columns/count-up.ts'
import { weakMemo } from '../memo.ts'
import { type FacetColumn, facetColumns } from './facet-columns.ts'
import { facetsOf } from './facets-of.ts'
import type { SingleField } from './portfolio-field.ts'

const known = weakMemo((_book: Book) => new Map<SingleField, Uint32Array>())

/** How many of the whole book have each value. Worked out once. */
export function valueTotals(book: Book, field: SingleField): Uint32Array {
  const byField = known.of(book)
  let counts = byField.get(field)
  if (counts === undefined) {
    counts = changedTotals(book, field)
    byField.set(field, counts)
  }
  return counts
}

/** The counts of the snapshot, without gone rows and with changed properties. */
function changedTotals(book: Book, field: SingleField): Uint32Array {
  const {
    values,
    parts: [base, extra],
  } = facetsOf(book)[field]
  const counts = new Uint32Array(values.length + 1)
  counts.set(snapshotTotals.of(facetColumns.of(book.base.snapshot.columns)[field]))
  for (const row of book.goneRows) {
    const value = base.codes[row] as number
    counts[value] = (counts[value] as number) - 1
  }
  for (const code of extra.codes) countUp(counts, extra.bookValue[code] as number)
  return counts
}

/** How many rows have each value. */
const snapshotTotals = weakMemo(({ codes, values }: FacetColumn) => {
  const counts = new Uint32Array(values.length + 1)
  for (let row = 0; row < codes.length; row++) countUp(counts, codes[row] as number)
  return counts
})
