import { LOGOUT_PATH } from '../../../sync/api/paths.ts'
import { THEME_KEY } from '../../theme-key.ts'
import { createTabLock } from '../tab-lock.ts'
import { markSignedOut } from './mark-signed-out.ts'
import { signedOut } from './signed-out-mark.ts'

/** Longest wait for the server's word, ms. */
const LOGOUT_TIMEOUT_MS = 8_000

/** Ends the session at the server, by one tab at a time. False where the server does not answer. */
export async function endSession(): Promise<boolean> {
  return await createTabLock(navigator.locks, 'clearheight-sign-out').run(async () => {
    if (signedOut() === 'ended') return true
    const theme = localStorage.getItem(THEME_KEY)
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS)
    const answer = await fetch(LOGOUT_PATH, { method: 'POST', signal }).catch(() => null)
    if (!answer?.ok) return false
    // The answer has the browser empty its storage.
    if (theme !== null) localStorage.setItem(THEME_KEY, theme)
    markSignedOut('ended')
    return true
  })
}
