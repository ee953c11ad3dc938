import type { ColumnId } from '../columns/comp-columns.ts'
import type { CompRow } from '../comps-document.ts'

/** What a report shows unless columns are chosen. */
export const REPORT_COLUMNS = [
  'number',
  'name',
  'distance',
  'rentPerSf',
  'squareFootage',
  'clearHeight',
  'yearBuilt',
  'leaseType',
  'tenant',
  'dateSigned',
] as const satisfies readonly ColumnId[]

/**
 * The columns of a report: distances, unless chosen, only where there are some. A choice always gets the numbers in
 * front, so that rows can be told apart and found on the map.
 */
export function reportColumns(
  rows: readonly Pick<CompRow, 'distance'>[],
  choice: readonly ColumnId[] | undefined,
): readonly ColumnId[] {
  if (choice?.length) return ['number', ...choice.filter((id) => id !== 'number')]
  const hasDistances = rows.some((row) => row.distance !== undefined)
  return REPORT_COLUMNS.filter((id) => id !== 'distance' || hasDistances)
}
