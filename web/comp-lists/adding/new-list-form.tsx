import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { COMP_LIST_LENGTHS } from '../../../sync/domain/records/comp-list.ts'
import { isBlank } from '../../../sync/domain/words/person-text.ts'
import { Field } from '../../ui/fields/field.tsx'
import { NAME_EXAMPLE } from '../comp-list-words.ts'
import { TeamShared } from '../form/team-shared.tsx'
import styles from './new-list-form.module.css'

interface NewListFormProps {
  /** What stands in the name at first. */
  proposed: string
  /** On the button: what is done, and with how many. */
  action: string
  /** The form is all there is; else it stands below the lists that are there. */
  isOnly: boolean
  /** There are no lists yet to choose from. */
  isFirst: boolean
  isPossible: boolean
  onCreate(name: string, isPublic: boolean): void
}

/** Names a new comp list. */
export function NewListForm(props: NewListFormProps) {
  const { proposed, action, isOnly, isFirst, isPossible, onCreate } = props
  const [name, setName] = useState(proposed)
  const [isPublic, setPublic] = useState(false)
  return (
    <form
      className={styles.form}
      data-unkept={name !== proposed || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(name) || !isPossible) return
        onCreate(name, isPublic)
        setName(proposed)
      }}
    >
      <Field label={isOnly ? 'Name *' : isFirst ? 'A new comp list' : 'Or a new comp list'}>
        {(control) => (
          <TextField.Root
            {...control}
            required
            autoComplete="off"
            data-takes-focus={isOnly || isFirst || undefined}
            maxLength={COMP_LIST_LENGTHS.name}
            placeholder={NAME_EXAMPLE}
            value={name}
            onFocus={(event) => isOnly && event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.foot}>
        <TeamShared checked={isPublic} onChange={setPublic} />
        <Button
          type="submit"
          variant={isOnly ? 'solid' : 'outline'}
          color={isOnly ? 'indigo' : 'gray'}
          disabled={isBlank(name) || !isPossible}
        >
          {action}
        </Button>
      </div>
    </form>
  )
}
