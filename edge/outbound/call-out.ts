import type { Services } from '../services/services.ts'
import { readCapped } from './read-capped.ts'

/** The result of a call to an outside service. No kind contains the requested address, because that may carry a key. */
export type CallOut =
  | { readonly kind: 'ok'; readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string }
  /** It refused (a status of 3xx or 4xx). The same request would get the same answer. */
  | { readonly kind: 'refused'; readonly status: number }
  | Unavailable

/** No usable answer. A later try may succeed. */
export interface Unavailable {
  readonly kind: 'unavailable'
  readonly why: /** `NETWORK=off`: nothing was asked. */
    | 'network_off'
    | 'timeout'
    /** The caller's signal fired. */
    | 'stopped'
    | 'unreachable'
    /** It answered 5xx, or 429, twice or with a longer wait than we have. */
    | 'failing'
    /** An answer of another kind than was asked for. */
    | 'garbled'
    | 'too_large'
}

export interface CallOutOptions {
  /** The hosts that may be asked, by the address and by redirects. */
  readonly hosts: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** For everything: both tries, the wait between them and the reading. */
  readonly timeoutMs?: number
  /** The most an answer may weigh. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

export type Outside = Pick<Services, 'fetch' | 'now' | 'log'> & {
  readonly settings: { readonly maps: { readonly network: boolean } }
}

const TIMEOUT_MS = 5_000
const MOST_BYTES = 2 * 1024 * 1024
const MOST_REDIRECTS = 3

/**
 * Calls an outside service (GET, https), with one retry after a failure that may be temporary: no connection, 5xx,
 * 429. Redirects are followed among `hosts` only. What fails is logged by host and reason.
 * @throws Error where the address is not https on one of `hosts`, which is a mistake of the caller
 */
export async function callOut(services: Outside, address: URL, options: CallOutOptions): Promise<CallOut> {
  if (!isAllowed(address, options.hosts)) throw new Error('This address is not among the hosts to ask.')
  if (!services.settings.maps.network) return { kind: 'unavailable', why: 'network_off' }
  const timeout = AbortSignal.timeout(Math.ceil(options.timeoutMs ?? TIMEOUT_MS))
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal])
  const ended = endOf(signal, timeout)
  const outcome = await Promise.race([askTwice(services, address, options, signal), ended])
  if (outcome.kind !== 'ok') {
    const reason = outcome.kind === 'refused' ? outcome.status : outcome.why
    services.log({ event: 'outside', host: address.host, outcome: outcome.kind, reason })
  }
  return outcome
}

type Try = CallOut | { readonly kind: 'again'; readonly afterMs: number; readonly otherwise: Unavailable }

async function askTwice(
  services: Outside,
  address: URL,
  options: CallOutOptions,
  signal: AbortSignal,
): Promise<CallOut> {
  const first = await ask(services, address, options, signal)
  if (first.kind !== 'again') return first
  await new Promise((resolve) => setTimeout(resolve, first.afterMs))
  if (signal.aborted) return first.otherwise
  const second = await ask(services, address, options, signal)
  return second.kind === 'again' ? second.otherwise : second
}

async function ask(
  services: Outside,
  address: URL,
  { hosts, headers = {}, maxBytes = MOST_BYTES }: CallOutOptions,
  signal: AbortSignal,
  redirects = 0,
): Promise<Try> {
  try {
    // Not `error`, which Workers do not know.
    const response = await services.fetch(new Request(address, { headers, signal, redirect: 'manual' }))
    if (response.ok) {
      const bytes = await readCapped(response, maxBytes)
      if (bytes === null) return { kind: 'unavailable', why: 'too_large' }
      return { kind: 'ok', bytes, contentType: response.headers.get('content-type') ?? '' }
    }
    await response.body?.cancel()
    const next = redirectOf(response, address)
    if (next !== null && isAllowed(next, hosts) && redirects < MOST_REDIRECTS) {
      return await ask(services, next, { hosts, headers, maxBytes }, signal, redirects + 1)
    }
    if (response.status < 500 && response.status !== 429) return { kind: 'refused', status: response.status }
    const afterMs = retryDelay(response.headers.get('retry-after'), services.now())
    const failing = { kind: 'unavailable', why: 'failing' } as const
    return afterMs === null ? failing : { kind: 'again', afterMs, otherwise: failing }
  } catch {
    // The error may contain the address, and with it the key.
    const afterMs = retryDelay(null, services.now()) ?? 0
    return { kind: 'again', afterMs, otherwise: { kind: 'unavailable', why: 'unreachable' } }
  }
}

function redirectOf(response: Response, from: URL): URL | null {
  const location = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || location === null) return null
  return URL.canParse(location, from.href) ? new URL(location, from) : null
}

function isAllowed({ protocol, host, username }: URL, hosts: readonly string[]): boolean {
  return protocol === 'https:' && username === '' && hosts.includes(host)
}

/** A service that ignores the signal must not hold the caller. */
function endOf(signal: AbortSignal, timeout: AbortSignal): Promise<Unavailable> {
  return new Promise((resolve) => {
    const end = () => resolve({ kind: 'unavailable', why: timeout.aborted ? 'timeout' : 'stopped' })
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}

const USUAL_MS = 250
/** A longer wait is not worth a person's patience. */
const LONGEST_MS = 2_000

/**
 * Milliseconds to wait before the second try; null where the service wants a longer wait than we give it.
 * `Retry-After` is seconds or a date (RFC 9110, 10.2.3).
 */
export function retryDelay(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return USUAL_MS
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  if (Number.isNaN(wait)) return USUAL_MS
  return wait > LONGEST_MS ? null : Math.max(wait, USUAL_MS)
}
