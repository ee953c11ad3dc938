import type { NumberLists } from './number-lists.ts'
import type { OrderedValues } from './value-order.ts'
import type { ValueRows } from './value-rows.ts'
import type { ValueStretches } from './value-stretches.ts'
import type { WordIndex } from './word-index.ts'

/** Values a text search reads, and the rows that have them. */
export interface ValuePool extends Omit<OrderedValues, 'order'> {
  rows: ValueRows
  /** The low and high words of the values' letter bags. */
  bags: { low: Uint32Array; high: Uint32Array }
  stretches: ValueStretches
  /** Null where there is so little text that looking at every value is as quick. */
  words: WordIndex | null
  odd: OddValues
}

/** Lower-cased values with a unit that is not on the page, and a list of rows for each. */
export interface OddValues {
  texts: readonly string[]
  rows: NumberLists
}
