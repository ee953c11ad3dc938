import { type ColumnPoints, columnPoints } from '../book/spatial/map-points.ts'
import { type PlaceIndex, placeIndex } from '../book/spatial/place-index.ts'
import type { ColumnsToPrepare } from './columns-to-prepare.ts'
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

/** Computes what maps, proximity and portfolios need of a snapshot. */
export function prepareBook(columns: ColumnsToPrepare): PreparedBook {
  return {
    points: columnPoints.of(columns),
    places: placeIndex.of(columns),
    facets: facetColumns.of(columns),
  }
}
