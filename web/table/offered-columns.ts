import type { Book } from '../../sync/book/book.ts'
import { columnName, FIELD_COLUMNS, type TableColumn } from '../../sync/domain/table/table-column.ts'
import type { TablePlace } from '../../sync/domain/table/usual-columns.ts'
import { workedColumns } from './worked-columns.ts'

/** Every column a table can show: the registry's in their order, then the sources' own. */
export function offeredColumns(book: Book | null, place: TablePlace): readonly TableColumn[] {
  return [...(place === 'compared' ? (['distance'] as const) : []), ...FIELD_COLUMNS, ...workedColumns(book)]
}

/** Those whose name has all the words typed, in any order. */
export function matchingColumns(columns: readonly TableColumn[], typed: string): readonly TableColumn[] {
  const words = typed.toLowerCase().split(/\s+/)
  return columns.filter((column) => {
    const name = columnName(column).toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
