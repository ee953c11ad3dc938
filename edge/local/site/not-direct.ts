import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { SignIn } from '../../settings/sign-in-settings.ts'

/** Headers that proxies and tunnels add to what they pass on, in addition to every `X-Forwarded-*`. */
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

/** True for a header, in small letters, that a browser does not send. */
export function isAddedByProxies(name: string): boolean {
  return ADDED_BY_PROXIES.has(name) || name.startsWith('x-forwarded-')
}

/**
 * Why a request is refused that did not come straight from a program of this machine; undefined where it did. The
 * demo signs in whoever reaches it, and the Host alone does not tell: proxies rewrite it.
 */
export function notDirect(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  mode: SignIn['mode'],
): string | undefined {
  const who = mode === 'demo' ? DEMO : 'Without PUBLIC_ORIGIN this server'
  const added = Object.keys(headers).find(isAddedByProxies)
  if (added !== undefined) {
    return `${who} answers no proxy, and this request came through one (${added}).`
  }
  return isLoopbackPeer(socket) ? undefined : `${who} answers this machine only.`
}

/** True for a program of this machine. */
export function isLoopbackPeer({ remoteAddress }: Pick<Socket, 'remoteAddress'>): boolean {
  return LOOPBACK_PEER.test(remoteAddress ?? '')
}
