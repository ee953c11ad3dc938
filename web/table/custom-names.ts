import type { Book } from '../../sync/book/book.ts'
import { valuesIn } from '../../sync/book/values-in.ts'
import { customFields } from '../../sync/domain/custom-fields.ts'
import { weakMemo } from '../../sync/memo.ts'

/** The names of the columns that sources have beyond the registry, those that most properties have first. */
export function customNames(book: Book): readonly string[] {
  return names.of(book)
}

const names = weakMemo((book: Book) => {
  const counts = new Map<string, number>()
  for (const text of valuesIn(book, 'custom')) {
    if (text === '') continue
    for (const { name } of customFields(text)) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name)
})
