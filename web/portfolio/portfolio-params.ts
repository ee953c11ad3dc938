import { isTableSort } from '../../sync/domain/table/table-sort.ts'
import { addressOf, type ParamsOf, param } from '../search-params.ts'
import { tableParams } from '../table/table-params.ts'

/** What the address of the portfolio page holds: `?filter=propertyType.Warehouse&filter=city.Houston&unit=year`. */
export const portfolioParams = addressOf({
  /** In the order in which they were applied. */
  filter: param.texts(),
  sort: param.textOf(isTableSort),
  unit: param.oneOf(['month', 'year']),
  ...tableParams,
  /** The id of the open property. */
  property: param.text(),
})
export type PortfolioParams = ParamsOf<typeof portfolioParams>
