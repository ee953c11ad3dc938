import * as z from 'zod/mini'
import { seal, unseal } from '../seal.ts'

/** How long a person may take at the directory. */
export const LOGIN_SECONDS = 10 * 60
const PURPOSE = 'clearheight-login'
/** A browser drops a cookie of more than 4 KB, and with it the whole sign-in. */
const LONGEST_RETURN = 2_000

/** What a sign-in that has begun must find again at its end. */
const loginState = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
})
export type LoginState = z.infer<typeof loginState>

/** For a cookie that the browser carries through the sign-in. Too long a way back is left out. */
export function sealLogin(login: LoginState, secret: string, now: Date): Promise<string> {
  const returnTo = login.returnTo.length > LONGEST_RETURN ? '/' : login.returnTo
  const until = new Date(now.getTime() + LOGIN_SECONDS * 1000)
  return seal({ ...login, returnTo }, { secret, purpose: PURPOSE }, until)
}

/** What any of the secrets sealed; null for a cookie that is missing, not ours, or too old. */
export async function openLogin(
  sealed: string | undefined,
  secrets: readonly string[],
  now: Date,
): Promise<LoginState | null> {
  if (sealed === undefined) return null
  for (const secret of secrets) {
    const parsed = z.safeParse(loginState, await unseal(sealed, { secret, purpose: PURPOSE }, now))
    if (parsed.success) return parsed.data
  }
  return null
}
