import { type CustomField, customFields, customText } from '../../domain/fields/custom-fields.ts'
import { isAbsent, isExcelError } from '../cells/absence.ts'
import { cleanText, displayText, figureText } from '../cells/plain-text.ts'
import type { RowDraft } from './row-draft.ts'

/** A longer value is cut, as a row's further columns are: the row as it stood is kept anyway. */
const LONGEST_VALUE = 200
const LONGEST_ALL = 4000

/** Keeps what stands in columns that are of no field, under the names that the source gives them. */
export function readCustomColumns(row: RowDraft): void {
  const kept = row.column('custom')
  const fields: CustomField[] = kept ? customFields(cleanText(displayText(row.cell(kept))) || null) : []
  let length = 0
  for (const { index, header, reason } of row.layout.unused) {
    if (reason === 'ignored' || row.layout.parted.get(index) === true) continue
    const value = customCell(displayText(row.cellAt(index)))
    if (value === null) continue
    const field = { name: header, value }
    length += field.name.length + field.value.length
    if (length > LONGEST_ALL) break
    fields.push(field)
  }
  const later = row.property.rentSteps === null ? row.columns('laterRent') : []
  for (const column of later) {
    const value = customCell(displayText(row.cell(column)))
    if (value !== null) fields.push({ name: column.header, value })
  }
  for (const { column, raw, field, problem } of row.readings) {
    // What contradicts the figure that was taken is not lost, nor are steps that are none for sure.
    const isContradiction = problem?.code === 'ambiguous' && row.property[field] !== null
    if (!isContradiction && !(problem && field === 'rentSteps')) continue
    const value = customCell(displayText(raw))
    if (value !== null && !fields.some(({ name }) => name === column)) fields.push({ name: column, value })
  }
  row.property.custom = customText(fields)
}

/** What a cell of such a column says; null where it says nothing. */
export function customCell(cell: string): string | null {
  const value = cleanText(cell).replace(/\s+/g, ' ').trim()
  if (value === '') return null
  const text = value.length < LONGEST_VALUE ? figureText(value) : value
  return isAbsent(text) || isExcelError(text) ? null : value.slice(0, LONGEST_VALUE).toWellFormed()
}
