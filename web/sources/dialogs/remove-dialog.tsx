import { useCallback } from 'react'
import { type ApiSource, sourceHolds } from '../../../sync/api/sources.ts'
import { call } from '../../data/requests/call.ts'
import { useAnswer } from '../../data/requests/use-answer.ts'
import { counted } from '../../session/counted.ts'
import { Confirm } from '../../ui/layers/confirm.tsx'
import { failureWords } from '../../ui/states/failure-words.ts'
import type { SourceActions } from '../use-sources.ts'

interface RemoveDialogProps {
  open: boolean
  source: ApiSource
  actions: SourceActions
  onClose(): void
}

/** Asked before a source is removed, with what would go. */
export function RemoveDialog({ open, source, actions, onClose }: RemoveDialogProps) {
  return (
    <Confirm
      open={open}
      title={`Remove ${source.name}?`}
      action="Remove"
      onConfirm={() => void actions.remove(source)}
      onClose={onClose}
    >
      <Holds id={source.id} />
    </Confirm>
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
