import { forgetKeys } from '../forget-keys.ts'
import { createNoteDrafts, type NoteDrafts } from './note-drafts.ts'

const PREFIX = 'clearheight-note-drafts:'

const opened = new Map<string, NoteDrafts>()

/** A user's drafts in this browser; the same object for the same user. */
export function noteDraftsOf(userId: string): NoteDrafts {
  const known = opened.get(userId)
  if (known) return known
  const drafts = createNoteDrafts({
    storage: localStorage,
    key: PREFIX + userId,
    onStorage: (listener) => window.addEventListener('storage', (event) => listener(event.key)),
  })
  opened.set(userId, drafts)
  return drafts
}

/** Removes the drafts of everyone but this user. */
export function forgetNoteDrafts({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
