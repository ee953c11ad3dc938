import { endSession } from './end-session.ts'
import { fetchMe } from './fetch-me.ts'
import { markSignedOut } from './mark-signed-out.ts'
import { type SignedOut, signedOut } from './signed-out-mark.ts'

/** Finishes a sign-out the server has not heard of, and finds out whether somebody has signed in since. */
export async function settleSignOut(): Promise<SignedOut | 'signed_in'> {
  if (signedOut() === 'ending') return (await endSession()) === null ? 'ending' : 'ended'
  try {
    await fetchMe()
  } catch {
    return 'ended'
  }
  markSignedOut(null)
  return 'signed_in'
}
