import type { StringColumn } from '../../columns/string-column.ts'
import type { NumberLists } from '../lists/number-lists.ts'
import { type LetterBags, letterBags } from '../matching/letter-bag.ts'
import { buildWordIndex, type WordIndex } from '../words/word-index.ts'
import { lowerValues } from './lower-values.ts'
import { type OrderedValues, orderValues } from './value-order.ts'
import { listRows, type NumberedColumn, ownRows, type ValueRows } from './value-rows.ts'
import { findStems, type ValueStems } from './value-stems.ts'

/** Values a text search reads, and the rows that have them. */
export interface ValuePool extends Omit<OrderedValues, 'order'> {
  rows: ValueRows
  stems: ValueStems
  /** How values are found that contain a text: by their words, or where there is little text by their letters. */
  words: WordIndex | null
  bags: LetterBags | null
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
  const { order, ...values } = orderValues(lower.values)
  const areFew = values.text.length < wordsFrom
  const numbered = renumber(lower.numbered, order)
  return {
    ...values,
    stems: findStems(values, kind),
    rows:
      kind === 'own'
        ? { kind, rows: ownRows(numbered[0]?.numbers ?? new Uint32Array(), values.count) }
        : { kind, rows: listRows(numbered, values.count) },
    words: areFew ? null : buildWordIndex(values),
    bags: areFew ? letterBags(values) : null,
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
