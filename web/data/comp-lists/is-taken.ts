import {
  compListAddress,
  compListDescription,
  compListName,
  compNotes,
} from '../../../sync/domain/records/comp-list.ts'
import type { CompListEntryRow, CompListRow } from '../../../sync/schema.ts'
import type { TypedWrite } from './typed-writes.ts'

type Held = Pick<CompListRow, 'name' | 'description' | 'centerAddress'> & {
  readonly entries: readonly Pick<
    CompListEntryRow,
    'propertyId' | 'notes' | 'excludeReason' | 'adjustments'
  >[]
}

/** Whether a list, null where there is none, holds the words of a write. */
export function isTaken(write: TypedWrite, list: Held | null): boolean {
  if (list === null) return false
  const entryOf = (propertyId: string) => list.entries.find((entry) => entry.propertyId === propertyId)
  switch (write.kind) {
    case 'create':
      return true
    case 'edit': {
      const { name, description, centerAddress } = write.details
      return (
        (name === undefined || isKeptAs(compListName, name, list.name)) &&
        (description === undefined || isKeptAs(compListDescription, description, list.description)) &&
        (centerAddress === undefined || isKeptAs(compListAddress, centerAddress, list.centerAddress))
      )
    }
    case 'add':
      return write.comps.every(
        ({ propertyId, notes }) => notes === null || isKeptAs(compNotes, notes, entryOf(propertyId)?.notes),
      )
    case 'annotate':
      return isKeptAs(compNotes, write.notes, entryOf(write.propertyId)?.notes)
    case 'exclude':
      return isKeptAs(compNotes, write.reason, entryOf(write.propertyId)?.excludeReason)
    case 'adjust': {
      const held = entryOf(write.propertyId)?.adjustments?.[write.of] ?? null
      const { adjustment } = write
      if (adjustment === null || held === null) return adjustment === held
      const isFigure = adjustment.kind === held.kind && adjustment.amount === held.amount
      return isFigure && isKeptAs(compNotes, adjustment.reason, held.reason)
    }
  }
}

/** Whether what was typed is kept as this: it is cleaned at its door. */
function isKeptAs(
  door: typeof compListName | typeof compNotes,
  typed: string | null,
  held: string | null | undefined,
): boolean {
  const kept = door.safeParse(typed)
  return kept.success && kept.data === (held ?? null)
}
