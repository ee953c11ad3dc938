import { isComputedField } from '../../domain/economics/computed-names.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import { FIELDS, type FieldName } from '../../domain/fields.ts'
import { RENT_UNITS, type RentUnit } from '../../domain/format.ts'
import { COMPARED_FIELDS, type ComparedField } from '../../domain/records/difference.ts'
import { type ColumnId, compColumn } from '../columns/comp-columns.ts'
import type { CompRow } from '../model/comps-document.ts'

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

/** Columns of the excluded comps, with the reason. */
export const EXCLUDED_COLUMNS = [
  'name',
  'rentPerSf',
  'squareFootage',
  'leaseType',
  'compNote',
] as const satisfies readonly ColumnId[]

/** What stands over columns where that is not simply their label. */
export type Heads = Partial<Record<ColumnId, string>>
export const EXCLUDED_HEADS: Heads = { compNote: 'Reason' }

/** `Rent /SF/mo`: the unit stands in the head, once. */
export function headOf(id: ColumnId, unit: RentUnit, heads: Heads = {}): string {
  const label = heads[id] ?? compColumn(id).label
  return isRent(id) ? `${label} ${RENT_UNITS[unit]}` : label
}

function isRent(id: ColumnId): boolean {
  if (isComputedField(id)) return true
  const field = Object.hasOwn(FIELDS, id) ? fieldOf(id as FieldName) : null
  return field?.kind === 'figure' && field.unit === 'rent'
}

/** Whether a column says how far a comp is from the subject. */
export function isCompared(id: ColumnId): id is ComparedField {
  return (COMPARED_FIELDS as readonly string[]).includes(id)
}

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
