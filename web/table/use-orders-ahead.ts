import { useEffect } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { workRowsAhead } from '../../sync/book/order/worked-values.ts'
import { COMPUTED_RANGES, isComputedField } from '../../sync/domain/economics/computed-names.ts'
import { sortedByColumn } from '../../sync/domain/table/sorted-by-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { isWorkedColumn, type TableOrder } from '../../sync/domain/table/table-sort.ts'
import { useBook } from '../data/book/book.tsx'
import { runWhenIdle } from '../run-when-idle.ts'

/** What no book has as a column is worked out ahead for so many properties: of more it would hold up the page. */
const MOST_WORKED = 50_000
/** Rents are worked out for so many properties at a time, which takes a few milliseconds. */
const ROWS_AT_ONCE = 500

/**
 * Prepares the orders of a table's names and columns while the page has nothing else to do, so that no press waits for it.
 * `prepare` is the same function for good; without it, only the rents that no source states are worked out.
 */
export function useOrdersAhead(
  columns: readonly LaidColumn[],
  prepare?: (book: Book, by: TableOrder['by']) => void,
): void {
  const { book } = useBook()
  useEffect(() => {
    if (book === null) return
    const sorted = columns.flatMap(({ column }) => sortedByColumn(column) ?? [])
    const due = (['name', ...sorted] as const).filter(
      (by) => book.size <= MOST_WORKED || !isWorkedColumn(by) || isComputedField(by),
    )
    let giveUp = () => {}
    const next = () => {
      const by = due.shift()
      if (by === undefined) return
      giveUp = runWhenIdle(() => {
        const { snapshot, assumed } = book.base
        if (isComputedField(by) && !workRowsAhead(snapshot.columns, by, ROWS_AT_ONCE, assumed?.terms)) {
          due.unshift(by)
        } else prepare?.(book, by)
        next()
      })
    }
    next()
    return () => giveUp()
  }, [book, columns, prepare])
}

const RENTS = COMPUTED_RANGES.map((column) => ({ column }))

/** The same for rents that can be asked for and that no source states, so that the first question waits for none. */
export function useRentsAhead(): void {
  useOrdersAhead(RENTS)
}
