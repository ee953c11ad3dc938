import { isUnauthorized, onAuthorized, type WhyUnauthorized } from '../data/requests/unauthorized.ts'
import { loginPath } from '../data/session/login-path.ts'
import { signedOut } from '../data/session/signed-out-mark.ts'
import { createStore } from '../store.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'

/** What is said, and how long it is there to read before the way to sign in (specification, section 9), ms. */
const SAID: Readonly<Record<WhyUnauthorized, { title: string; description: string; delayMs: number }>> = {
  unauthorized: { title: MESSAGES.unauthorized, description: MESSAGES.unauthorizedHow, delayMs: 500 },
  expired: { title: MESSAGES.sessionExpired, description: MESSAGES.sessionExpiredHow, delayMs: 1_000 },
}
/** How often it is looked whether a form is still open, ms. */
const LOOK_AGAIN_MS = 500
/** How often it is looked whether toasts show by now, ms. */
const LOOK_FOR_TOASTS_MS = 50
/** A form whose words are kept nowhere else. */
const UNKEPT = '[data-unkept]'

let isLeaving = false

/** Whether sign-in is to be offered, because an open form keeps the page from going there. */
export const signInOffered = createStore(false)

/**
 * Says that the user is logged out, and goes to the sign-in page. While an open form would lose what was typed, sign-in
 * is offered in a tab of its own instead. Users who signed out themselves are asked first.
 */
export function leaveToSignIn(why: WhyUnauthorized): void {
  if (isLeaving || signedOut() !== null) return
  isLeaving = true
  const { delayMs, ...words } = SAID[why]
  toast({ ...words, kind: 'error' })
  untilToastsShow(() => setTimeout(leave, delayMs))
}

/** What draws toasts is loaded with the first of them. */
function untilToastsShow(act: () => void): void {
  if (document.querySelector('[data-toasts]')) act()
  else setTimeout(untilToastsShow, LOOK_FOR_TOASTS_MS, act)
}

/** Goes to sign in, in a tab of its own where an open form would lose what was typed. */
export function goToSignIn(): void {
  if (isFormOpen()) window.open(loginPath(), '_blank')
  else location.assign(loginPath())
}

function leave(): void {
  if (isFormOpen()) offer()
  else arrive()
}

function offer(): void {
  const end = (): void => {
    clearInterval(looking)
    unsubscribe()
    signInOffered.change(false)
    arrive()
  }
  const unsubscribe = onAuthorized(end)
  const looking = setInterval(() => isFormOpen() || end(), LOOK_AGAIN_MS)
  signInOffered.change(true)
}

/** At sign-in, unless that has become needless meanwhile. */
function arrive(): void {
  isLeaving = false
  if (isUnauthorized() && signedOut() === null) location.assign(loginPath())
}

function isFormOpen(): boolean {
  return document.querySelector(UNKEPT) !== null
}
