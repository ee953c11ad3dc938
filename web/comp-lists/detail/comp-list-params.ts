import * as z from 'zod/mini'
import { isCompSort } from '../../../sync/proximity/comp-sort.ts'
import { param } from '../../search-params.ts'
import { tableParams } from '../../table/table-params.ts'

/** What the address of a comp list holds beside its number. */
export const compListParams = z.object({
  /** Absent: the list's own order. */
  sort: param.textOf(isCompSort),
  /** Absent: the comps. */
  view: param.oneOf(['adjustments']),
  /** What the comps shown are narrowed by, in words. */
  also: param.text(),
  unit: param.oneOf(['month', 'year']),
  ...tableParams,
  /** The id of the open property. */
  property: param.text(),
})
export type CompListParams = z.infer<typeof compListParams>
