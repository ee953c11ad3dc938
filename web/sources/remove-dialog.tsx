import { Button } from '@radix-ui/themes'
import { useCallback } from 'react'
import { type ApiSource, sourceHolds } from '../../sync/api/sources.ts'
import { call } from '../data/call.ts'
import { useAnswer } from '../data/use-answer.ts'
import { counted } from '../session/counted.ts'
import { failureWords } from '../ui/failure-words.ts'
import { Dialog } from '../ui/layers/dialog.tsx'
import type { SourceActions } from './use-sources.ts'

interface RemoveDialogProps {
  open: boolean
  source: ApiSource
  actions: SourceActions
  onClose(): void
}

/** Asked before a source is removed, with what would go. */
export function RemoveDialog({ open, source, actions, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Remove ${source.name}?`}
      width={420}
      alert
      footer={
        <>
          <Button variant="outline" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red"
            onClick={() => {
              onClose()
              void actions.remove(source)
            }}
          >
            Remove
          </Button>
        </>
      }
    >
      <Holds id={source.id} />
    </Dialog>
  )
}

function Holds({ id }: { id: number }) {
  const ask = useCallback(() => call(sourceHolds, { id }), [id])
  const { answer, failure } = useAnswer(ask)
  if (answer === null) {
    const words = failure === null ? 'Finding what would go with it…' : failureWords(failure)
    return <p role="status">{words}</p>
  }
  const { properties, notes, corrections, lists } = answer
  const hangs = [
    ...(notes > 0 ? [counted(notes, 'note', 'notes')] : []),
    ...(corrections > 0 ? [counted(corrections, 'correction', 'corrections')] : []),
    ...(lists > 0 ? [`places in ${counted(lists, 'comp list', 'comp lists')}`] : []),
  ]
  return (
    <p role="status">
      {counted(properties, 'property goes', 'properties go')} with it
      {hangs.length > 0 && `, and with them ${hangs.join(', ')}`}. It can be brought back with Undo.
    </p>
  )
}
