import { THEME_KEY } from '../../theme-key.ts'
import { forgetStores } from './forget-user.ts'
import { SIGNED_OUT_KEY } from './signed-out-mark.ts'

/** All else is somebody's work, or shows what somebody chose. */
const KEPT: readonly string[] = [THEME_KEY, SIGNED_OUT_KEY]

/** Removes everything this browser keeps but the app itself and its theme. */
export async function forgetBrowser(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // The browser forbids storage: nothing was kept.
  }
  await forgetStores()
}
