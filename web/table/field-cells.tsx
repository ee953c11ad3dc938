import type { ReactNode } from 'react'
import { isComputedField } from '../../sync/domain/economics/computed-names.ts'
import { fieldOf } from '../../sync/domain/field-list.ts'
import { NO_RENT, NOT_AVAILABLE, type RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { cellText } from '../../sync/domain/table/cell-text.ts'
import { fieldOfColumn, isFigureColumn, type TableColumn } from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { useCorrections } from '../data/corrections/corrections.ts'
import { FigureCell, WordsCell } from '../property/table/table-cells.tsx'

interface FieldCellsProps {
  property: Property
  columns: readonly LaidColumn[]
  unit: RentUnit
  /** Where no rent is stated. */
  noRent?: string
  /** What a column of no field says. */
  textOf?: (column: TableColumn) => string | null
  /** A second line of a cell. */
  under?: (column: TableColumn) => ReactNode
}

/** The cells of a row after the property's name, in the order of the chosen columns. */
export function FieldCells({ property, columns, unit, noRent = NO_RENT, textOf, under }: FieldCellsProps) {
  const corrections = useCorrections(property.id)
  return columns.map(({ column }) => {
    const field = fieldOfColumn(column)
    const corrected = corrections.has(column)
    const text = textOf?.(column) ?? cellText(property, column, unit)
    return isFigureColumn(column) ? (
      <FigureCell
        key={column}
        column={column}
        text={text ?? (column === 'rentPerSf' ? noRent : NOT_AVAILABLE)}
        strong={field !== null && isStrong(field)}
        corrected={corrected}
        workedOut={isComputedField(column)}
        under={under?.(column) ?? null}
      />
    ) : (
      <WordsCell key={column} column={column} text={text} corrected={corrected} />
    )
  })
}

/** Rents are what the eye looks for. */
function isStrong(name: NonNullable<ReturnType<typeof fieldOfColumn>>): boolean {
  const field = fieldOf(name)
  return field.kind === 'figure' && field.unit === 'rent' && name !== 'opexPerSf'
}
