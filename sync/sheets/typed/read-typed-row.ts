import type { FieldName } from '../../domain/fields.ts'
import { readBuildingColumns } from '../row/read-building-columns.ts'
import { readDealColumns } from '../row/read-deal-columns.ts'
import { readPlaceColumns } from '../row/read-place-columns.ts'
import { type RowDraft, startRow } from '../row/row-draft.ts'
import { typedLayout } from './typed-layout.ts'

/** What a person typed, by field. Numbers and texts as they are shown elsewhere may stand beside it. */
export type TypedCells = Partial<Record<FieldName, string | number | null>>

/** Reads what was typed of one property as a row of a sheet is read. */
export function readTypedRow(typed: TypedCells, currentYear: number): RowDraft {
  const fields = Object.keys(typed) as FieldName[]
  const cells = fields.map((field) => typed[field] ?? null)
  const row = startRow(typedLayout(fields, currentYear), { cells })
  readPlaceColumns(row)
  readBuildingColumns(row)
  readDealColumns(row)
  return row
}
