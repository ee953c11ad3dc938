import { X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { DEPARTED } from '../../sync/comp-lists/departed-property.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { SubjectDisc } from '../property/comp-disc.tsx'
import { useHoveredRow } from '../property/hover-store.ts'
import { PropertyTarget } from '../property/property-target.tsx'
import { TableRow } from '../property/table/table-row.tsx'
import { UnderName, useCompCells } from './comp-cells.tsx'
import table from './comp-table.module.css'
import type { Subject } from './subject.ts'
import styles from './subject-row.module.css'

interface SubjectRowProps {
  subject: Subject
  columns: readonly LaidColumn[]
  unit: RentUnit
  onOpen: (id: string) => void
  /** Called with null: no subject. Absent where that is not the reader's to say. */
  onRemove?: ((id: null) => void) | undefined
  /** Of one that no property is: it was typed, and there is nothing to open. */
  isTyped?: boolean
  /** Cells of further columns. */
  children?: ReactNode
}

/** What all comps are compared with: first whatever the order, and left in by every filter. */
export const SubjectRow = memo(function SubjectRow(props: SubjectRowProps) {
  const { subject, columns, unit, onOpen, onRemove, isTyped = false, children } = props
  const { slot, property, miles } = subject
  const cells = useCompCells({ property, columns, from: 0, miles, subject: null, unit })
  return (
    <TableRow
      className={`${table.row} ${table.subject}`}
      hovered={useHoveredRow(slot)}
      aria-rowindex={2}
      data-property={slot < 0 ? undefined : property.id}
    >
      <td className={table.number}>
        <SubjectDisc />
      </td>
      <th scope="row" className={table.property}>
        <span className={styles.named}>
          {isTyped ? (
            <span className={styles.typed}>{property.name}</span>
          ) : (
            <PropertyTarget onOpen={() => onOpen(property.id)}>{property.name}</PropertyTarget>
          )}
          <span className={styles.badge}>
            Subject
            {onRemove !== undefined && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${property.name} as subject`}
                data-tooltip="Remove as subject"
                onClick={() => onRemove(null)}
              >
                <X size={12} strokeWidth={2} aria-hidden />
              </button>
            )}
          </span>
        </span>
        <UnderName
          property={property}
          facts={
            slot < 0 && !isTyped ? DEPARTED : (property.address ?? (isTyped ? 'As it was typed' : 'Subject'))
          }
        />
      </th>
      {cells}
      {children}
    </TableRow>
  )
})
