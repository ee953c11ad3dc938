import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { GoogleAccount } from '../../settings/source-settings.ts'
import type { SourceWorld } from '../source-world.ts'
import { download } from './download.ts'
import { FetchProblem } from './fetch-problem.ts'

const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets.readonly'
const HOUR_S = 3600
/** Asked anew so long before it expires. */
const SPARE_MS = 60_000

const answer = z.object({ access_token: z.string(), expires_in: z.number() })

/** By account, as long as they are good. */
const tokens = new Map<string, { readonly token: string; readonly until: number }>()

/**
 * What Google lets the service account read with.
 * @throws FetchProblem
 */
export async function googleToken(
  world: SourceWorld,
  account: GoogleAccount,
  stopping: AbortSignal | undefined,
): Promise<string> {
  const now = world.outside.now().getTime()
  const key = JSON.stringify(account)
  const known = tokens.get(key)
  if (known !== undefined && known.until > now) return known.token
  const response = await download(world, {
    address: new URL(TOKEN_ADDRESS),
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertionOf(account, now),
    }).toString(),
    mayAsk: () => false,
    whom: 'Google',
    stopping,
  })
  const parsed = z.safeParse(answer, response.ok ? await response.json().catch(() => null) : null)
  if (!parsed.success) {
    throw new FetchProblem(
      `Google does not accept the service account ${account.email} (${response.status}). Whoever runs the server must renew GOOGLE_SERVICE_ACCOUNT.`,
    )
  }
  const { access_token, expires_in } = parsed.data
  tokens.set(key, { token: access_token, until: now + expires_in * 1000 - SPARE_MS })
  return access_token
}

/** Google no longer takes it, although its time is not over: the next one is asked anew. */
export function dropGoogleToken(account: GoogleAccount, token: string): void {
  const key = JSON.stringify(account)
  if (tokens.get(key)?.token === token) tokens.delete(key)
}

async function assertionOf({ email, privateKey }: GoogleAccount, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const key = await importPKCS8(privateKey, 'RS256').catch(() => {
    throw new FetchProblem(
      'The key in GOOGLE_SERVICE_ACCOUNT cannot be read. Whoever runs the server must renew it.',
    )
  })
  return await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(TOKEN_ADDRESS)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + HOUR_S)
    .sign(key)
}
