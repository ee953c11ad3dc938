import { NOT_AVAILABLE, type RentUnit } from '../../domain/format.ts'
import { formatPartialDate } from '../../domain/format-date.ts'
import type { Property } from '../../domain/property.ts'
import type { NumberedRow } from '../comps-document.ts'

export type CellValue = string | number | null

/** One column of a document. */
export interface CompColumn {
  /** As the first line of a spreadsheet names it, with its unit. Never changed: people build on it. */
  readonly header: string
  /** As a printed table names it. */
  readonly label: string
  readonly kind: 'text' | 'number' | 'date'
  /** How a spreadsheet writes its numbers; for dates and text, empty. */
  readonly numberFormat: string
  /** A number, text, or `YYYY-MM-DD` as precisely as it is known; null where it is not. */
  value(row: NumberedRow): CellValue
  /** As a person reads it, such as `$0.58` or 'N/A'. */
  shown(row: NumberedRow, unit: RentUnit): string
}

type FieldOf<T> = { [K in keyof Property]: Property[K] extends T | null ? K : never }[keyof Property]

export function textColumn(header: string, read: (row: NumberedRow) => string | null): CompColumn {
  const shown = (row: NumberedRow) => read(row) ?? NOT_AVAILABLE
  return { header, label: header, kind: 'text', numberFormat: '', value: read, shown }
}

export function textField(header: string, field: FieldOf<string>): CompColumn {
  return textColumn(header, ({ property }) => property[field])
}

export function dateColumn(header: string, read: (row: NumberedRow) => string | null): CompColumn {
  const shown = (row: NumberedRow) => formatPartialDate(read(row), 'short')
  return { header, label: header, kind: 'date', numberFormat: '', value: read, shown }
}

export function dateField(header: string, field: FieldOf<string>): CompColumn {
  return dateColumn(header, ({ property }) => property[field])
}

interface NumberColumn {
  header: string
  label?: string
  numberFormat: string
  read: (row: NumberedRow) => number | null
  show: (value: number | null, unit: RentUnit) => string
}

export function numberColumn({ header, label = header, numberFormat, read, show }: NumberColumn): CompColumn {
  const shown = (row: NumberedRow, unit: RentUnit) => show(read(row), unit)
  return { header, label, kind: 'number', numberFormat, value: read, shown }
}

/** A number of the property; `label` where print names it otherwise. */
export function numberField(
  field: FieldOf<number>,
  header: string,
  numberFormat: string,
  show: NumberColumn['show'],
  label = header,
): CompColumn {
  return numberColumn({ header, label, numberFormat, read: ({ property }) => property[field], show })
}
