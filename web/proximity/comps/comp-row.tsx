import { memo } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { TableColumn } from '../../../sync/domain/table/table-column.ts'
import { factsLine, UnderName, useCompCells } from '../../comps/comp-cells.tsx'
import styles from '../../comps/comp-table.module.css'
import { useAssumed } from '../../data/assumed.ts'
import { CompDisc } from '../../property/comp-disc.tsx'
import { useHoveredRow } from '../../property/hover-store.ts'
import { PropertyName } from '../../property/property-name.tsx'
import { PropertyTarget } from '../../property/property-target.tsx'
import { TableRow } from '../../property/table/table-row.tsx'
import type { RowColumns } from '../../table/columns-in-sight.ts'

interface CompRowProps {
  property: Property
  columns: RowColumns
  /** What stands in the columns out of sight, and how far away it is; null where nothing does yet. */
  settled: Property | null
  settledMiles: number | null
  /** Chosen for a phone; null for the usual ones. */
  facts: readonly TableColumn[] | null
  slot: number
  /** Of its pin. */
  number: number
  miles: number
  subject: Property | null
  unit: RentUnit
  /** Position in the table, from 0. */
  index: number
  selected: boolean
  /** True for the one row that Tab reaches. */
  tabbable: boolean
  onOpen: (index: number) => void
  onPick: (id: string) => void
}

/** A comp as a row; its columns are those of `CompTableHead`. */
export const CompRow = memo(function CompRow(props: CompRowProps) {
  const { property, columns, settled, settledMiles, facts, slot, number, miles, subject, unit } = props
  const { index, selected, tabbable, onOpen, onPick } = props
  const hovered = useHoveredRow(slot)
  const { ahead, seen, beyond } = columns
  const compared = { subject, unit }
  const assumed = useAssumed()
  const last = settled === null ? { property, miles } : { property: settled, miles: settledMiles }
  const before = useCompCells({ ...last, columns: ahead, from: 0, ...compared })
  const cells = useCompCells({ property, miles, columns: seen, from: ahead.length, ...compared })
  const from = ahead.length + seen.length
  const after = useCompCells({ property: settled, miles: settledMiles, columns: beyond, from, ...compared })
  return (
    <TableRow
      className={styles.row}
      {...{ hovered, selected }}
      aria-rowindex={index + 2 + (subject === null ? 0 : 1)}
      data-property={property.id}
    >
      <td className={styles.number}>
        <CompDisc
          number={number}
          rentPerSf={property.rentPerSf}
          hovered={hovered.isHovered}
          tabbable={tabbable}
          onPick={() => onPick(property.id)}
        />
      </td>
      <th scope="row" className={styles.property}>
        <PropertyTarget {...{ index, selected, tabbable }} onOpen={() => onOpen(index)}>
          <PropertyName id={property.id} name={property.name} />
        </PropertyTarget>
        <UnderName property={property} facts={factsLine(property, miles, facts, unit, assumed)} />
      </th>
      {[...before, ...cells, ...after]}
    </TableRow>
  )
})
