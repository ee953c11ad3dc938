import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { VIEW_NAME_LENGTH } from '../../sync/domain/table/table-view.ts'
import { useMay } from '../data/session/use-may.ts'
import { Field } from '../ui/fields/field.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import styles from './save-view-form.module.css'

interface SaveViewFormProps {
  /** Names that the user's own views have. */
  taken: readonly string[]
  /** The view that is renamed; absent where one is saved. */
  renames?: { readonly name: string; readonly isPrivate: boolean } | undefined
  onSave(name: string, isPrivate: boolean): void
}

/**
 * The name of a view that is saved or renamed, and whether the team sees it. Saved under a name one has given before, it
 * takes the place of that view.
 */
export function SaveViewForm({ taken, renames, onSave }: SaveViewFormProps) {
  const mayShare = useMay('shareViews')
  const [name, setName] = useState(renames?.name ?? '')
  const [isShared, setShared] = useState(renames?.isPrivate === false)
  const isTaken = taken.includes(name.trim()) && name.trim() !== renames?.name
  const isRefused = name.trim() === '' || (renames !== undefined && isTaken)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isRefused) onSave(name.trim(), !isShared)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label="Name of the view">
        {(control) => (
          <TextField.Root
            {...control}
            value={name}
            maxLength={VIEW_NAME_LENGTH}
            autoComplete="off"
            data-takes-focus
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {mayShare && (
        <Switch checked={isShared} onChange={setShared}>
          Share with the team
        </Switch>
      )}
      {renames === undefined ? (
        <p className={styles.hint}>Columns, their widths, the height of rows and the order are saved.</p>
      ) : (
        isTaken && <p className={styles.hint}>Another view of yours has this name.</p>
      )}
      <Button type="submit" disabled={isRefused}>
        {renames !== undefined ? 'Rename view' : isTaken ? 'Replace view' : 'Save view'}
      </Button>
    </form>
  )
}
