import { rememberedMe } from '../me.ts'
import { signedOut } from './signed-out-mark.ts'

/** How long it takes at most, more or less, to sign out or in as another of the demo's people, ms. */
const CHANGE_MS = 4_000

/**
 * Waits, for a limited time, until another tab has found out who is signed in now. The answer that ends a session makes
 * the browser empty its storage, and the mark of the sign-out with it: a page loaded at that moment would miss it.
 */
export function untilSomebodyElse(userId: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const me = rememberedMe()
      if ((me !== null && me.id !== userId) || signedOut() === 'ended') resolve()
    }
    window.addEventListener('storage', look)
    setTimeout(resolve, CHANGE_MS)
    look()
  })
}
