import type { ApiPerson } from '../../sync/api/people.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { ownedWords } from './owned-words.ts'

interface RemoveDialogProps {
  open: boolean
  person: ApiPerson
  onClose(): void
  onHandOver(): void
  onRemove(): void
}

/** Asks before somebody is removed, with what goes; what is shared is handed over first. */
export function RemoveDialog({ open, person, onClose, onHandOver, onRemove }: RemoveDialogProps) {
  const { name } = person
  const owned = ownedWords(person)
  const owns = owned !== ''
  const question = owns
    ? `${name} still has ${owned}. Hand them over first.`
    : 'Their private notes and views, sessions and API tokens are deleted, and this cannot be undone. Their name stays beside what they did. Whom the directory lets in can come again as somebody new: disable them to keep them out.'
  return (
    <Confirm
      open={open}
      title={`Remove ${name}?`}
      question={question}
      action={owns ? 'Hand over' : 'Remove'}
      isHarmless={owns}
      onConfirm={owns ? onHandOver : onRemove}
      onClose={onClose}
    />
  )
}
