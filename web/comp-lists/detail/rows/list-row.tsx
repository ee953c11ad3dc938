import { EyeOff } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Compared } from '../../../../sync/adjustments/compared-with.ts'
import { DEPARTED } from '../../../../sync/comp-lists/departed-property.ts'
import type { RentUnit } from '../../../../sync/domain/format.ts'
import { addressLine } from '../../../../sync/domain/place/address-line.ts'
import type { TableColumn } from '../../../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../../../sync/domain/table/table-layout.ts'
import { factsLine, UnderName, useCompCells } from '../../../comps/comp-cells.tsx'
import table from '../../../comps/comp-table.module.css'
import { useAssumed } from '../../../data/assumed.ts'
import { CompDisc } from '../../../property/comp-disc.tsx'
import { useHoveredRow } from '../../../property/hover-store.ts'
import { PropertyName } from '../../../property/property-name.tsx'
import { PropertyTarget } from '../../../property/property-target.tsx'
import { Under } from '../../../property/table/table-cells.tsx'
import { TableRow } from '../../../property/table/table-row.tsx'
import type { RowColumns } from '../../../table/columns-in-sight.ts'
import { MoveHandle } from '../../moves/move-handle.tsx'
import type { RowMoveActions } from '../../moves/use-row-moves.ts'
import type { ListComp } from '../list-comps.ts'
import { exclusionWords } from './exclusion-words.ts'
import styles from './list-row.module.css'
import { NoteCell } from './note-cell.tsx'
import { RowActions } from './row-actions.tsx'
import type { RowHandlers } from './row-handlers.ts'
import type { NoteEditing } from './use-note-editing.ts'

/** What the owner of a list has in each row. */
export interface OwnerTools {
  moves: RowMoveActions
  editing: NoteEditing
  /** How many are included, where the order shown is the list's own; else null. */
  movableAmong: number | null
}

interface ListRowProps {
  comp: ListComp
  columns: RowColumns
  /** What stands in the columns out of sight, and what can be done, which looks the same for every comp. */
  settled: ListComp
  /** Whose notes are shown. */
  noted: ListComp
  /** Chosen for a phone; null for the usual ones. */
  facts: readonly TableColumn[] | null
  subject: Compared | null
  unit: RentUnit
  /** Position among all rows, from 0. */
  index: number
  selected: boolean
  /** True for the one row that Tab reaches. */
  tabbable: boolean
  actions: RowHandlers
  /** Null for who may only read. */
  tools: OwnerTools | null
  /** Of `noted`. */
  isNoteOpen: boolean
  /** `grabbed`, `dragged`: this row is being moved; `before`, `behind`: the dragged one would fall there. */
  moving: 'grabbed' | 'dragged' | 'before' | 'behind' | undefined
}

const NOT_OWN_ORDER = 'Choose “List order” to move properties'

/** A comp of a list, included or not. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { comp, columns, settled, noted, facts, unit, index, selected, tabbable } = props
  const { actions, tools, isNoteOpen, moving } = props
  const { entry, property, slot, number } = comp
  const { propertyId, propertyName } = entry
  const hovered = useHoveredRow(slot)
  const { ahead, seen, beyond } = columns
  const before = useListCells(settled, ahead, 0, props)
  const cells = useListCells(comp, seen, ahead.length, props)
  const after = useListCells(settled, beyond, ahead.length + seen.length, props)
  return (
    <TableRow
      className={`${table.row} ${styles.row}`}
      {...{ hovered, selected }}
      data-comp={propertyId}
      data-property={slot < 0 ? undefined : propertyId}
      data-excluded={number === null || undefined}
      data-moving={moving}
      onFocus={() => {
        hovered.hover()
        actions.select(propertyId)
      }}
    >
      <td className={table.number}>
        <span className={styles.lead}>
          {tools !== null && number !== null && (
            <MoveHandle
              id={propertyId}
              name={propertyName}
              grabbed={moving === 'grabbed'}
              unavailable={tools.movableAmong === null ? NOT_OWN_ORDER : null}
              tabbable={tabbable}
              moves={tools.moves}
            />
          )}
          {number === null ? (
            <EyeOff size={16} strokeWidth={1.75} className={styles.out} aria-label="Excluded" />
          ) : (
            <CompDisc
              number={number}
              rentPerSf={property.rentPerSf}
              hovered={hovered.isHovered}
              tabbable={tabbable}
              onPick={tools === null || slot < 0 ? undefined : () => actions.setSubject(propertyId)}
            />
          )}
        </span>
      </td>
      <th scope="row" className={table.property}>
        <PropertyTarget {...{ index, selected, tabbable }} onOpen={() => actions.open(propertyId)}>
          <PropertyName id={propertyId} name={property.name} />
        </PropertyTarget>
        <SecondLine {...{ comp, facts, unit }} />
      </th>
      {[...before, ...cells, ...after]}
      <NoteCell
        entry={noted.entry}
        editing={tools?.editing ?? null}
        isOpen={isNoteOpen}
        tabbable={tabbable}
      />
      {tools !== null && (
        // Another comp has a menu of its own, closed.
        <RowActions
          key={settled.entry.propertyId}
          comp={settled}
          {...{ actions, tabbable }}
          movableAmong={tools.movableAmong}
        />
      )}
    </TableRow>
  )
})

function useListCells(
  { property, miles, number }: ListComp,
  columns: readonly LaidColumn[],
  from: number,
  { subject, unit }: Pick<ListRowProps, 'subject' | 'unit'>,
): readonly ReactNode[] {
  return useCompCells({ property, miles, columns, from, subject: number === null ? null : subject, unit })
}

/** The name's second line: where it is, or why it does not count. */
function SecondLine({ comp, facts, unit }: Pick<ListRowProps, 'comp' | 'facts' | 'unit'>): ReactNode {
  const { entry, property, slot, miles, number } = comp
  const assumed = useAssumed()
  if (number === null) {
    const { why, by } = exclusionWords(entry)
    return (
      <Under className={styles.excluded}>
        <span className="truncate">{why}</span>
        {by !== '' && <span className={styles.by}> · {by}</span>}
      </Under>
    )
  }
  if (slot < 0) {
    return (
      <Under>
        <span className={styles.gone}>{DEPARTED}</span>
        {property.address !== null && ` · ${addressLine(property, 'short')}`}
      </Under>
    )
  }
  const said = factsLine(property, miles, facts, unit, assumed)
  return <UnderName property={property} facts={entry.notes === null ? said : `${said} · ${entry.notes}`} />
}
