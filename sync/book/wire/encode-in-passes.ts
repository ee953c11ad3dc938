import type { BookColumns } from '../../columns/book-columns.ts'
import type { ColumnName, StringField } from '../../columns/book-fields.ts'
import { createColumnsBuilder } from '../../columns/build-columns.ts'
import { columnsOf } from '../../columns/columns-of.ts'
import { readProperty } from '../../columns/read-property.ts'
import { type StringColumn, stringAt } from '../../columns/string-column.ts'
import { AMENITY_FIELDS } from '../../domain/amenities/amenity-facts.ts'
import type { FieldName } from '../../domain/fields.ts'
import type { Property } from '../../domain/property.ts'
import { overlay } from '../book.ts'
import { createBase } from '../create-base.ts'
import { type FirstPage, firstPage } from '../question/first-page.ts'
import { openingAnswer } from '../question/first-page-of.ts'
import { bookBytes } from './book-bytes.ts'
import { type BookHead, type PackedColumn, PREDICTORS } from './book-format.ts'
import { FIRST_PASS } from './book-passes.ts'
import { gzipPieces } from './gzip.ts'
import { packerOf } from './pack-column.ts'

/** The rows of a book, where they can be read more than once. */
export interface BookRows {
  /** The same rows each time, in order of id. Of other fields than these they need have none. */
  read(fields: readonly FieldName[]): AsyncIterable<Property>
  /** Whole rows, in any order. */
  withIds(ids: readonly string[]): AsyncIterable<Property>
}

type Identity = Omit<BookHead, 'rows'>

/** Columns that have been read. */
interface Held {
  /** Those that wait for their place in the file. */
  readonly waiting: Map<ColumnName, () => PackedColumn>
  /** Those that later ones follow. */
  readonly predictors: Partial<Record<StringField, StringColumn>>
}

/**
 * The book that `createBookEncoder` writes, byte for byte, in pieces of `pieceBytes`. The rows are read once for the
 * first page and once for each of `passes`, which `passesOf` makes, so that only the columns of one are in memory, and
 * those of the first page.
 */
export async function encodeInPasses(
  identity: Identity,
  rows: BookRows,
  passes: readonly (readonly ColumnName[])[],
  pieceBytes: number,
): Promise<{ rows: number; pieces: Uint8Array<ArrayBuffer>[] }> {
  const held: Held = { waiting: new Map(), predictors: {} }
  const first = await readFirst(identity, rows, held)
  const head = { ...identity, rows: first.rows }
  const bytes = bookBytes(head, first.page, packedInPasses(rows, passes, held))
  return { rows: first.rows, pieces: await gzipPieces(bytes, pieceBytes) }
}

/** A function of its own, so that nothing keeps all of its columns while the others are read. */
async function readFirst(
  identity: Identity,
  rows: BookRows,
  held: Held,
): Promise<{ rows: number; page: FirstPage }> {
  const columns = await readColumns(rows, FIRST_PASS)
  hold(held, columns, FIRST_PASS)
  const { answer, slots } = openingAnswer(overlay(createBase({ ...identity, columns }), []))
  const ids = Array.from(slots, (slot) => stringAt(columns.strings.id, slot) ?? '')
  const shown: Property[] = []
  for await (const property of rows.withIds(ids)) shown.push(property)
  // As they are read from columns, where an empty text is a missing one.
  const found = columnsOf(shown)
  const byId = new Map(shown.map(({ id }, row) => [id, readProperty(found, row)]))
  const properties = ids.flatMap((id) => byId.get(id) ?? [])
  return { rows: columns.rows, page: firstPage(properties, answer) }
}

async function* packedInPasses(
  rows: BookRows,
  passes: readonly (readonly ColumnName[])[],
  held: Held,
): AsyncGenerator<PackedColumn> {
  for (const names of passes) {
    const missing = names.filter((name) => !held.waiting.has(name))
    if (missing.length > 0) hold(held, await readColumns(rows, missing), missing)
    for (const name of names) {
      const pack = held.waiting.get(name)
      held.waiting.delete(name)
      if (pack) yield pack()
    }
  }
}

async function readColumns(rows: BookRows, names: readonly ColumnName[]): Promise<BookColumns> {
  const builder = createColumnsBuilder(names)
  const fields = names.flatMap((name): readonly FieldName[] =>
    name === 'amenities' ? AMENITY_FIELDS : [name],
  )
  for await (const row of rows.read([...new Set(fields)])) builder.add(row)
  return builder.finish()
}

const LEADING = new Set<ColumnName>(Object.values(PREDICTORS))

function hold({ waiting, predictors }: Held, columns: BookColumns, names: readonly ColumnName[]): void {
  for (const name of names) {
    waiting.set(name, packerOf(columns, name, predictors))
    if (LEADING.has(name)) predictors[name as StringField] = columns.strings[name as StringField]
  }
}
