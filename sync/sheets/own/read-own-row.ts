import * as z from 'zod/mini'
import { COMP_COLUMNS, fieldOfColumn, type WholeColumn } from '../../documents/columns/comp-columns.ts'
import { parseRentSteps } from '../../domain/economics/rent-steps.ts'
import { EMPTY_PROPERTY } from '../../domain/fields/empty-property.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import { type ImportedProperty, property as propertySchema } from '../../domain/property.ts'
import { notUnderstood } from '../cells/cell-reading.ts'
import { displayText } from '../cells/plain-text.ts'
import { UNKNOWN_START } from '../cells/rent/dated-span.ts'
import { readRentSteps } from '../cells/rent/read-rent-steps.ts'
import type { Cell } from '../model/cell.ts'
import type { FieldReading, ImportedField, RowOutcome } from '../model/read-row-outcome.ts'
import { UNIDENTIFIED } from '../read-row.ts'
import { rowKey } from '../row/row-key.ts'
import { type OwnTable, ownIdIn } from './own-table.ts'

/** Reads a row that this product wrote, or that somebody put among such rows. */
export function readOwnRow(
  { header, columns, isWhole }: OwnTable,
  cells: readonly Cell[],
  sheet: string,
): RowOutcome {
  const cellOf = (id: WholeColumn) => cells[columns.get(id) ?? -1] ?? null
  if (cells.every((cell) => cell === null || displayText(cell).trim() === ''))
    return { kind: 'skipped', reason: 'blank' }
  const property: ImportedProperty = { ...EMPTY_PROPERTY }
  const readings: FieldReading[] = []
  for (const [id, index] of columns) {
    const field = importedField(id, columns)
    const raw = cells[index] ?? null
    if (field === null || raw === null) continue
    const column = header[index] ?? ''
    const read = z.safeParse(propertySchema.shape[field], valueIn(id, raw))
    if (read.success && read.data !== null) {
      Object.assign(property, { [field]: read.data })
      readings.push({ field, column, raw, value: read.data })
    } else {
      const { problem } = notUnderstood(column, displayText(raw))
      readings.push({
        field,
        column,
        raw,
        value: null,
        ...(problem && { problem: { ...problem, column, raw } }),
      })
    }
  }
  const id = ownIdIn(cellOf('id'))
  const key = id ?? rowKey(null, property)
  if (key === null) return { kind: 'rejected', problems: [UNIDENTIFIED], readings }
  const named = { ...property, name: property.name || (property.address ?? key) }
  const sourceSheet = displayText(cellOf('sourceSheet')) || sheet
  const own = id !== null && isWhole ? { own: { id, sourceSheet } } : {}
  return { kind: 'property', key, property: named, ...own, readings }
}

/** The field that a column is read into. The broker's column may hold the firm, and is read where there is none of the name. */
function importedField(id: WholeColumn, columns: OwnTable['columns']): ImportedField | null {
  if (id === 'rentBasis') return 'rentBasisAssumed'
  if (id === 'broker') return columns.has('brokerName') ? null : 'brokerName'
  const field = fieldOfColumn(id)
  return field !== null && field in EMPTY_PROPERTY ? (field as ImportedField) : null
}

const PARTIAL_DATE = /^\d{4}(?:-\d\d(?:-\d\d)?|-Q[1-4])?$/

/** What a cell says, as the property has it; `undefined` where it is no such value. */
function valueIn(id: WholeColumn, cell: Cell): unknown {
  if (id === 'rentBasis') return displayText(cell).startsWith('Assumed')
  const field = fieldOfColumn(id)
  if (field === 'rentSteps') return stepsIn(cell)
  if (field !== null && fieldOf(field).kind === 'flag') return flagIn(displayText(cell))
  switch (COMP_COLUMNS[id].kind) {
    case 'number':
      return numberIn(cell)
    case 'date': {
      const text = displayText(cell)
      return PARTIAL_DATE.test(text) ? text : undefined
    }
    case 'text':
      return displayText(cell)
  }
}

/** Steps that somebody wrote into the file since are read as in any sheet, beside no rent. */
function stepsIn(cell: Cell): string | undefined {
  const text = displayText(cell)
  if (parseRentSteps(text) !== null) return text
  return (
    readRentSteps(cell, { rentPerSf: null, period: null, start: UNKNOWN_START, column: 'steps' })?.value ??
    undefined
  )
}

function numberIn(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'object' && cell !== null && 'number' in cell) return cell.number
  const digits = typeof cell === 'string' ? cell.replace(/[$,%\s]/g, '') : ''
  return digits === '' ? undefined : Number(digits)
}

function flagIn(text: string): boolean | undefined {
  if (/^(?:yes|true)$/i.test(text)) return true
  return /^(?:no|false)$/i.test(text) ? false : undefined
}
