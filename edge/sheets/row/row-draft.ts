import { EMPTY_PROPERTY } from '../../../sync/domain/empty-property.ts'
import type { ImportedProperty } from '../../../sync/domain/property.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { cleanText, displayText } from '../cells/plain-text.ts'
import type { OwnColumn } from '../fields/own-column.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { FieldReading, ImportedField } from '../model/read-row-outcome.ts'
import type { SheetLayout } from './sheet-layout.ts'

type Value<F extends ImportedField> = NonNullable<ImportedProperty[F]>

/** A row on its way to being a property. */
export interface RowDraft {
  readonly layout: SheetLayout
  readonly property: ImportedProperty
  readonly readings: FieldReading[]
  /** The column of a role, where the sheet has one. */
  column(role: ColumnRole): MappedColumn | undefined
  columns(role: ColumnRole): readonly MappedColumn[]
  cell(column: MappedColumn | undefined): Cell
  /** The address that a cell links to. */
  link(column: MappedColumn): string | undefined
  /** What a field's own column says. */
  take<F extends ImportedField>(field: F, column: MappedColumn, reading: CellReading<Value<F>>): void
  /** Takes what another cell says about a field. Used only where the field's own column says nothing. */
  offer<F extends ImportedField>(field: F, column: MappedColumn, reading: CellReading<Value<F>>): void
}

/** An empty draft. */
export function startRow(layout: SheetLayout, { cells, links }: Pick<SheetRow, 'cells' | 'links'>): RowDraft {
  const property: ImportedProperty = { ...EMPTY_PROPERTY }
  const readings: FieldReading[] = []
  const cell = (from: MappedColumn | undefined) => (from ? (cells[from.index] ?? null) : null)

  function record<F extends ImportedField>(
    field: F,
    from: MappedColumn,
    reading: CellReading<Value<F>>,
  ): void {
    const { value, problem, ...rest } = reading
    const raw = cell(from)
    const notes = [rest.note, ...generalNotes(raw, from, value)].filter((note) => note !== undefined)
    readings.push({
      field,
      column: from.header,
      raw,
      value,
      ...rest,
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
      ...(problem ? { problem: { ...problem, column: from.header, raw } } : {}),
    })
    if (value !== null) property[field] = value
  }

  return {
    layout,
    property,
    readings,
    column: (role) => layout.byRole.get(role),
    columns: (role) => layout.columns.filter((other) => other.role === role),
    cell,
    link: ({ index }) => links?.get(index),
    take(field, from, reading) {
      const raw = cell(from)
      if (raw === null || cleanText(displayText(raw)) === '') return
      const flag = layout.flags.get(from.role)
      const isUnknown =
        flag && reading.value !== null && /^(?:1|true|yes|y|x)$/i.test(displayText(cell(flag)).trim())
      record(field, from, isUnknown ? { value: null, note: `marked unknown by “${flag.header}”` } : reading)
    },
    offer(field, from, reading) {
      const own = readings.findLast((other) => other.field === field)
      const isAnswered = own && (own.value !== null || own.problem !== undefined || own.token !== undefined)
      if (!isAnswered) record(field, from, reading)
    },
  }
}

function generalNotes(raw: Cell, column: MappedColumn, value: unknown): string[] {
  const isEstimate =
    value !== null && column.words.some((word) => word === 'estimated' || word === 'approximate')
  return [
    ...(isEstimate ? ['an estimate, by its header'] : []),
    ...(typeof raw === 'string' && raw.includes('\0') ? ['a NUL character was left out'] : []),
  ]
}

/** Takes what columns that are read by themselves say, in their order. */
export function takeOwn(row: RowDraft, columns: readonly OwnColumn[]): void {
  const { currentYear, date1904, dayFirst } = row.layout
  for (const own of columns) {
    const column = row.column(own.role)
    if (!column) continue
    const cell = row.cell(column)
    const isDayFirst = dayFirst.has(column.index)
    row.take(own.role, column, own.read(cell, column, { currentYear, date1904, isDayFirst }))
    for (const { field, reading } of own.also?.(cell, row.property.squareFootage) ?? []) {
      row.offer(field, column, reading)
    }
  }
}
