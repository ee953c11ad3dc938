import type { ComponentProps } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { rowsInOrder } from '../../../sync/book/order/rows-in-order.ts'
import { type TableOrder, tableSortOf } from '../../../sync/domain/table/table-sort.ts'
import { ResultsList } from '../../rows/results-list.tsx'
import { useOrdersAhead } from '../../table/use-orders-ahead.ts'
import { useTableLayout } from '../../table/use-table-layout.ts'
import { useTablePlace } from '../../table/use-table-place.ts'

/** The results as a table of the columns that the address says. */
export function ResultsTable(props: Omit<ComponentProps<typeof ResultsList>, 'layout'>) {
  const layout = useTableLayout(useTablePlace(props.besideMap))
  useOrdersAhead(layout.columns, orderRows)
  return <ResultsList {...props} layout={layout} />
}

function orderRows({ base }: Book, by: TableOrder['by']): void {
  for (const descending of [false, true]) rowsInOrder(base, tableSortOf(by, descending))
}
