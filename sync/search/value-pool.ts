import type { StringColumn } from '../columns/string-column.ts'
import { letterBags } from './letter-bag.ts'
import { lowerValues } from './lower-values.ts'
import type { NumberLists } from './number-lists.ts'
import { type OrderedValues, orderValues } from './value-order.ts'
import { listRows, type NumberedColumn, ownRows, type ValueRows } from './value-rows.ts'
import { findStems, type ValueStems } from './value-stems.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** Values a text search reads, and the rows that have them. */
export interface ValuePool extends Omit<OrderedValues, 'order'> {
  rows: ValueRows
  /** The low and high words of the values' letter bags. */
  bags: { low: Uint32Array; high: Uint32Array }
  stems: ValueStems
  /** Null where there is so little text that looking at every value is as quick. */
  words: WordIndex | null
  odd: OddValues
}

/** Lower-cased values with a unit that is not on the page, and a list of rows for each. */
export interface OddValues {
  texts: readonly string[]
  rows: NumberLists
}

/**
 * Pools the values of several columns that rows share, or of one column where each row has its own. A pool with
 * `wordsFrom` bytes of text or more gets a word index.
 */
export function buildValuePool(
  columns: readonly StringColumn[],
  kind: 'shared' | 'own',
  wordsFrom: number,
): ValuePool {
  const lower = lowerValues(columns)
  const { order, ...ordered } = orderValues(lower.values)
  const values = { ...ordered, bags: letterBags(ordered) }
  const numbered = renumber(lower.numbered, order)
  return {
    ...values,
    stems: findStems(values),
    rows:
      kind === 'own'
        ? { kind, rows: ownRows(numbered[0]?.numbers ?? new Uint32Array(), values.count) }
        : { kind, rows: listRows(numbered, values.count) },
    words: values.text.length < wordsFrom ? null : buildWordIndex(values),
    odd: { texts: lower.oddTexts, rows: listRows(lower.oddNumbered, lower.oddTexts.length) },
  }
}

/** Numbers values by their place in an order. */
function renumber(columns: readonly NumberedColumn[], order: Uint32Array): NumberedColumn[] {
  const numberOf = new Uint32Array(order.length + 1)
  order.forEach((value, place) => {
    numberOf[value + 1] = place + 1
  })
  return columns.map(({ column, numbers }) => ({
    column,
    numbers: numbers.map((number) => numberOf[number] as number),
  }))
}
