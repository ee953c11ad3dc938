import { type CompRow, isIncluded } from '../model/comps-document.ts'
import type { ColumnId } from './comp-columns.ts'

/** Which rows a plain table has: excluded ones only where a column marks them. */
export function tableRows(
  columns: readonly ColumnId[] | undefined,
): (row: Pick<CompRow, 'isIncluded'>) => boolean {
  return columns?.includes('isIncluded') ? () => true : isIncluded
}
