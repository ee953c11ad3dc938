import { useLayoutEffect, useRef, useState } from 'react'
import type { SyncedCompList } from '../../../data/comp-lists/comp-lists.ts'
import { compNoteDraftsOf } from '../../../data/comp-lists/comp-note-drafts.ts'
import type { ListEdits } from '../../edits/use-list-edits.ts'

/** Changing the notes of comps in place. The same functions for good. */
export interface NoteEditing {
  /** What is typed but not yet known to be saved; null for nothing. */
  draftOf(propertyId: string): string | null
  open(propertyId: string): void
  type(propertyId: string, notes: string): void
  /** Closes the field and sends what it holds, where that is another text. */
  save(propertyId: string): void
  /** Closes the field, and forgets what it holds. */
  cancel(propertyId: string): void
  /** Gives the focus to what opens the field, once it is there again. */
  returnFocus(propertyId: string): void
  subscribe(listener: () => void): () => void
}

/** The notes that are being changed; `openId` is the comp whose field is open. */
export function useNoteEditing(
  list: SyncedCompList,
  edits: ListEdits | null,
): { openId: string | null; editing: NoteEditing | null } {
  const [openId, setOpenId] = useState<string | null>(null)
  const focusNext = useRef<string | null>(null)
  const newest = useRef({ list, edits, openId })
  useLayoutEffect(() => {
    newest.current = { list, edits, openId }
    if (focusNext.current === null) return
    document.querySelector<HTMLElement>(`[data-note="${CSS.escape(focusNext.current)}"]`)?.focus()
    focusNext.current = null
  })
  const { id: listId, ownerId } = list
  const [editing] = useState((): NoteEditing => {
    const drafts = compNoteDraftsOf(ownerId)
    return {
      draftOf: (propertyId) => drafts.of(listId, propertyId),
      subscribe: drafts.subscribe,
      open: setOpenId,
      type: (propertyId, notes) => drafts.put(listId, propertyId, notes),
      save(propertyId) {
        if (newest.current.openId !== propertyId) return
        setOpenId(null)
        newest.current.openId = null
        void send(propertyId)
      },
      cancel(propertyId) {
        drafts.drop(listId, propertyId)
        setOpenId(null)
        newest.current.openId = null
      },
      returnFocus(propertyId) {
        focusNext.current = propertyId
      },
    }

    async function send(propertyId: string): Promise<void> {
      const draft = drafts.of(listId, propertyId)
      if (draft === null) return
      const notes = draft.trim() === '' ? null : draft.trim()
      const saved =
        newest.current.list.entries.find((entry) => entry.propertyId === propertyId)?.notes ?? null
      drafts.drop(listId, propertyId)
      if (notes === saved) return
      const outcome = (await newest.current.edits?.annotate(propertyId, notes)) ?? 'unsent'
      // Where it was not taken, it is kept for another try, unless something else has been typed since.
      if (outcome === 'unsent' && drafts.of(listId, propertyId) === null)
        drafts.put(listId, propertyId, draft)
    }
  })
  return { openId, editing: edits === null ? null : editing }
}
