import type { CellValue } from 'hucre/xlsx'
import { EMPTY_PROPERTY } from '../../../sync/domain/fields/empty-property.ts'
import type { ImportedProperty } from '../../../sync/domain/property.ts'
import type { SampleProperty } from '../generate-sample.ts'
import type { Random } from '../random.ts'

/** A cell of the sample workbook, and all that a reader can know from it. */
export interface SampleCell {
  value: CellValue
  known: Partial<ImportedProperty>
  /** Excel's number format, where it is not the column's. */
  numFmt?: string
  formula?: string
}

export interface SampleColumn {
  header: string
  /** Characters. */
  width: number
  numFmt?: string
  write(property: SampleProperty, random: Random): SampleCell
}

/** What an import must make of a row below the header. */
export type RowTruth =
  | { kind: 'property'; property: ImportedProperty }
  | { kind: 'skipped'; reason: 'blank' | 'total' | 'vacant' | 'repeated-header' | 'section-title' }
  | { kind: 'rejected'; code: string }

export interface PlannedRow {
  cells: readonly SampleCell[]
  /** Null for the header and what stands above it. */
  truth: RowTruth | null
}

export interface SheetPlan {
  name: string
  columns: readonly SampleColumn[]
  rows: readonly PlannedRow[]
  isHidden?: boolean
}

export const EMPTY_CELL: SampleCell = { value: null, known: {} }

export function headerRow(columns: readonly SampleColumn[]): PlannedRow {
  return { cells: columns.map(({ header }) => ({ value: header, known: {} })), truth: null }
}

/** The header once more among the rows, as brokers have it after a page: a row to skip. */
export function repeatedHeaderRow(columns: readonly SampleColumn[]): PlannedRow {
  return { ...headerRow(columns), truth: { kind: 'skipped', reason: 'repeated-header' } }
}

/** A property's row, and the property as its cells tell it. */
export function propertyRow(
  columns: readonly SampleColumn[],
  property: SampleProperty,
  random: Random,
): PlannedRow {
  const cells = columns.map((column) => column.write(property, random))
  const known: ImportedProperty = { ...EMPTY_PROPERTY }
  for (const cell of cells) Object.assign(known, cell.known)
  return { cells, truth: { kind: 'property', property: known } }
}

/** A property's row with some cells, by header, written over so that nobody can take it. */
export function rejectedRow(
  columns: readonly SampleColumn[],
  property: SampleProperty,
  random: Random,
  bad: Readonly<Record<string, CellValue>>,
  code: string,
): PlannedRow {
  const { cells } = propertyRow(columns, property, random)
  return {
    cells: columns.map(({ header }, i) => {
      const value = bad[header]
      return value === undefined ? (cells[i] ?? EMPTY_CELL) : { value, known: {} }
    }),
    truth: { kind: 'rejected', code },
  }
}

export function blankRow(): PlannedRow {
  return { cells: [], truth: { kind: 'skipped', reason: 'blank' } }
}

/** Words above the header. */
export function titleRow(...words: string[]): PlannedRow {
  return { cells: words.map((value) => ({ value, known: {} })), truth: null }
}

/** A line of words within the table, as over a group of rows. */
export function sectionRow(words: string): PlannedRow {
  return { cells: [{ value: words, known: {} }], truth: { kind: 'skipped', reason: 'section-title' } }
}
