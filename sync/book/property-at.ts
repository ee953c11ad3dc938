import { readProperty } from '../columns/read-property.ts'
import type { Property } from '../domain/property.ts'
import type { Book } from './book.ts'

/** The property in a slot of a book. */
export function propertyAt(book: Book, slot: number): Property {
  const { columns } = book.base.snapshot
  const changed = book.extraProperties[slot - columns.rows]
  return changed ?? readProperty(columns, slot)
}
