import type { Book } from '../../sync/book/book.ts'
import { customColumn } from '../../sync/domain/custom-fields.ts'
import { WORKED_COLUMNS, type WorkedColumn } from '../../sync/domain/table/table-sort.ts'
import { customNames } from './custom-names.ts'

/** What is worked out of fields, then the columns that sources have of their own. */
export function workedColumns(book: Book | null): readonly WorkedColumn[] {
  return [...WORKED_COLUMNS, ...(book === null ? [] : customNames(book).map(customColumn))]
}
