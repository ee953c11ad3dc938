import type { SyncClient } from '../sync-client.ts'
import { tellForgotten } from '../user-channel.ts'
import { endSession } from './end-session.ts'
import { forgetBrowser } from './forget-browser.ts'
import { markSignedOut } from './mark-signed-out.ts'

/** Longest wait for the sync engine to end, ms. */
const CLOSING_MS = 2_000

/**
 * Signs out in every tab, removes everything of the user from this browser, and has the server end the session, now
 * or as soon as it answers. It ends at a page that says so, which is loaded again so that its memory is empty. With a
 * company directory it passes the directory's sign-out page.
 */
export async function signOut(sync: SyncClient | null): Promise<void> {
  // Before the other tabs hear of it, and before anything can go wrong.
  markSignedOut('ending')
  tellForgotten(null)
  const patience = new Promise((resolve) => setTimeout(resolve, CLOSING_MS))
  await Promise.race([sync?.close().catch(() => undefined), patience])
  await forgetBrowser()
  const ended = await endSession()
  location.replace(ended?.signOutUrl ?? '/')
}
