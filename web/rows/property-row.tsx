import { type MouseEvent, memo, type ReactNode } from 'react'
import { subjectBadge } from '../../sync/domain/fields/field-badges.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { TableColumn } from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { AddToListButton } from '../property/add-to-list-button.tsx'
import { useHoveredRow } from '../property/hover-store.ts'
import { PickBox } from '../property/pick-box.tsx'
import { PropertyName } from '../property/property-name.tsx'
import { PropertyTarget } from '../property/property-target.tsx'
import { RentTierDot } from '../property/rent-tier-dot.tsx'
import { StreetViewButton } from '../property/street-view/street-view-button.tsx'
import { Under } from '../property/table/table-cells.tsx'
import { TableRow } from '../property/table/table-row.tsx'
import type { RowColumns } from '../table/columns-in-sight.ts'
import { useFieldCells } from '../table/use-field-cells.tsx'
import styles from './property-row.module.css'

interface PropertyRowProps {
  property: Property
  columns: RowColumns
  /** What stands in the columns out of sight; null where nothing does yet. */
  settled: Property | null
  /** Names the property to a map beside the list. */
  slot: number
  unit: RentUnit
  /** Position among the results, from 0. */
  index: number
  selected: boolean
  /** True for the one row that Tab reaches. */
  tabbable: boolean
  onOpen: (index: number) => void
}

/** A property as a row of the results' table; its columns are those of `PropertyRowHead`. */
export const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { property, columns, settled, slot, unit, index, selected, tabbable, onOpen } = props
  const { rentPerSf } = property
  const { ahead, seen, beyond } = columns
  const before = useCells(settled ?? property, ahead, 0, unit)
  const cells = useCells(property, seen, ahead.length, unit)
  const after = useCells(settled, beyond, ahead.length + seen.length, unit)
  return (
    <TableRow
      className={styles.row}
      hovered={useHoveredRow(slot)}
      selected={selected}
      aria-rowindex={index + 2}
      data-property={property.id}
      onClick={(event) => isOnNothing(event) && onOpen(index)}
    >
      <th scope="row" className={styles.property}>
        <span className={styles.named}>
          <RentTierDot rentPerSf={rentPerSf} />
          <PickBox id={property.id} name={property.name} index={index} tabbable={tabbable} />
          <span className={styles.two}>
            <PropertyTarget {...{ index, selected, tabbable }} onOpen={() => onOpen(index)}>
              <PropertyName id={property.id} name={property.name} />
            </PropertyTarget>
            <Under>{[...subjectBadge(property), addressLine(property)].join(' · ')}</Under>
          </span>
          <span className={styles.way}>
            <StreetViewButton property={property} tabbable={tabbable} />
            <AddToListButton property={property} tabbable={tabbable} />
          </span>
        </span>
      </th>
      {[...before, ...cells, ...after]}
    </TableRow>
  )
})

function useCells(
  property: Property | null,
  columns: readonly LaidColumn[],
  from: number,
  unit: RentUnit,
): readonly ReactNode[] {
  const isAssumed = property?.rentBasisAssumed === true && property.rentPerSf !== null
  return useFieldCells({ property, columns, from, unit, under: isAssumed ? assumed : undefined })
}

/** The name stays in sight, so its target ends with its cell: the rest of the row opens the property as well. */
function isOnNothing({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a, input, label') === null
}

function assumed(column: TableColumn) {
  return column === 'rentPerSf' ? <span className={styles.assumed}>assumed</span> : null
}
