import { loginPath } from '../data/session/login-path.ts'
import { signedOut } from '../data/session/signed-out-mark.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'

/** How long the visitor sees the page before being sent to sign in (specification, section 9), ms. */
const LOGIN_DELAY_MS = 500

/** How often it is looked whether a form is still open, ms. */
const LOOK_AGAIN_MS = 500
/** A form whose words are kept nowhere else. */
const UNKEPT = '[data-unkept]'

let isLeaving = false

/**
 * Says that the user is logged out, and goes to the sign-in page once no open form would lose what was typed. Users who
 * signed out themselves are asked first.
 */
export function leaveToSignIn(): void {
  if (isLeaving || signedOut() !== null) return
  isLeaving = true
  toast({ title: MESSAGES.unauthorized, description: MESSAGES.unauthorizedHow, kind: 'error' })
  setTimeout(leave, LOGIN_DELAY_MS)
}

function leave(): void {
  if (document.querySelector(UNKEPT) !== null) {
    setTimeout(leave, LOOK_AGAIN_MS)
    return
  }
  isLeaving = false
  // Another tab may be signing out.
  if (signedOut() === null) location.assign(loginPath())
}
