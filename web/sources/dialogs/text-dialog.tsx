import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { isBlank } from '../../../sync/domain/words/person-text.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'

interface TextDialogProps {
  open: boolean
  title: string
  label: string
  value: string
  mostLength: number
  action: string
  onClose(): void
  /** Answers whether it was taken. */
  onSubmit(text: string): Promise<boolean>
}

/** One text of a source that is typed anew. */
export function TextDialog({ open, onClose, title, ...form }: TextDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <TextForm {...form} onClose={onClose} />
    </Dialog>
  )
}

type TextFormProps = Omit<TextDialogProps, 'open' | 'title'>

function TextForm({ label, value, mostLength, action, onClose, onSubmit }: TextFormProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const [isSending, setSending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending || isBlank(text)) return
    setSending(true)
    if (text.trim() === value || (await onSubmit(text.trim()))) onClose()
    else setSending(false)
  }
  return (
    <form id={id} data-unkept={text !== value || undefined} onSubmit={(e) => void submit(e)}>
      <Field label={label}>
        {(control) => (
          <TextField.Root
            {...control}
            required
            data-takes-focus
            autoComplete="off"
            maxLength={mostLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" mt="3" disabled={isBlank(text) || isSending}>
        {action}
      </Button>
    </form>
  )
}
