import type { Book } from '../../sync/book/book.ts'
import { valuesIn } from '../../sync/book/values-in.ts'
import { type CustomColumn, customColumn, customFields } from '../../sync/domain/fields/custom-fields.ts'
import { WORKED_COLUMNS, type WorkedColumn } from '../../sync/domain/table/table-sort.ts'
import { weakMemo } from '../../sync/memo.ts'

/** What is worked out of fields, then the columns that sources have of their own. */
export function workedColumns(book: Book | null): readonly WorkedColumn[] {
  return [...WORKED_COLUMNS, ...(book === null ? [] : customColumns(book))]
}

/** The columns that sources have beyond the registry, those that most properties have first. */
export function customColumns(book: Book): readonly CustomColumn[] {
  return columns.of(book)
}

const columns = weakMemo((book: Book) => {
  const counts = new Map<string, number>()
  for (const text of valuesIn(book, 'custom')) {
    if (text === '') continue
    for (const { name } of customFields(text)) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => customColumn(name))
})
