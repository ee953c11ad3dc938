import { NOT_AVAILABLE, type RentUnit } from '../../domain/format.ts'
import { formatPartialDate } from '../../domain/format-date.ts'
import type { Property } from '../../domain/property.ts'
import type { NumberedRow } from '../comps-document.ts'

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
}

/** One column of a document: what a cell holds, and how a person reads it. */
export type CompColumn = WordColumn | NumberColumn

/** The cell as a person reads it, such as `$0.58` or 'N/A'. */
export function shownIn(column: CompColumn, row: NumberedRow, unit: RentUnit): string {
  return column.kind === 'number' ? column.show(column.value(row), unit) : column.show(column.value(row))
}

type FieldOf<T> = { [K in keyof Property]: Property[K] extends T | null ? K : never }[keyof Property]

export function textColumn(header: string, value: WordColumn['value']): WordColumn {
  return { header, label: header, kind: 'text', value, show: (text) => text ?? NOT_AVAILABLE }
}

export function textField(header: string, field: FieldOf<string>): WordColumn {
  return textColumn(header, ({ property }) => property[field])
}

export function dateColumn(header: string, value: WordColumn['value']): WordColumn {
  return { header, label: header, kind: 'date', value, show: (date) => formatPartialDate(date, 'short') }
}

export function dateField(header: string, field: FieldOf<string>): WordColumn {
  return dateColumn(header, ({ property }) => property[field])
}

/** A number of the property; `label` where print names it otherwise. */
export function numberField(
  field: FieldOf<number>,
  header: string,
  numberFormat: string,
  show: NumberColumn['show'],
  label = header,
): NumberColumn {
  return { header, label, kind: 'number', numberFormat, value: ({ property }) => property[field], show }
}
