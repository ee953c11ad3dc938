import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { COMP_LIST_LENGTHS } from '../../sync/domain/comp-list.ts'
import { TeamShared } from '../comp-lists/form/team-shared.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { propertiesWords } from './portfolio-words.ts'
import styles from './save-dialog.module.css'

interface SaveDialogProps {
  open: boolean
  /** How many properties it will hold. */
  count: number
  onClose: () => void
  onSave: (name: string, isPublic: boolean) => void
}

/** Asks what the comp list of the set is to be called. */
export function SaveDialog({ open, count, onClose, onSave }: SaveDialogProps) {
  const form = useId()
  const [name, setName] = useState('')
  const [isPublic, setPublic] = useState(false)
  const isNamed = name.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed) return
    onSave(name.trim(), isPublic)
    setName('')
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save as Comp List"
      description={`All ${propertiesWords(count)} of the set become its comps.`}
      footer={
        <>
          <Button variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!isNamed}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        <Field label="Name *">
          {(control) => (
            <TextField.Root
              {...control}
              required
              autoComplete="off"
              maxLength={COMP_LIST_LENGTHS.name}
              placeholder="Houston manufacturing with cranes"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <TeamShared checked={isPublic} onChange={setPublic} />
      </form>
    </Dialog>
  )
}
