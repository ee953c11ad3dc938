import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { formatCount } from '../../sync/domain/format.ts'
import { COMP_LIST_LENGTHS } from '../../sync/domain/records/comp-list.ts'
import { isBlank } from '../../sync/domain/words/person-text.ts'
import { RentOnlySwitch } from '../comp-lists/adding/rent-only-switch.tsx'
import { TeamShared } from '../comp-lists/form/team-shared.tsx'
import { canBeRentOnly } from '../comps/rent-only.ts'
import { Field } from '../ui/fields/field.tsx'
import { Dialog } from '../ui/layers/dialog.tsx'
import { propertiesWords } from './portfolio-words.ts'
import styles from './save-dialog.module.css'

interface SaveDialogProps {
  open: boolean
  /** How many properties it will hold. */
  count: number
  /** And how many of them state a rent. */
  withRent: number
  onClose: () => void
  onSave: (name: string, isPublic: boolean, isRentOnly: boolean) => void
}

/** Asks what the comp list of the set is to be called. */
export function SaveDialog({ open, count, withRent, onClose, onSave }: SaveDialogProps) {
  const form = useId()
  const [name, setName] = useState('')
  const [isPublic, setPublic] = useState(false)
  const [wantsRent, setWantsRent] = useState(true)
  const hasChoice = canBeRentOnly(withRent, count)
  const isRentOnly = hasChoice && wantsRent
  const saved = isRentOnly ? withRent : count
  const isNamed = !isBlank(name)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed) return
    onSave(name.trim(), isPublic, isRentOnly)
    setName('')
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save as Comp List"
      description={
        isRentOnly
          ? `${formatCount(withRent)} of ${propertiesWords(count)} of the set become its comps.`
          : `All ${propertiesWords(count)} of the set become its comps.`
      }
      footer={
        <>
          <Button variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!isNamed}>
            Save with {formatCount(saved)}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} data-unkept={name !== '' || undefined} onSubmit={submit}>
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
        {hasChoice && (
          <RentOnlySwitch {...{ withRent, count }} checked={isRentOnly} onChange={setWantsRent} />
        )}
        <TeamShared checked={isPublic} onChange={setPublic} />
      </form>
    </Dialog>
  )
}
