import { useState } from 'react'
import { useCompListWrites } from '../data/comp-lists/use-comp-list-writes.ts'
import { tellOutcome } from '../ui/layers/tell-outcome.ts'
import { toast } from '../ui/layers/toast.tsx'
import { compListDeleteQuestion, LIST_MESSAGES } from '../ui/list-messages.ts'
import { DELETE_WORDS } from './comp-list-words.ts'

/** How long a deletion can be taken back from its toast. */
const UNDO_MS = 10_000

interface Named {
  id: number
  name: string
}

/** Deletes comp lists: asks first, and offers to take it back. */
export function useListDeletion(onDeleted?: () => void) {
  const writes = useCompListWrites()
  const [asked, setAsked] = useState<Named | null>(null)

  async function remove({ id }: Named) {
    if (writes === null) return
    const outcome = await tellOutcome(writes.remove(id), DELETE_WORDS)
    if (outcome === 'failed' || outcome === 'unsent') return
    toast({
      title: LIST_MESSAGES.compListDeleted,
      kind: 'undo',
      durationMs: UNDO_MS,
      action: { label: 'Undo', run: () => void tellOutcome(writes.restore(id), DELETE_WORDS) },
    })
    onDeleted?.()
  }

  return {
    ask: setAsked,
    /** What `Confirm` shows. */
    confirm: {
      open: asked !== null,
      title: 'Delete comp list',
      question: compListDeleteQuestion(asked?.name ?? ''),
      action: 'Delete',
      onConfirm: () => void (asked && remove(asked)),
      onClose: () => setAsked(null),
    },
  }
}
