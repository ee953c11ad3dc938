import { CloudOff, NotebookPen } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Me } from '../data/me.ts'
import { type Notes, useNotes } from '../data/notes/notes.ts'
import { useMe } from '../data/session/session.tsx'
import { useMay } from '../data/session/use-may.ts'
import { handFocusOn } from '../ui/hand-focus-on.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { type OutcomeWords, tellOutcome } from '../ui/layers/tell-outcome.ts'
import { NOTE_MESSAGES } from '../ui/note-messages.ts'
import { SERVER_AWAY } from '../ui/states/server-away.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { useNow } from '../ui/time/use-now.ts'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import styles from './team-notes.module.css'

/** What the team thinks of a property, live. */
export function TeamNotes({ propertyId }: { propertyId: string }) {
  const me = useMe()
  return me && <NotesOf key={propertyId} propertyId={propertyId} me={me} />
}

function NotesOf({ propertyId, me }: { propertyId: string; me: Me }) {
  const notes = useNotes(propertyId, me)
  const mayShare = useMay('writeTeamNotes')
  const mayRemove = useMay('removeShared')
  const now = useNow()
  const heading = useId()
  const [deleting, setDeleting] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  /** Ends an edit, after which the focus is on the note that was edited. */
  function end(id: string, act: () => void) {
    flushSync(act)
    list.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"]`)?.focus()
  }
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <header className={styles.head}>
        <h3 id={heading} className={styles.title}>
          Team Notes
        </h3>
        {notes.status === 'complete' && (
          <span className="muted figures" role="status">
            {notes.notes.length}
            <span className="visually-hidden">{notes.notes.length === 1 ? ' note' : ' notes'}</span>
          </span>
        )}
      </header>
      <NoteForm
        label="Add a note"
        action="Add Note"
        text={notes.draft}
        onChange={notes.changeDraft}
        onSubmit={() => void tellOutcome(notes.add(), ADD_WORDS)}
      />
      <ul ref={list} className={styles.list}>
        {notes.notes.map((note) => {
          const edit = note.state === 'saved' ? notes.editOf(note.id) : null
          return (
            <li key={note.id} ref={handFocusOn} data-note={note.id} tabIndex={-1} className={styles.item}>
              {edit ? (
                <NoteForm
                  label="Edit note"
                  action="Save"
                  takesFocus
                  text={edit}
                  onChange={(text) => notes.changeEdit(note.id, text)}
                  onSubmit={() => end(note.id, () => void tellOutcome(notes.saveEdit(note.id), EDIT_WORDS))}
                  onCancel={() => end(note.id, () => notes.cancelEdit(note.id))}
                />
              ) : (
                <NoteItem
                  note={note}
                  now={now}
                  isUnsent={note.state === 'waiting' && !notes.isLive}
                  mayDelete={note.isOwn || mayRemove}
                  onEdit={() =>
                    notes.changeEdit(note.id, { note: note.note, isPrivate: note.isPrivate || !mayShare })
                  }
                  onDelete={() => setDeleting(note.id)}
                  onRetry={() => void tellOutcome(notes.retry(note.id), ADD_WORDS)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <Rest {...notes} />
      <Confirm
        open={deleting !== null}
        title="Delete note"
        question={NOTE_MESSAGES.noteDeleteQuestion}
        action="Delete"
        onConfirm={() => {
          if (deleting !== null) void tellOutcome(notes.remove(deleting), DELETE_WORDS)
        }}
        onClose={() => setDeleting(null)}
      />
    </section>
  )
}

/** What stands where notes are not, or not all. */
function Rest({ status, notes }: Pick<Notes, 'status' | 'notes'>) {
  switch (status) {
    case 'loading':
      if (notes.length > 0) return null
      return (
        <div className={styles.loading}>
          <span className="visually-hidden">Loading notes</span>
          <Skeleton width="45%" height={14} />
          <Skeleton height={14} />
        </div>
      )
    case 'complete':
      if (notes.length > 0) return null
      return (
        <p className={styles.rest}>
          <NotebookPen size={15} strokeWidth={1.75} aria-hidden />
          No notes yet. Your team sees notes right away.
        </p>
      )
    case 'partial':
      return (
        <p className={styles.rest}>
          <CloudOff size={15} strokeWidth={1.75} aria-hidden />
          {notes.length > 0
            ? `${SERVER_AWAY} The latest notes may be missing.`
            : `${SERVER_AWAY} Notes will load when it's back.`}
        </p>
      )
  }
}

const ADD_WORDS: OutcomeWords = {
  saved: { title: NOTE_MESSAGES.noteAdded, description: NOTE_MESSAGES.noteAddedHow },
  failed: NOTE_MESSAGES.noteAddFailed,
  unsent: null,
}
const EDIT_WORDS: OutcomeWords = {
  saved: { title: NOTE_MESSAGES.noteUpdated },
  failed: NOTE_MESSAGES.noteUpdateFailed,
  unsent: `${SERVER_AWAY} Your text is saved in this browser.`,
}
const DELETE_WORDS: OutcomeWords = {
  saved: { title: NOTE_MESSAGES.noteDeleted },
  failed: NOTE_MESSAGES.noteDeleteFailed,
  unsent: `${SERVER_AWAY} The note was not deleted.`,
}
