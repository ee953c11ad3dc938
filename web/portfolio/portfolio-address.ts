import {
  distinctFilters,
  filterToken,
  type PortfolioFilter,
  readFilterToken,
} from '../../sync/portfolio/portfolio-filter.ts'
import { stringifySearch } from '../search-params.ts'
import type { PortfolioParams } from './portfolio-params.ts'

/** The applied filters in the address; what cannot be read is passed over. */
export function filtersIn({ filter = [] }: Pick<PortfolioParams, 'filter'>): PortfolioFilter[] {
  return distinctFilters(filter.flatMap((token) => readFilterToken(token) ?? []))
}

/** The filters' part of the address. */
export function paramsOf(filters: readonly PortfolioFilter[]): Pick<PortfolioParams, 'filter'> {
  return { filter: filters.length === 0 ? undefined : filters.map(filterToken) }
}

/** The portfolio page's address of filters, within the product. */
export function portfolioHref(filters: readonly PortfolioFilter[]): string {
  return `/portfolio${stringifySearch(paramsOf(filters))}`
}
