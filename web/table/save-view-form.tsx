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
  onSave(name: string, isPrivate: boolean): void
}

/** The name of a view that is saved, and whether the team sees it. A name one has given before is given anew. */
export function SaveViewForm({ taken, onSave }: SaveViewFormProps) {
  const mayShare = useMay('shareViews')
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const replaces = taken.includes(name.trim())

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (name.trim() !== '') onSave(name.trim(), !isShared)
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
      <p className={styles.hint}>Columns, their widths, the height of rows and the order are saved.</p>
      <Button type="submit" disabled={name.trim() === ''}>
        {replaces ? 'Replace view' : 'Save view'}
      </Button>
    </form>
  )
}
