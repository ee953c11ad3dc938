import { formatPartialDate } from '../../domain/dates/format-date.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import { unitOf } from '../../domain/fields/figure-units.ts'
import type { FieldName } from '../../domain/fields.ts'
import { NOT_AVAILABLE, type RentUnit } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import type { NumberedRow } from '../model/comps-document.ts'

export type CellValue = string | number | null

interface Named {
  /** As the first line of a spreadsheet names it, with its unit. Never changed: people build on it. */
  readonly header: string
  /** As a printed table names it. */
  readonly label: string
}

/** A date is `YYYY-MM-DD` as precisely as it is known. */
interface WordColumn extends Named {
  readonly kind: 'text' | 'date'
  value(row: NumberedRow): string | null
  show(value: string | null): string
}

interface NumberColumn extends Named {
  readonly kind: 'number'
  /** How a spreadsheet writes it. */
  readonly numberFormat: string
  value(row: NumberedRow): number | null
  show(value: number | null, unit: RentUnit): string
  /** What a person reads where there is no value, if it says more than 'N/A'. */
  instead?(row: NumberedRow): string
}

/** One column of a document: what a cell holds, and how a person reads it. */
export type CompColumn = WordColumn | NumberColumn

/** The cell as a person reads it, such as `$0.58` or 'N/A'. */
export function shownIn(column: CompColumn, row: NumberedRow, unit: RentUnit): string {
  if (column.kind !== 'number') return column.show(column.value(row))
  const value = column.value(row)
  return value === null && column.instead ? column.instead(row) : column.show(value, unit)
}

export function textColumn(header: string, value: WordColumn['value']): WordColumn {
  return { header, label: header, kind: 'text', value, show: (text) => text ?? NOT_AVAILABLE }
}

export function dateColumn(header: string, value: WordColumn['value']): WordColumn {
  return { header, label: header, kind: 'date', value, show: (date) => formatPartialDate(date, 'short') }
}

/** The column of a field of the property, as the registry has it. */
export function fieldColumn(name: FieldName, header: string): CompColumn {
  const field = fieldOf(name)
  // A printed table has its unit in the cell.
  const label = field.short ?? header.replace(/ \([^)]*\)$/, '')
  switch (field.kind) {
    case 'figure': {
      const { numberFormat, show } = unitOf(field.unit)
      const value = ({ property }: NumberedRow) => numberIn(property[name])
      return { header, label, kind: 'number', numberFormat, value, show }
    }
    case 'flag':
      return { ...textColumn(header, ({ property }) => yesOrNo(flagIn(property[name]))), label }
    case 'date':
      return { ...dateColumn(header, ({ property }) => textIn(property[name])), label }
    case 'words':
    case 'choice':
      return { ...textColumn(header, ({ property }) => textIn(property[name])), label }
  }
}

export function yesOrNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes' : 'No'
}

type Value = Property[FieldName]

function numberIn(value: Value): number | null {
  return typeof value === 'number' ? value : null
}

function textIn(value: Value): string | null {
  return typeof value === 'string' ? value : null
}

function flagIn(value: Value): boolean | null {
  return typeof value === 'boolean' ? value : null
}
