import type { BookBase } from '../../sync/book/book.ts'
import { createBase } from '../../sync/book/create-base.ts'
import { createColumnsBuilder } from '../../sync/columns/build-columns.ts'
import type { Property } from '../../sync/domain/property.ts'

/** The base of a book with these properties, which must be in order of id. */
export function makeBase(seq: number, properties: readonly Property[]): BookBase {
  const builder = createColumnsBuilder()
  for (const property of properties) builder.add(property)
  return createBase({ teamId: 'demo', seq, columns: builder.finish() })
}
