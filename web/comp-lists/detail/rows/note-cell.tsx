import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { COMP_LIST_LENGTHS } from '../../../../sync/domain/records/comp-list.ts'
import type { SyncedComp } from '../../../data/comp-lists/comp-lists.ts'
import styles from './note-cell.module.css'
import type { NoteEditing } from './use-note-editing.ts'

interface NoteCellProps {
  entry: Pick<SyncedComp, 'propertyId' | 'propertyName' | 'notes'>
  /** Null for who may only read. */
  editing: NoteEditing | null
  isOpen: boolean
  tabbable: boolean
}

/** What the list says of a comp; to its owner a press away from being changed. */
export const NoteCell = memo(function NoteCell({ entry, editing, isOpen, tabbable }: NoteCellProps) {
  const { propertyId, propertyName, notes } = entry
  if (editing === null) {
    return (
      <td className={styles.cell} data-column="notes">
        <span className={styles.words} title={notes ?? undefined}>
          {notes}
        </span>
      </td>
    )
  }
  return (
    <td className={styles.cell} data-column="notes" data-open={isOpen || undefined}>
      {isOpen ? (
        <NoteField {...{ propertyId, propertyName, notes, editing }} />
      ) : (
        <NoteButton {...{ propertyId, propertyName, notes, editing, tabbable }} />
      )}
    </td>
  )
})

interface PartProps extends Pick<SyncedComp, 'propertyId' | 'propertyName' | 'notes'> {
  editing: NoteEditing
}

function NoteButton({
  propertyId,
  propertyName,
  notes,
  editing,
  tabbable,
}: PartProps & { tabbable: boolean }) {
  const draft = useSyncExternalStore(editing.subscribe, () => editing.draftOf(propertyId))
  const isUnsaved = draft !== null && draft.trim() !== (notes ?? '')
  const words = isUnsaved ? draft : notes
  return (
    <button
      type="button"
      className={styles.button}
      data-note={propertyId}
      data-empty={words === null || words === '' || undefined}
      aria-label={words ? `Notes of ${propertyName}: ${words}. Edit` : `Add notes to ${propertyName}`}
      title={words || undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => editing.open(propertyId)}
    >
      {isUnsaved && <span className={styles.unsaved}>Not saved </span>}
      {words || 'Add notes'}
    </button>
  )
}

function NoteField({ propertyId, propertyName, notes, editing }: PartProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useSyncExternalStore(editing.subscribe, () => editing.draftOf(propertyId))
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={`Notes of ${propertyName}`}
      aria-keyshortcuts="Enter Escape"
      rows={1}
      maxLength={COMP_LIST_LENGTHS.notes}
      value={draft ?? notes ?? ''}
      onChange={(event) => editing.type(propertyId, event.target.value)}
      onBlur={() => editing.save(propertyId)}
      onKeyDown={(event) => {
        // The keys of the list have nothing to do here.
        event.stopPropagation()
        if (event.key === 'Escape') editing.cancel(propertyId)
        else if (event.key === 'Enter' && !event.shiftKey) editing.save(propertyId)
        else return
        event.preventDefault()
        editing.returnFocus(propertyId)
      }}
    />
  )
}
