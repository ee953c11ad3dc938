import type { IncomingMessage } from 'node:http'
import type { SignIn } from '../../settings/sign-in-settings.ts'

/** Beside every `X-Forwarded-*`, what proxies and tunnels add to what they pass on. */
const ADDED_BY_PROXIES = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-original-forwarded-for',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
])
const DEMO = 'AUTH_MODE=demo signs in whoever reaches the server, so it'
const LOOPBACK_PEER = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * Why a request is refused that did not come straight from a program of this machine; undefined where it did. The
 * demo signs in whoever reaches it, and the Host alone does not tell: proxies rewrite it.
 */
export function notDirect(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  mode: SignIn['mode'] = 'demo',
): string | undefined {
  const who = mode === 'demo' ? DEMO : 'This server'

  const added = Object.keys(headers).find(
    (name) => ADDED_BY_PROXIES.has(name) || name.startsWith('x-forwarded-'),
  )
  if (added !== undefined) {
    return `${who} answers no proxy, and this request came through one (${added}).`
  }
  if (!LOOPBACK_PEER.test(socket.remoteAddress ?? '')) {
    return `${who} answers this machine only.`
  }
  return undefined
}
