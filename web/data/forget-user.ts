import { endWaitingFiles } from './attachments/browser-waiting-files.ts'
import { filesDatabaseOf } from './attachments/files-database-name.ts'
import { forgetStoredBooks } from './book/forget-stored-books.ts'
import { forgetChats } from './chat/chat-key.ts'
import { forgetCompNoteDrafts } from './comp-lists/comp-note-drafts.ts'
import { forgetTypedWrites } from './comp-lists/typed-writes.ts'
import { forgetCompDrafts } from './corrections/comp-draft.ts'
import { forgetTypedCorrections } from './corrections/typed-corrections.ts'
import { forgetUntoldExports } from './exports/untold-exports-key.ts'
import { forgetVisits } from './last-visit.ts'
import { endMe, forgetMe } from './me.ts'
import { forgetNoteDrafts } from './notes/browser-note-drafts.ts'
import { forgetPlaces } from './places/last-place.ts'
import { forgetSelection } from './portfolio-selection.ts'
import { forgetRecentChoices } from './recent-choices.ts'
import { tellBooksForgotten, tellForgotten } from './user-channel.ts'
import { forgetUnsentChanges, unsentChangesOf } from './zero/unsent-changes.ts'

/** Longest wait for the browser to let go of a database that another tab may hold, ms. */
const DELETE_TIMEOUT_MS = 2_000

/**
 * Removes from this browser what belongs to anyone but the given user, or to anyone: who was signed in, the stored
 * book, the sync engine's databases, drafts and conversations. Other tabs let go of it as well.
 */
export async function forgetUsers({ but }: { but: string | null }): Promise<void> {
  if (but === null) forgetMe()
  tellForgotten(but)
  forgetNoteDrafts({ butOf: but })
  forgetCompNoteDrafts({ butOf: but })
  forgetCompDrafts({ butOf: but })
  forgetTypedWrites({ butOf: but })
  forgetTypedCorrections({ butOf: but })
  forgetUnsentChanges({ butOf: but })
  forgetChats({ butOf: but })
  forgetRecentChoices({ butOf: but })
  forgetVisits({ butOf: but })
  forgetPlaces({ butOf: but })
  forgetSelection()
  forgetUntoldExports()
  await forgetStores({ butFilesOf: but })
}

/**
 * Removes what the browser stored from the server for a user who is not signed in any more. Work of theirs that only
 * this browser has waits for them, and is removed once anybody else signs in.
 */
export async function forgetEnded(userId: string | null): Promise<void> {
  if (userId === null) forgetMe()
  else endMe(userId)
  tellBooksForgotten(userId)
  forgetNoteDrafts({ butOf: userId })
  forgetCompNoteDrafts({ butOf: userId })
  forgetCompDrafts({ butOf: userId })
  forgetTypedWrites({ butOf: userId })
  forgetTypedCorrections({ butOf: userId })
  forgetUnsentChanges({ butOf: userId })
  forgetChats({ butOf: null })
  forgetRecentChoices({ butOf: null })
  forgetPlaces({ butOf: null })
  forgetSelection()
  const isAllSent = userId === null || unsentChangesOf(userId).count() === 0
  await (isAllSent ? forgetStores({ butFilesOf: userId }) : forgetStoredBooks())
}

/**
 * Removes the stored books and the databases, whosoever they are, but the files of one user that wait to be sent.
 */
export async function forgetStores({ butFilesOf }: { butFilesOf: string | null }): Promise<void> {
  endWaitingFiles({ butOf: butFilesOf })
  await Promise.race([
    Promise.allSettled([forgetStoredBooks(), forgetDatabases({ butFilesOf })]),
    new Promise((resolve) => setTimeout(resolve, DELETE_TIMEOUT_MS)),
  ])
}

/** Those that are not of files are the sync engine's, whose own way would leave the list of them. */
async function forgetDatabases({ butFilesOf }: { butFilesOf: string | null }): Promise<void> {
  const stays = butFilesOf === null ? null : filesDatabaseOf(butFilesOf)
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  await Promise.all(names.filter((name) => name !== stays).map(deleteDatabase))
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
  })
}
