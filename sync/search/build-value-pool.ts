import type { StringColumn } from '../columns/string-column.ts'
import { letterBags } from './letter-bag.ts'
import { lowerValues } from './lower-values.ts'
import { orderValues } from './value-order.ts'
import type { ValuePool } from './value-pool.ts'
import { listRows, type NumberedColumn, ownRows } from './value-rows.ts'
import { stretchesOf } from './value-stretches.ts'
import { buildWordIndex } from './word-index.ts'

/**
 * Pools the values of some columns, which rows share, or of one whose values are the rows' own. A pool with `wordsFrom`
 * bytes of text or more gets a word index.
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
    stretches: stretchesOf(values),
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
