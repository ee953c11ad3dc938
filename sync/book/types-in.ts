import { allValues } from '../columns/string-column.ts'
import type { Book } from './book.ts'

/** The property types written in a book, each once. */
export function typesIn({ base, extra }: Book): string[] {
  const columns = [base.snapshot.columns, extra]
  return [...new Set(columns.flatMap(({ strings }) => allValues(strings.propertyType)))]
}
