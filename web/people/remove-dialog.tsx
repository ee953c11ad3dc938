import { Button } from '@radix-ui/themes'
import type { ApiPerson } from '../../sync/api/people.ts'
import { Dialog } from '../ui/layers/dialog.tsx'
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
  const { name, lists, notes } = person
  const owns = lists > 0 || notes > 0
  const question = owns
    ? `${name} still has ${ownedWords(person)}. Hand them over first.`
    : 'Their private notes, sessions and API tokens are deleted, and this cannot be undone. Their name stays beside what they did. Whom the directory lets in can come again as somebody new: disable them to keep them out.'
  const act = owns ? onHandOver : onRemove
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Remove ${name}?`}
      description={question}
      width={420}
      alert
      footer={
        <>
          <Button variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            {...(!owns && { color: 'red' })}
            onClick={() => {
              onClose()
              act()
            }}
          >
            {owns ? 'Hand over' : 'Remove'}
          </Button>
        </>
      }
    />
  )
}
