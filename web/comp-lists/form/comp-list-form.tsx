import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import type { Geocoded } from '../../../sync/domain/place/geocoded.ts'
import { COMP_LIST_LENGTHS } from '../../../sync/domain/records/comp-list.ts'
import { isBlank } from '../../../sync/domain/words/person-text.ts'
import type { CompListDetails } from '../../data/comp-lists/comp-list-writes.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { NAME_EXAMPLE } from '../comp-list-words.ts'
import styles from './comp-list-form.module.css'
import { TeamShared } from './team-shared.tsx'
import { type CenterPlace, useCenterPlace } from './use-center-place.ts'

interface CompListFormProps {
  open: boolean
  onClose(isThrownAway: boolean): void
  title: string
  /** On the button. */
  action: string
  initial: CompListDetails
  /**
   * `typed` holds only what the person touched; `place` is where the center address is, where that could be found out.
   * Answers whether it was taken.
   */
  onSubmit(typed: Partial<CompListDetails>, place: Geocoded | null): Promise<boolean>
}

/**
 * The name of a comp list, its place, and who may see it. A form that was closed without Cancel, such as by Esc, or
 * was refused, keeps what was typed until it is opened again; its other fields show the list as it is then.
 */
export function CompListForm({ open, onClose, title, action, initial, onSubmit }: CompListFormProps) {
  const form = useId()
  const [typed, setTyped] = useState<Partial<CompListDetails>>({})
  const [isDone, setDone] = useState(false)
  const [isSending, setSending] = useState(false)
  if (open && isDone) {
    setDone(false)
    setTyped({})
  }
  const details = { ...initial, ...typed }
  const change = (part: Partial<CompListDetails>) => setTyped({ ...typed, ...part })
  const center = useCenterPlace(open ? (details.centerAddress ?? '') : '')
  const isNamed = !isBlank(details.name)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isNamed || isSending) return
    setSending(true)
    const place = await center.settle()
    setSending(false)
    setDone(true)
    if (await onSubmit(typed, place)) return
    setDone(false)
    setTyped(typed)
  }

  function cancel() {
    setDone(true)
    onClose(true)
  }

  return (
    <Dialog
      open={open}
      onClose={() => onClose(false)}
      title={title}
      footer={
        <>
          <Button variant="outline" color="gray" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!isNamed || isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        data-unkept={Object.keys(typed).length > 0 || undefined}
        onSubmit={submit}
      >
        <Field label="Name *">
          {(control) => (
            <TextField.Root
              {...control}
              required
              data-takes-focus
              autoComplete="off"
              maxLength={COMP_LIST_LENGTHS.name}
              placeholder={NAME_EXAMPLE}
              value={details.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Description">
          {(control) => (
            <TextArea
              {...control}
              maxLength={COMP_LIST_LENGTHS.description}
              value={details.description ?? ''}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Field label="Center Address">
          {(control) => (
            <>
              <TextField.Root
                {...control}
                autoComplete="off"
                maxLength={COMP_LIST_LENGTHS.address}
                placeholder="11830 Tanner Rd, Houston, TX"
                value={details.centerAddress ?? ''}
                onChange={(event) => change({ centerAddress: event.target.value })}
              />
              <p className={styles.hint} role="status">
                {centerWords(center)}
              </p>
            </>
          )}
        </Field>
        <TeamShared checked={details.isPublic} onChange={(isPublic) => change({ isPublic })} />
      </form>
    </Dialog>
  )
}

function centerWords({ status, label }: CenterPlace): string {
  switch (status) {
    case 'none':
      return 'Distances are measured from here.'
    case 'looking':
      return 'Looking up the address'
    case 'found':
      return `On the map: ${label}`
    case 'unknown':
      return 'Address not found. It is saved as typed, without distances.'
  }
}
