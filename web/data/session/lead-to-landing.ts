import { LANDING_PATH } from '../../../sync/api/paths.ts'
import { signedOut } from './signed-out-mark.ts'

/** Who is not signed in is sent from here to sign in, and not to the public page (specification, section 6). */
const LEADS_TO_SIGN_IN = '/proximity'

/**
 * Leads a visitor who is not signed in to the public page, which knows the way back here. False where they are told
 * something else first: that they have signed out, or that they have to sign in.
 */
export function leadToLanding(): boolean {
  const { pathname, search } = location
  if (pathname === LEADS_TO_SIGN_IN || pathname === LANDING_PATH || signedOut() !== null) return false
  const here = pathname + search
  location.replace(here === '/' ? LANDING_PATH : `${LANDING_PATH}?${new URLSearchParams({ returnTo: here })}`)
  return true
}
