import { useSyncExternalStore } from 'react'
import { useWaitingFiles } from '../attachments/browser-waiting-files.ts'
import { noteDraftsOf } from '../notes/browser-note-drafts.ts'
import { unsentChangesOf } from '../zero/unsent-changes.ts'

/** How many of a user's changes wait in this browser to be sent. */
export function useWaitingChanges(userId: string): number {
  const drafts = noteDraftsOf(userId)
  const notes = useSyncExternalStore(drafts.subscribe, drafts.all)
  const unsent = unsentChangesOf(userId)
  const changes = useSyncExternalStore(unsent.subscribe, unsent.count)
  const files = useWaitingFiles(userId)
  return (
    changes +
    notes.filter(({ state }) => state === 'waiting').length +
    files.filter(({ refusal }) => refusal === null).length
  )
}
