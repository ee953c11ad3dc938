import { LOGOUT_PATH } from '../../../sync/api/paths.ts'
import { THEME_KEY } from '../../theme-key.ts'
import { createTabLock } from '../tab-lock.ts'
import { markSignedOut } from './mark-signed-out.ts'
import { signedOut } from './signed-out-mark.ts'

/** Longest wait for the server's word, ms. */
const LOGOUT_TIMEOUT_MS = 8_000

/** A session that has ended at the server. */
interface Ended {
  /** Where one signs out of the company directory as well; null where there is no such page. */
  signOutUrl: string | null
}

/** Ends the session at the server, by one tab at a time. Null where the server does not answer. */
export async function endSession(): Promise<Ended | null> {
  return await createTabLock(navigator.locks, 'clearheight-sign-out').run(async () => {
    if (signedOut() === 'ended') return { signOutUrl: null }
    const theme = localStorage.getItem(THEME_KEY)
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS)
    const answer = await fetch(LOGOUT_PATH, { method: 'POST', signal }).catch(() => null)
    if (!answer?.ok) return null
    const signOutUrl = answer.status === 204 ? null : ((await answer.json()) as Ended).signOutUrl
    // The answer has the browser empty its storage.
    if (theme !== null) localStorage.setItem(THEME_KEY, theme)
    markSignedOut('ended')
    return { signOutUrl }
  })
}
