import { type ReactNode, useCallback } from 'react'
import type { Compared } from '../../sync/adjustments/compared-with.ts'
import type { Assumed } from '../../sync/domain/economics/assumptions.ts'
import { isComputedField } from '../../sync/domain/economics/computed-names.ts'
import { assumptionsBehind } from '../../sync/domain/economics/rests-on.ts'
import { formatFeet, NOT_AVAILABLE, type RentUnit } from '../../sync/domain/format.ts'
import { formatDistance } from '../../sync/domain/format-decimals.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import type { Property } from '../../sync/domain/property.ts'
import { COMPARED_FIELDS, type ComparedField, differenceFrom } from '../../sync/domain/records/difference.ts'
import { cellText } from '../../sync/domain/table/cell-text.ts'
import type { TableColumn } from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { Under } from '../property/table/table-cells.tsx'
import { useFieldCells } from '../table/use-field-cells.tsx'
import styles from './comp-table.module.css'

interface CompCellsOptions {
  /** Null where nothing stands in the cells yet: there are none. */
  property: Property | null
  columns: readonly LaidColumn[]
  /** How many cells of the row stand before them. */
  from: number
  /** From the place searched around; null where it is not known. */
  miles: number | null
  /** What the figures are compared with; null where there is none, and in the subject's own row. */
  subject: Compared | null
  unit: RentUnit
}

/** Cells of a row after the property's name; where there is a subject, with how far each figure is from its own. */
export function useCompCells(options: CompCellsOptions): readonly ReactNode[] {
  const { property, columns, from, miles, subject, unit } = options
  const textOf = useCallback(
    (column: TableColumn) => (column === 'distance' ? formatDistance(miles) : null),
    [miles],
  )
  const under = useCallback(
    (column: TableColumn) =>
      subject !== null && property !== null && isCompared(column)
        ? differenceFrom(subject, property, column)
        : null,
    [subject, property],
  )
  return useFieldCells({ property, columns, from, unit, noRent: NOT_AVAILABLE, textOf, under })
}

function isCompared(column: TableColumn): column is ComparedField {
  return (COMPARED_FIELDS as readonly TableColumn[]).includes(column)
}

/** The facts that were chosen, as far as they are known: `1.2 mi · Mar 2024 · 60 mo`. */
function chosenFacts(
  property: Property,
  miles: number | null,
  facts: readonly TableColumn[],
  unit: RentUnit,
  assumed: Assumed | undefined,
): string {
  const texts = facts.map((column) => {
    if (column === 'distance') return formatDistance(miles)
    const text = cellText(property, column, unit, assumed?.terms)
    const isAssumed =
      isComputedField(column) && assumptionsBehind(column, property, assumed?.assumptions ?? []).length > 0
    return isAssumed && text !== null ? `${text} assumed` : text
  })
  return texts.filter((text) => text !== null).join(' · ')
}

/** What a phone has no columns for: the facts that were `chosen`, else `1.2 mi · 30 ft clear · Gross`. */
export function factsLine(
  property: Property,
  miles: number | null,
  chosen: readonly TableColumn[] | null,
  unit: RentUnit,
  assumed: Assumed | undefined,
): string {
  if (chosen !== null) return chosenFacts(property, miles, chosen, unit, assumed)
  const { clearHeight, leaseType } = property
  const clear = clearHeight === null ? null : `${formatFeet(clearHeight)} clear`
  const distance = miles === null ? null : formatDistance(miles)
  return [distance, clear, leaseType ?? NOT_AVAILABLE].filter((part) => part !== null).join(' · ')
}

interface UnderNameProps {
  property: Property
  facts: ReactNode
}

/** The name's second line: the address, and on a phone what has no columns there. */
export function UnderName({ property, facts }: UnderNameProps) {
  return (
    <>
      <Under className={styles.wide}>{addressLine(property, 'short') ?? NOT_AVAILABLE}</Under>
      <Under className={styles.narrow}>{facts}</Under>
    </>
  )
}
