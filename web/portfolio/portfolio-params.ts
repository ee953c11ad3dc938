import * as z from 'zod/mini'
import { isTableSort } from '../../sync/domain/table/table-sort.ts'
import { param } from '../search-params.ts'
import { tableParams } from '../table/table-params.ts'

/** What the address of the portfolio page holds: `?filter=propertyType.Warehouse&filter=city.Houston&unit=year`. */
export const portfolioParams = z.object({
  /** In the order in which they were applied. */
  filter: param.list(z.string()),
  sort: param.textOf(isTableSort),
  unit: param.oneOf(['month', 'year']),
  ...tableParams,
  /** The id of the open property. */
  property: param.text(),
})
export type PortfolioParams = z.infer<typeof portfolioParams>
