import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { filterWords } from '../../sync/portfolio/describe-filter.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { type PortfolioSelection, selectedProperty } from '../data/portfolio-selection.ts'
import { portfolioHref } from './portfolio-address.ts'

interface ChosenSet {
  userId: string
  filters: readonly PortfolioFilter[]
  unit: RentUnit
  slots: Uint32Array
  propertyAt: (slot: number) => Property
}

/** The set as the portfolio map finds it in the browser's storage. */
export function selectionOf({ userId, filters, unit, slots, propertyAt }: ChosenSet): PortfolioSelection {
  return {
    userId,
    words: filters.map((filter) => filterWords(filter, unit)),
    href: portfolioHref(filters),
    properties: Array.from(slots, (slot) => selectedProperty(propertyAt(slot))),
  }
}
