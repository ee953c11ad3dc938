import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { SignIn } from './sign-in-settings.ts'

/** The one-machine product as browsers of other machines reach it: through a reverse proxy that speaks https. */
export interface PublicSite {
  /** Such as `https://comps.example.com`. */
  readonly origin: string
  /** Addresses and networks whose word counts for how a request came. */
  readonly trustedProxies: readonly string[]
}

const ORIGIN = 'PUBLIC_ORIGIN must be an address such as https://comps.example.com, with nothing behind it.'
const PROXIES =
  'TRUSTED_PROXIES must be IP addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with spaces between them.'
const HOST_OF_DEMO =
  'HOST must be localhost, 127.0.0.1 or ::1: AUTH_MODE=demo signs in whoever reaches the server, so only this machine may.'
const HOST = 'HOST must be localhost or an IP address.'
const HOST_ALONE =
  'HOST may be reached from other machines only behind a reverse proxy: set PUBLIC_ORIGIN and TRUSTED_PROXIES.'
const ORIGIN_OF_DEMO =
  'PUBLIC_ORIGIN is for AUTH_MODE=oidc: AUTH_MODE=demo signs in whoever reaches the server.'
const BOTH = 'PUBLIC_ORIGIN and TRUSTED_PROXIES must be set together: https comes from a reverse proxy.'

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1']

/** The variables behind the settings. */
export const publicSiteVariables = {
  HOST: z.optional(z.string()),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.refine(isHttpsOrigin, ORIGIN))),
  TRUSTED_PROXIES: z.optional(
    z.string().check(z.refine((text) => wordsOf(text).every(isAddressOrNetwork), PROXIES)),
  ),
}

const variables = z.object(publicSiteVariables)

interface Reach {
  /** Where the server listens; `localhost` is 127.0.0.1 and, where the machine has it, ::1. */
  readonly host: string
  /** Null where only this machine reaches the product. */
  readonly publicSite: PublicSite | null
}

/** Reads checked variables: who reaches the product, or a sentence for each variable that does not fit. */
export function reachOf(
  { HOST: host = 'localhost', PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: proxies }: z.infer<typeof variables>,
  mode: SignIn['mode'],
): { ok: true; reach: Reach } | { ok: false; sentences: readonly string[] } {
  const isLoopback = LOOPBACK_HOSTS.includes(host)
  const sentences: string[] = []
  if (mode === 'demo') {
    if (!isLoopback) sentences.push(HOST_OF_DEMO)
    if (origin !== undefined) sentences.push(ORIGIN_OF_DEMO)
  } else if (!isLoopback && isIP(host) === 0) sentences.push(HOST)
  else if ((origin === undefined) !== (proxies === undefined)) sentences.push(BOTH)
  else if (!isLoopback && origin === undefined) sentences.push(HOST_ALONE)
  if (sentences.length > 0) return { ok: false, sentences }
  if (mode === 'demo' || origin === undefined) return { ok: true, reach: { host, publicSite: null } }
  const publicSite = { origin: new URL(origin).origin, trustedProxies: wordsOf(proxies) }
  return { ok: true, reach: { host, publicSite } }
}

function isHttpsOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return protocol === 'https:' && href === `${origin}/`
}

/** A network of everybody is refused: then anyone could say where they come from. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}

function wordsOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}
