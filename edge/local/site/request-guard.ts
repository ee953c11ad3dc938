import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { loopbackOrigins } from '../../settings/hosts.ts'
import type { PublicSite } from '../../settings/public-site-settings.ts'
import type { SignIn } from '../../settings/sign-in-settings.ts'
import { plainAddress, readForwarded } from './forwarded.ts'
import { isAddedByProxies, isLoopbackPeer, notDirect } from './not-direct.ts'

/** A request that may come in, as it was asked by its browser. */
export interface AllowedRequest {
  readonly kind: 'allowed'
  readonly origin: string
  /** Whose request it is, as far as proxies we trust say so. */
  readonly clientAddress: string
}
interface Refusal {
  readonly kind: 'refused'
  readonly status: 400 | 403 | 421
  readonly sentence: string
}

/** Judges every request and every socket before anything else looks at it. */
export type RequestGuard = (request: IncomingMessage) => AllowedRequest | Refusal

/** Of a product that only this machine reaches: under its own names, and through no proxy. */
export function loopbackGuard(port: number, mode: SignIn['mode']): RequestGuard {
  const origins = loopbackOrigins(port)
  return (request) => {
    const indirect = notDirect(request, mode)
    if (indirect !== undefined) return { kind: 'refused', status: 403, sentence: indirect }
    const origin = originOf('http', request.headers.host)
    if (origin !== undefined && origins.includes(origin)) return allow(request, origin, peerOf(request))
    const sentence = `This server does not answer for that host. Open ${origins[0]} instead.`
    return { kind: 'refused', status: 421, sentence }
  }
}

/**
 * Of a product behind a reverse proxy. Only a trusted proxy's word counts for host, protocol and address; what others
 * add is ignored. Programs of this machine, such as zero-cache, may ask directly.
 */
export function publicGuard(port: number, site: PublicSite): RequestGuard {
  const locals = loopbackOrigins(port)
  const proxies = blockListOf(site.trustedProxies)
  const isTrusted = (address: string) => {
    const version = isIP(address)
    return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
  const elsewhere = `Open ${site.origin} instead. Where that leads here: TRUSTED_PROXIES must name the proxy, and the proxy must send X-Forwarded-Proto, and Host or X-Forwarded-Host as it was asked.`

  return (request) => {
    const { headers } = request
    const peer = peerOf(request)
    if (isTrusted(peer)) {
      const said = readForwarded(headers)
      if (said === null) {
        const sentence = 'A request may have Forwarded or X-Forwarded headers, not both.'
        return { kind: 'refused', status: 400, sentence }
      }
      const origin = originOf(said.protocol ?? 'http', said.host ?? headers.host)
      if (origin === site.origin) return allow(request, origin, clientOf(peer, said.addresses, isTrusted))
    }
    const origin = originOf('http', headers.host)
    const isOwn = isLoopbackPeer(request.socket) && !Object.keys(headers).some(isAddedByProxies)
    if (isOwn && origin !== undefined && locals.includes(origin)) return allow(request, origin, peer)
    return { kind: 'refused', status: 421, sentence: elsewhere }
  }
}

/** The nearest address that is no proxy of ours: what stands further left was written by whom it names. */
function clientOf(
  peer: string,
  addresses: readonly string[],
  isTrusted: (address: string) => boolean,
): string {
  let client = peer
  for (const next of addresses.toReversed()) {
    if (!isTrusted(client) || isIP(next) === 0) break
    client = next
  }
  return client
}

/** From here on the request looks as its browser sent it, and says nothing of its way. */
function allow(request: IncomingMessage, origin: string, clientAddress: string): AllowedRequest {
  const { host } = new URL(origin)
  const raw: string[] = []
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i] ?? ''
    const lower = name.toLowerCase()
    if (isAddedByProxies(lower)) delete request.headers[lower]
    else raw.push(name, lower === 'host' ? host : (request.rawHeaders[i + 1] ?? ''))
  }
  request.rawHeaders = raw
  request.headers.host = host
  return { kind: 'allowed', origin, clientAddress }
}

function originOf(protocol: string, host: string | undefined): string | undefined {
  const address = `${protocol}://${host ?? ''}`
  if (!/^https?$/.test(protocol) || !/^[\w.:[\]-]+$/.test(host ?? '') || !URL.canParse(address))
    return undefined
  return new URL(address).origin
}

function peerOf({ socket }: IncomingMessage): string {
  return plainAddress(socket.remoteAddress ?? '')
}

function blockListOf(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of addresses) {
    const [address = '', bits] = text.split('/')
    const version = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, version)
    else list.addSubnet(address, Number(bits), version)
  }
  return list
}
