import type { Book } from '../book/book.ts'
import type { Codes } from '../columns/string-column.ts'
import { type FacetColumn, facetColumns } from './facet-columns.ts'
import { SINGLE_FIELDS, type SingleField } from './portfolio-field.ts'

/** All values of a field in a book. Value 0 is a missing one, value n is `values[n - 1]`. */
export interface Facet {
  values: readonly string[]
  /** The number of a value by its words in lower case. */
  numbers: ReadonlyMap<string, number>
  /** The snapshot, whose codes are the numbers; and what changed since, whose codes `bookValue` makes numbers of. */
  parts: readonly [{ codes: Codes }, { codes: Codes; bookValue: Uint32Array }]
}

export type Facets = Readonly<Record<SingleField, Facet>>

const known = new WeakMap<Book, Facets>()

/** The facets of a book. Of a book that only gained changes, what is known of its snapshot is used again. */
export function facetsOf(book: Book): Facets {
  let facets = known.get(book)
  if (facets === undefined) {
    const base = facetColumns.of(book.base.snapshot.columns)
    const extra = facetColumns.of(book.extra)
    facets = Object.fromEntries(
      SINGLE_FIELDS.map((field) => [field, joined(base[field], extra[field])]),
    ) as Facets
    known.set(book, facets)
  }
  return facets
}

function joined(base: FacetColumn, extra: FacetColumn): Facet {
  const values = [...base.values]
  const numbers = new Map(values.map((value, i) => [value.toLowerCase(), i + 1]))
  const bookValue = Uint32Array.from([
    0,
    ...extra.values.map((value) => {
      const key = value.toLowerCase()
      const number = numbers.get(key) ?? values.push(value)
      numbers.set(key, number)
      return number
    }),
  ])
  return { values, numbers, parts: [{ codes: base.codes }, { codes: extra.codes, bookValue }] }
}
