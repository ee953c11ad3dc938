import { isGridSort } from '../../../sync/adjustments/grid-order.ts'
import { isCompSort } from '../../../sync/proximity/comp-sort.ts'
import { filterParams } from '../../criteria/filter-params.ts'
import { addressOf, type ParamsOf, param } from '../../search-params.ts'
import { tableParams } from '../../table/table-params.ts'

/** What the address of a comp list holds beside its number. */
export const compListParams = addressOf({
  /** Absent: the list's own order. */
  sort: param.textOf(isCompSort),
  /** Absent: the comps. */
  view: param.oneOf(['adjustments']),
  /** How comps stand in the grid of adjustments. Absent: side by side. */
  grid: param.oneOf(['down']),
  /** What that grid is sorted by. Absent: as the comps are. */
  order: param.textOf(isGridSort),
  ...filterParams,
  /** What else the comps shown are narrowed by, in words. */
  also: param.text(),
  unit: param.oneOf(['month', 'year']),
  ...tableParams,
  /** The id of the open property. */
  property: param.text(),
})
export type CompListParams = ParamsOf<typeof compListParams>
