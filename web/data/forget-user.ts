import { forgetNoteDrafts } from './browser-note-drafts.ts'
import { forgetChats } from './chat-key.ts'
import { forgetCompNoteDrafts } from './comp-note-drafts.ts'
import { forgetStoredBooks } from './forget-stored-books.ts'
import { forgetMe } from './me.ts'
import { forgetSelection } from './portfolio-selection.ts'
import { forgetRecentChoices } from './recent-choices.ts'
import { tellForgotten } from './user-channel.ts'

/** Longest wait for the browser to let go of a database that another tab may hold, ms. */
const PATIENCE_MS = 2_000

/**
 * Removes from this browser what belongs to anyone but the given user, or to anyone: who was signed in, the stored
 * book, the sync engine's databases, drafts and conversations. Other tabs let go of it as well.
 */
export async function forgetUsers({ but }: { but: string | null }): Promise<void> {
  if (but === null) forgetMe()
  tellForgotten(but)
  forgetNoteDrafts({ butOf: but })
  forgetCompNoteDrafts({ butOf: but })
  forgetChats({ butOf: but })
  forgetRecentChoices({ butOf: but })
  forgetSelection()
  await Promise.race([
    Promise.allSettled([forgetStoredBooks(), forgetSynced()]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

async function forgetSynced(): Promise<void> {
  const { dropAllDatabases } = await import('@rocicorp/zero')
  await dropAllDatabases()
}
