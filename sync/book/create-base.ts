import type { BookColumns, Snapshot } from '../columns/book-columns.ts'
import { buildTextIndex, type TextIndex } from '../search/texts/text-index.ts'
import { rowsByName } from './base-order/order-by-name.ts'
import { orderRows } from './base-order/row-order.ts'
import type { BookBase } from './book.ts'

/**
 * Computes what a snapshot needs to answer questions. Only the text index waits until words are first searched. Pass
 * `byName` where the rows are already sorted by name, as in an unpacked book.
 */
export function createBase({ byName, ...snapshot }: Snapshot & { byName?: Uint32Array }): BookBase {
  let index: TextIndex | undefined
  return {
    snapshot,
    orders: orderRows(snapshot.columns, { name: byName ?? rowsByName(snapshot.columns.strings.name) }),
    get textIndex() {
      index ??= textIndexOf(snapshot.columns)
      return index
    },
  }
}

export function textIndexOf({ strings, rows }: BookColumns): TextIndex {
  return buildTextIndex(strings, rows)
}
