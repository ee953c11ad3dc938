import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { COMP_LIST_LENGTHS } from '../../../../sync/domain/records/comp-list.ts'
import type { SyncedComp } from '../../../data/comp-lists/comp-lists.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'

interface NoteDialogProps {
  /** Null while it is closed. */
  entry: SyncedComp | null
  onSave(propertyId: string, notes: string | null): void
  onClose(): void
}

/** A comp's notes, where its row has no room for them. */
export function NoteDialog({ entry, onSave, onClose }: NoteDialogProps) {
  const [typed, setTyped] = useState<{ id: string; notes: string } | null>(null)
  const notes = typed !== null && typed.id === entry?.propertyId ? typed.notes : (entry?.notes ?? '')
  const [name, setName] = useState('')
  if (entry !== null && entry.propertyName !== name) setName(entry.propertyName)

  function close() {
    setTyped(null)
    onClose()
  }

  return (
    <Dialog
      open={entry !== null}
      onClose={close}
      title={`Notes of ${name}`}
      footer={
        <>
          <Button variant="outline" color="gray" onClick={close}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              if (entry !== null) onSave(entry.propertyId, notes.trim() === '' ? null : notes.trim())
              close()
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <TextArea
        aria-label="Notes"
        data-takes-focus
        maxLength={COMP_LIST_LENGTHS.notes}
        value={notes}
        onChange={(event) => entry && setTyped({ id: entry.propertyId, notes: event.target.value })}
      />
    </Dialog>
  )
}
