import type { BookColumns, Snapshot } from '../columns/book-columns.ts'
import { columnsOf } from '../columns/columns-of.ts'
import { type Assumed, type Assumption, assumedTerms } from '../domain/economics/assumptions.ts'
import type { Property } from '../domain/property.ts'
import type { NameAlias } from '../domain/words/name-alias.ts'
import { weakMemo } from '../memo.ts'
import type { TextIndex } from '../search/texts/text-index.ts'
import { findRow } from './base-order/find-row.ts'
import type { RowOrders } from './base-order/row-order.ts'
import { placeOf } from './place-of.ts'

/** A snapshot, with everything that is computed once for it. */
export interface BookBase {
  snapshot: Snapshot
  orders: RowOrders
  /** Null while it is still being built: words cannot be searched yet. */
  textIndex: TextIndex | null
  /** What the team assumes of leases; absent where nothing is. */
  assumed?: Assumed
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
  /** Other names that the team has for firms and persons. */
  aliases?: readonly NameAlias[]
}

/** Lays changes over a snapshot. Give at most one change for each id: the newest. */
export function overlay(base: BookBase, changes: Iterable<Change>): Book {
  const laid = [...changes]
  const held = latest.of(base)
  const book = (held.last && exchange(held.last, laid)) ?? overlayAll(base, laid)
  held.last = { changes: laid, book }
  return book
}

function overlayAll(base: BookBase, changes: readonly Change[]): Book {
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

/** The book with these names; the same book for the same names. */
export function withAliases(book: Book, aliases: readonly NameAlias[]): Book {
  if (aliases.length === 0) return book
  const held = named.of(book)
  const key = JSON.stringify(aliases.map(({ name, alias }) => [name, alias]))
  if (held.last?.key !== key) held.last = { key, book: { ...book, aliases } }
  return held.last.book
}

/** The snapshot as it is worked out with these assumptions; the same one for the same. */
export function withAssumptions(base: BookBase, assumptions: readonly Assumption[]): BookBase {
  if (assumptions.length === 0) return base
  const held = assumedOf.of(base.snapshot)
  const key = JSON.stringify(assumptions)
  if (held.key !== key) {
    held.key = key
    held.assumed = { terms: assumedTerms(assumptions), assumptions }
  }
  const assuming = bases.of(base)
  if (assuming.base?.assumed !== held.assumed) assuming.base = { ...base, assumed: held.assumed }
  return assuming.base as BookBase
}

const assumedOf = weakMemo((_snapshot: Snapshot) => ({
  key: '',
  assumed: { terms: {}, assumptions: [] } as Assumed,
}))
const bases = weakMemo((_base: BookBase) => ({ base: null as BookBase | null }))

const named = weakMemo((_book: Book) => ({ last: null as { key: string; book: Book } | null }))

interface Laid {
  changes: readonly Change[]
  book: Book
}

const latest = weakMemo((_base: BookBase) => ({ last: null as Laid | null }))

/** The last book with other properties in the same places; null where other ids changed, or whether they are there. */
function exchange({ changes, book }: Laid, now: readonly Change[]): Book | null {
  if (changes.length !== now.length) return null
  const extraProperties = [...book.extraProperties]
  let isOther = false
  for (let i = 0; i < now.length; i++) {
    const change = now[i] as Change
    const before = changes[i] as Change
    if (before.id !== change.id) return null
    if (before.property === change.property) continue
    if (before.property === null || change.property === null) return null
    extraProperties[placeOf(book, change.id)] = change.property
    isOther = true
  }
  return isOther ? { ...book, extraProperties, extra: columnsOf(extraProperties) } : book
}

/**
 * The rows of changed ids. A changed id stays among the changes until the next snapshot, so its row is looked up
 * once.
 */
const knownRows = weakMemo((_columns: BookColumns) => new Map<string, number>())
