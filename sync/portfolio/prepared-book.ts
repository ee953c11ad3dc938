import { type ColumnPoints, columnPoints } from '../book/spatial/map-points.ts'
import { type PlaceIndex, placeIndex } from '../book/spatial/place-index.ts'
import type { BookColumns } from '../columns/book-columns.ts'
import { type FacetColumns, facetColumns } from './facet-columns.ts'

/**
 * What maps, proximity and portfolios need of a snapshot. It is computed in the worker, so that no screen stalls, and
 * the page seeds its memos with it under these names.
 */
export type PreparedBook = {
  readonly points: ColumnPoints
  readonly places: PlaceIndex
  readonly facets: FacetColumns
}

const NUMBERS = ['latitude', 'longitude', 'rentPerSf', 'squareFootage', 'clearHeight', 'yearBuilt'] as const
const STRINGS = ['propertyType', 'city', 'brokerFirm', 'leaseType', 'zip'] as const

/** The columns that `prepareBook` reads. */
export interface ColumnsToPrepare {
  readonly rows: number
  readonly numbers: Pick<BookColumns['numbers'], (typeof NUMBERS)[number]>
  readonly strings: Pick<BookColumns['strings'], (typeof STRINGS)[number]>
}

/** A small part of the book, in the same buffers. */
export function columnsToPrepare({ rows, numbers, strings }: BookColumns): ColumnsToPrepare {
  return { rows, numbers: pick(numbers, NUMBERS), strings: pick(strings, STRINGS) }
}

/** Computes what maps, proximity and portfolios need of a snapshot. */
export function prepareBook(columns: ColumnsToPrepare): PreparedBook {
  return {
    points: columnPoints.of(columns),
    places: placeIndex.of(columns),
    facets: facetColumns.of(columns),
  }
}

function pick<T, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as unknown as Pick<T, K>
}
