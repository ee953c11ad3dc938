import { Popover } from 'radix-ui'
import { useMemo, useRef } from 'react'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { computedField } from '../../../sync/domain/economics/computed-fields.ts'
import {
  COMPUTED_NAMES,
  type ComputedFieldName,
  isComputedField,
} from '../../../sync/domain/economics/computed-names.ts'
import { missingWords } from '../../../sync/domain/economics/missing-words.ts'
import { assumptionsBehind } from '../../../sync/domain/economics/rests-on.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { correctedLabel } from '../../../sync/domain/records/correction.ts'
import { useAssumed } from '../../data/assumed.ts'
import { useBook } from '../../data/book/book.tsx'
import { useCorrections } from '../../data/corrections/corrections.ts'
import { useRentUnit } from '../../rents/use-rent-unit.ts'
import { portalRoot } from '../../ui/layers/dialog-frame.tsx'
import { LazyFigureEditor } from '../corrections/lazy-figure-editor.tsx'
import { AssumesLine } from '../economics/assumes-line.tsx'
import { WorkingLines } from '../economics/working-lines.tsx'
import { type Cell, elementOf } from './cell.ts'
import styles from './cell-editor.module.css'
import { focusCell } from './cell-focus.ts'

interface CellEditorProps {
  cell: Cell
  onDone(): void
}

/**
 * The form that corrects a figure, or how a rent was worked out, beside its cell. It belongs to the property and not to the row, so it stays open
 * while rows are drawn again, and closes when its cell is gone.
 */
export function CellEditor({ cell, onDone }: CellEditorProps) {
  const unit = useRentUnit()
  const property = useProperty(cell.id)
  const { field } = cell
  const correction = useCorrections(cell.id).get(field) ?? null
  const place = useRef(placeOf(cell))
  if (property === null) return null

  function close(): void {
    onDone()
    const element = elementOf(cell)
    if (element !== null) focusCell(element)
  }
  return (
    <Popover.Root open onOpenChange={onDone}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal container={portalRoot()}>
        <Popover.Content
          className={styles.editor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          updatePositionStrategy="always"
          aria-label={
            isComputedField(field)
              ? `${COMPUTED_NAMES[field].label} of ${property.name}`
              : `Correct ${correctedLabel(field)} of ${property.name}`
          }
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            close()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <p className={styles.name}>{property.name}</p>
          {isComputedField(field) ? (
            <WorkedOutCell {...{ property, field, unit }} />
          ) : (
            <LazyFigureEditor {...{ property, unit, correction, field }} onDone={close} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface WorkedOutCellProps {
  property: Property
  field: ComputedFieldName
  unit: RentUnit
}

/** How a rent that no source states was worked out; without one, what is missing and where that can be set. */
function WorkedOutCell({ property, field, unit }: WorkedOutCellProps) {
  const assumed = useAssumed()
  const { figure, missing, working } = computedField(field, property, assumed?.terms)
  if (figure !== null) {
    return (
      <>
        <WorkingLines working={working} unit={unit} />
        <AssumesLine
          assumptions={assumptionsBehind(field, property, assumed?.assumptions ?? [])}
          unit={unit}
        />
      </>
    )
  }
  return (
    <p className={styles.missing}>
      Cannot be worked out: {missingWords(missing)}. Correct what is missing in its cell, or try terms in the
      property’s Lease economics.
    </p>
  )
}

/** The property as it is now; as it was last where it has left the book meanwhile. */
function useProperty(id: string): Property | null {
  const { book } = useBook()
  const last = useRef<Property | null>(null)
  return useMemo(() => {
    const slot = book === null ? -1 : findSlot(book, id)
    if (book !== null && slot >= 0) last.current = propertyAt(book, slot)
    return last.current
  }, [book, id])
}

/** Where a cell is on the screen; where it was last while its row is not drawn. */
function placeOf(cell: Cell): { getBoundingClientRect(): DOMRect } {
  let last = new DOMRect()
  return {
    getBoundingClientRect() {
      last = elementOf(cell)?.getBoundingClientRect() ?? last
      return last
    },
  }
}
