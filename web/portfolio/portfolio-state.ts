import type { Book } from '../../sync/book/book.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { TableSort } from '../../sync/domain/table/table-sort.ts'
import type { PortfolioAnalysis } from '../../sync/portfolio/analyze-portfolio.ts'
import type { PortfolioField } from '../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import type { OpenPropertyActions } from '../property/use-open-property.ts'

/** What can be done to the set. Each is a step that Back and `undo` take back. */
export interface PortfolioActions {
  /** Asks for a value, or does not ask for it any more. */
  toggle(filter: PortfolioFilter): void
  /** Asks for these values of a field in place of those before. */
  setValues(field: PortfolioField, values: readonly string[]): void
  removeLast(): void
  reset(): void
  /** Takes the last step back; nothing where none was made here. */
  undo(): void
}

/** All the portfolio page knows and can do. */
export interface PortfolioState extends PortfolioActions, OpenPropertyActions {
  status: 'loading' | 'failed' | 'ready'
  retry(): void
  /** Null while loading or failed. */
  book: Book | null
  /** In the order in which they were applied. */
  filters: readonly PortfolioFilter[]
  /** Null while loading or failed. */
  analysis: PortfolioAnalysis | null
  canUndo: boolean
  sort: TableSort
  setSort(sort: TableSort): void
  unit: RentUnit
  setUnit(unit: RentUnit): void
  propertyAt(slot: number): Property
  /** The slot of a property of the book, or -1. */
  slotOf(id: string): number
}
