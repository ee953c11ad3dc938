import type { BookColumns } from '../../columns/book-columns.ts'
import type { NumberColumn } from '../../columns/number-column.ts'
import type { BoundFigure } from '../../domain/criteria/asked-fields.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { isComputedRange } from '../../domain/economics/computed-names.ts'
import { workedValues } from '../order/worked-values.ts'

/** The figures that a range is compared with: as stated, or worked out once for these columns. */
export function boundColumn(
  columns: BookColumns,
  figure: BoundFigure,
  assumed: Assumed | undefined,
): NumberColumn {
  return isComputedRange(figure)
    ? workedValues(columns, figure, assumed?.terms).figures
    : columns.numbers[figure]
}
