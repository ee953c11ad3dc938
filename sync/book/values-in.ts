import type { StringField } from '../columns/book-fields.ts'
import { allValues } from '../columns/string-column.ts'
import type { Book } from './book.ts'

/** The words a book has in a field, each once. */
export function valuesIn({ base, extra }: Book, field: StringField): string[] {
  const columns = [base.snapshot.columns, extra]
  return [...new Set(columns.flatMap(({ strings }) => allValues(strings[field])))]
}
