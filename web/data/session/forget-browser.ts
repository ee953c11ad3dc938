import { THEME_KEY } from '../../theme-key.ts'
import { forgetStores } from '../forget-user.ts'
import { SIGNED_OUT_KEY } from './signed-out-mark.ts'
import { storedKeys } from './stored-keys.ts'

/** All else is somebody's work, or shows what somebody chose. */
const KEPT: readonly string[] = [THEME_KEY, SIGNED_OUT_KEY]

/** Removes everything this browser keeps but the app itself and its theme. */
export async function forgetBrowser(): Promise<void> {
  for (const key of storedKeys()) if (!KEPT.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  await forgetStores({ butFilesOf: null })
}
