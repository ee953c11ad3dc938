import type { BookColumns, Snapshot } from '../columns/book-columns.ts'
import { columnsOf } from '../columns/columns-of.ts'
import type { Property } from '../domain/property.ts'
import { weakMemo } from '../memo.ts'
import type { TextIndex } from '../search/text-index.ts'
import { findRow } from './base-order/find-row.ts'
import type { RowOrders } from './base-order/row-order.ts'

/** A snapshot, with everything that is computed once for it. */
export interface BookBase {
  snapshot: Snapshot
  orders: RowOrders
  /** Null while it is still being built: words cannot be searched yet. */
  textIndex: TextIndex | null
}

/** A property that changed since the snapshot, or was removed. */
export type Change = { id: string; property: Property | null }

/**
 * What is shown: a snapshot overlaid by the changes since. A book never changes; the next state is another book.
 *
 * A slot names a property within one book: the rows of the snapshot first, then the changed properties.
 */
export interface Book {
  base: BookBase
  /** Changed and new properties, in order of id, as columns. */
  extra: BookColumns
  extraProperties: readonly Property[]
  /** 1 for a row of the snapshot that was changed or removed since. */
  gone: Uint8Array
  /** These rows. */
  goneRows: readonly number[]
  /** Slots, including those of gone rows. */
  slots: number
  /** Properties shown. */
  size: number
}

/** Lays changes over a snapshot. Give at most one change for each id: the newest. */
export function overlay(base: BookBase, changes: Iterable<Change>): Book {
  const { columns } = base.snapshot
  const rowOf = knownRows.of(columns)
  const gone = new Uint8Array(columns.rows)
  const goneRows: number[] = []
  const extraProperties: Property[] = []
  for (const { id, property } of changes) {
    let row = rowOf.get(id)
    if (row === undefined) {
      row = findRow(columns, id)
      rowOf.set(id, row)
    }
    if (row >= 0) {
      gone[row] = 1
      goneRows.push(row)
    }
    if (property) extraProperties.push(property)
  }
  extraProperties.sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    base,
    extra: columnsOf(extraProperties),
    extraProperties,
    gone,
    goneRows,
    slots: columns.rows + extraProperties.length,
    size: columns.rows - goneRows.length + extraProperties.length,
  }
}

/**
 * The rows of changed ids. A changed id stays among the changes until the next snapshot, so its row is looked up
 * once.
 */
const knownRows = weakMemo((_columns: BookColumns) => new Map<string, number>())
