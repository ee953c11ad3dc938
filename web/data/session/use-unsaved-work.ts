import { useSyncExternalStore } from 'react'
import { useWaitingFiles } from '../attachments/browser-waiting-files.ts'
import { hasChat } from '../chat/chat-key.ts'
import { compNoteDraftsOf } from '../comp-lists/comp-note-drafts.ts'
import { typedWritesOf } from '../comp-lists/typed-writes.ts'
import { typedCorrectionsOf } from '../corrections/typed-corrections.ts'
import { noteDraftsOf } from '../notes/browser-note-drafts.ts'
import { useWaitingChanges } from '../sync/use-waiting-changes.ts'

/** What only this browser has of a user's work. */
export interface UnsavedWork {
  /** Changes that wait to be sent. */
  changes: number
  /** Notes, of properties and of comps, that are typed and not saved. */
  drafts: number
  /** Changes of comp lists, corrections and files that the server refused or does not have. */
  refused: number
  /** There is a conversation with the assistant. */
  chat: boolean
}

/** What signing out would lose, followed as it changes. */
export function useUnsavedWork(userId: string): UnsavedWork {
  const notes = useSyncExternalStore(noteDraftsOf(userId).subscribe, noteDraftsOf(userId).all)
  const comps = useSyncExternalStore(compNoteDraftsOf(userId).subscribe, compNoteDraftsOf(userId).count)
  const refused = typedWritesOf(userId)
  const corrections = typedCorrectionsOf(userId)
  const files = useWaitingFiles(userId)
  return {
    changes: useWaitingChanges(userId),
    drafts: comps + notes.filter(({ state }) => state !== 'waiting').length,
    refused:
      useSyncExternalStore(refused.subscribe, refused.all).length +
      useSyncExternalStore(corrections.subscribe, corrections.all).length +
      files.filter(({ refusal }) => refusal !== null).length,
    chat: hasChat(userId),
  }
}
