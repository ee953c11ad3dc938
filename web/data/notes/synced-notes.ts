import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { outcomeOf, type WriteOutcome } from '../requests/write-outcome.ts'
import type { ProductZero } from '../zero/open-zero.ts'
import type { UnsentChanges } from '../zero/unsent-changes.ts'
import type { NoteDrafts } from './note-drafts.ts'
import { createNoteOutbox, type NoteOutbox } from './note-outbox.ts'
import type { SyncedNote } from './shown-notes.ts'

/** What is absent stays as it is. */
interface NoteChange {
  id: string
  note?: string
  isPrivate?: boolean
  /** The browser's clock, milliseconds since 1970. */
  now: number
}

/** Notes in the sync engine. */
export interface SyncedNotes extends NoteOutbox {
  /** Tells of a property's notes now and with every change; `isComplete` once the server has answered. */
  watch(propertyId: string, onNotes: (notes: readonly SyncedNote[], isComplete: boolean) => void): () => void
  edit(change: NoteChange): Promise<WriteOutcome>
  remove(id: string): Promise<WriteOutcome>
}

export function createSyncedNotes(zero: ProductZero, drafts: NoteDrafts, unsent: UnsentChanges): SyncedNotes {
  const outbox = createNoteOutbox(drafts, ({ id, propertyId, note, isPrivate, at }) =>
    outcomeOf(zero.mutate(mutators.note.add({ id, propertyId, note, isPrivate, now: at }))),
  )
  return {
    ...outbox,
    watch(propertyId, onNotes) {
      const view = zero.materialize(queries.note.ofProperty({ propertyId }))
      view.addListener((rows, state) => onNotes(rows, state === 'complete'))
      return () => view.destroy()
    },
    edit: async (change) => (await unsent.written(zero.mutate(mutators.note.edit(change)))).outcome,
    remove: async (id) => (await unsent.written(zero.mutate(mutators.note.remove({ id })))).outcome,
  }
}
