import { type ReactNode, useMemo } from 'react'
import { isComputedField } from '../../sync/domain/economics/computed-names.ts'
import { fieldOf } from '../../sync/domain/fields/field-list.ts'
import { NO_RENT, NOT_AVAILABLE, type RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { cellText } from '../../sync/domain/table/cell-text.ts'
import { fieldOfColumn, isFigureColumn, type TableColumn } from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { useAssumed } from '../data/assumed.ts'
import { useCorrections } from '../data/corrections/corrections.ts'
import { FigureCell, WordsCell } from '../property/table/table-cells.tsx'

interface FieldCellsOptions {
  /** Null where nothing stands in the cells yet: there are none. */
  property: Property | null
  columns: readonly LaidColumn[]
  /** How many cells of the row stand before them. */
  from: number
  unit: RentUnit
  /** Where no rent is stated. */
  noRent?: string | undefined
  /** What a column of no field says. The same function as long as it says the same. */
  textOf?: ((column: TableColumn) => string | null) | undefined
  /** A second line of a cell. The same function as long as it says the same. */
  under?: ((column: TableColumn) => ReactNode) | undefined
}

/**
 * Cells of a row after the property's name, in the order of the columns: the same elements as long as they say the same.
 * Their keys are their places, so that several parts of a row stand side by side.
 */
export function useFieldCells(options: FieldCellsOptions): readonly ReactNode[] {
  const { property, columns, from, unit, noRent = NO_RENT, textOf, under } = options
  const corrections = useCorrections(property?.id ?? '')
  const assumed = useAssumed()?.terms
  return useMemo(() => {
    if (property === null) return []
    return columns.map(({ column }, i) => {
      const place = from + i
      const field = fieldOfColumn(column)
      const corrected = corrections.has(column)
      const text = textOf?.(column) ?? cellText(property, column, unit, assumed)
      return isFigureColumn(column) ? (
        <FigureCell
          key={place}
          column={column}
          text={text ?? (column === 'rentPerSf' ? noRent : NOT_AVAILABLE)}
          strong={field !== null && isStrong(field)}
          corrected={corrected}
          workedOut={isComputedField(column)}
          under={under?.(column) ?? null}
        />
      ) : (
        <WordsCell key={place} column={column} text={text} corrected={corrected} />
      )
    })
  }, [property, columns, from, unit, noRent, textOf, under, corrections, assumed])
}

/** Rents are what the eye looks for. */
function isStrong(name: NonNullable<ReturnType<typeof fieldOfColumn>>): boolean {
  const field = fieldOf(name)
  return field.kind === 'figure' && field.unit === 'rent' && name !== 'opexPerSf'
}
