import { useEffect } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { sortedByColumn } from '../../sync/domain/table/sorted-by-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { isWorkedColumn, type TableOrder } from '../../sync/domain/table/table-sort.ts'
import { useBook } from '../data/book/book.tsx'
import { runWhenIdle } from '../run-when-idle.ts'

/** What no book has as a column is worked out ahead for so many properties: of more it would hold up the page. */
const MOST_WORKED = 50_000

/**
 * Prepares the orders of a table's columns while the page has nothing else to do, so that no press waits for it.
 * `prepare` is the same function for good.
 */
export function useOrdersAhead(
  columns: readonly LaidColumn[],
  prepare: (book: Book, by: TableOrder['by']) => void,
): void {
  const { book } = useBook()
  useEffect(() => {
    if (book === null) return
    const due = columns
      .flatMap(({ column }) => sortedByColumn(column) ?? [])
      .filter((by) => book.size <= MOST_WORKED || !isWorkedColumn(by))
    let giveUp = () => {}
    const next = () => {
      const by = due.shift()
      if (by === undefined) return
      giveUp = runWhenIdle(() => {
        prepare(book, by)
        next()
      })
    }
    next()
    return () => giveUp()
  }, [book, columns, prepare])
}
