import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { overlay } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { find } from '../../sync/book/question/find.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { SORT_BY } from '../../sync/domain/sort.ts'
import { cellText } from '../../sync/domain/table/cell-text.ts'
import { FIELD_COLUMNS } from '../../sync/domain/table/table-column.ts'
import { type TableSort, tableSortOf, WORKED_COLUMNS } from '../../sync/domain/table/table-sort.ts'
import { makeBase } from '../make/book.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

/** Rows that a tall window draws. */
const DRAWN = 40
/** By every field, and by all that is worked out. */
const SORTS: readonly TableSort[] = [
  ...SORT_BY,
  ...WORKED_COLUMNS.flatMap((by) => [tableSortOf(by, false), tableSortOf(by, true)]),
]
const ASKED: Criterion = { kind: 'range', field: 'squareFootage', min: 20_000, max: null }

/** Sorting by every column, the first time and again, and the words of the rows in sight with every column there is. */
export function benchColumns(): Promise<BenchFigures> {
  return Promise.resolve({ ...measure(20_000), ...measure(200_000) })
}

function measure(rows: number): BenchFigures {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const sorted = (sort: TableSort) => find(book, { criteria: [ASKED], sort }).slots
  // Not `timeRuns`, whose warm-up would put the rows in order before it counts.
  const first = SORTS.map((sort) => {
    const start = performance.now()
    sorted(sort)
    return performance.now() - start
  })
  let turn = 0
  const again = timeRuns(SORTS.length * 3, () => sorted(SORTS[turn++ % SORTS.length] as TableSort))
  const slots = sorted('rent_asc')
  let from = 0
  const cells = timeRuns(50, () => {
    from = (from + DRAWN) % (slots.length - DRAWN)
    for (const slot of slots.subarray(from, from + DRAWN)) {
      const property = propertyAt(book, slot)
      for (const column of FIELD_COLUMNS) cellText(property, column, 'month')
    }
  })
  return {
    [`rows${rows}_first_sort_by_a_column_p50_ms`]: quantile(first, 0.5),
    [`rows${rows}_first_sort_by_a_column_p95_ms`]: quantile(first, 0.95),
    [`rows${rows}_sort_again_p95_ms`]: quantile(again, 0.95),
    [`rows${rows}_cells_of_${DRAWN}_rows_all_columns_p95_ms`]: quantile(cells, 0.95),
  }
}
