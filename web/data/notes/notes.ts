import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection, useSync } from '../book/book.tsx'
import type { Me } from '../me.ts'
import type { WriteOutcome } from '../requests/write-outcome.ts'
import { whatChanged } from '../what-changed.ts'
import { noteDraftsOf } from './browser-note-drafts.ts'
import type { NoteDraft } from './note-drafts.ts'
import { type ShownNote, type SyncedNote, shownNotes } from './shown-notes.ts'

export interface NoteText {
  note: string
  isPrivate: boolean
}

export interface Notes {
  /** Newest first. */
  notes: readonly ShownNote[]
  /** `partial`: what this browser has, while the server does not answer. */
  status: 'loading' | 'complete' | 'partial'
  /** The server answers, so what is sent arrives at once. */
  isLive: boolean
  /** What stands in the form for a new note. */
  draft: NoteText
  changeDraft(part: Partial<NoteText>): void
  /** Sends the draft and clears the form. */
  add(): Promise<WriteOutcome>
  /** Sends a refused note again. */
  retry(id: string): Promise<WriteOutcome>
  /** The changed text of a note that is being edited, or null. */
  editOf(id: string): NoteText | null
  changeEdit(id: string, text: NoteText): void
  cancelEdit(id: string): void
  /** Saves what was edited. Where it was not taken, the edit is open again. */
  saveEdit(id: string): Promise<WriteOutcome>
  remove(id: string): Promise<WriteOutcome>
}

interface Watched {
  propertyId: string
  rows: readonly SyncedNote[]
  isComplete: boolean
}

const EMPTY: NoteText = { note: '', isPrivate: false }

/** A property's notes, live, with what one can do to them. Nothing typed is lost before it is saved or cleared. */
export function useNotes(propertyId: string, me: Me): Notes {
  const sync = useSync()
  const connection = useConnection()
  const store = noteDraftsOf(me.id)
  const drafts = useSyncExternalStore(store.subscribe, store.all).filter(
    (draft) => draft.propertyId === propertyId,
  )
  const [edits, setEdits] = useState<ReadonlyMap<string, number>>(new Map())
  const [watched, setWatched] = useState<Watched | null>(null)
  useEffect(
    () => sync?.notes.watch(propertyId, (rows, isComplete) => setWatched({ propertyId, rows, isComplete })),
    [sync, propertyId],
  )
  const own = watched?.propertyId === propertyId ? watched : null
  const isAway = connection !== 'live' && connection !== 'connecting'

  // Read from the store itself: an action may be called long after it was handed out.
  const find = (state: NoteDraft['state'], id?: string) =>
    store
      .all()
      .find((d) => d.propertyId === propertyId && d.state === state && (id === undefined || d.id === id))

  const send = async (draft: NoteDraft): Promise<WriteOutcome> => {
    if (sync) return sync.notes.send(draft)
    store.put({ ...draft, state: 'waiting' })
    return 'unconfirmed'
  }

  return {
    notes: shownNotes(own?.rows ?? [], drafts, edits, me),
    status: own?.isComplete ? 'complete' : isAway ? 'partial' : 'loading',
    isLive: connection === 'live',
    draft: find('new') ?? EMPTY,
    changeDraft(part) {
      const fresh = find('new')
      const id = fresh?.id ?? crypto.randomUUID()
      const next: NoteDraft = { ...EMPTY, ...fresh, ...part, id, propertyId, state: 'new', at: Date.now() }
      if (next.note === '' && !next.isPrivate) store.drop(id)
      else store.put(next)
    },
    async add() {
      const fresh = find('new')
      return fresh ? send({ ...fresh, at: Date.now() }) : 'failed'
    },
    async retry(id) {
      const failed = find('failed', id)
      return failed ? send(failed) : 'failed'
    },
    editOf: (id) => find('editing', id) ?? null,
    changeEdit(id, { note, isPrivate }) {
      const row = own?.rows.find((one) => one.id === id)
      const was = find('editing', id)?.was ?? (row && { note: row.note, isPrivate: row.isPrivate })
      store.put({ id, propertyId, note, isPrivate, ...(was && { was }), state: 'editing', at: Date.now() })
    },
    cancelEdit: (id) => store.drop(id),
    async saveEdit(id) {
      const edit = find('editing', id)
      if (!edit) return 'failed'
      const { note, isPrivate, was } = edit
      const changed = was ? whatChanged(was, { note, isPrivate }) : { note, isPrivate }
      const now = Date.now()
      store.drop(id)
      if (Object.keys(changed).length === 0) return 'saved'
      setEdits((known) => new Map(known).set(id, now))
      const outcome = (await sync?.notes.edit({ id, ...changed, now })) ?? 'unsent'
      if (outcome === 'failed' || outcome === 'unsent') store.put(edit)
      return outcome
    },
    async remove(id) {
      // Before anything else, or it would be sent again.
      store.drop(id)
      if (!own?.rows.some((row) => row.id === id)) return 'saved'
      return (await sync?.notes.remove(id)) ?? 'unsent'
    },
  }
}
