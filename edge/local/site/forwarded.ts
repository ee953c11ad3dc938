import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** What the proxies on a request's way say of it. */
export interface Forwarded {
  /** Addresses, the first passed on by whom is named next, and the last by the proxy that asks us. */
  readonly addresses: readonly string[]
  /** By the proxy that asks us. */
  readonly host: string | undefined
  readonly protocol: string | undefined
}

/**
 * Reads `X-Forwarded-*` or the standard's `Forwarded`. Null where there is either beside the other: a proxy sets one of
 * them, and passes the other on as whoever asked it wrote it.
 */
export function readForwarded(headers: IncomingHttpHeaders): Forwarded | null {
  const standard = headers.forwarded
  const usual = {
    addresses: listOf(headers['x-forwarded-for']).map(plainAddress),
    host: listOf(headers['x-forwarded-host']).at(-1),
    protocol: listOf(headers['x-forwarded-proto']).at(-1),
  }
  if (standard === undefined) return usual
  if (usual.addresses.length > 0 || usual.host !== undefined || usual.protocol !== undefined) return null
  const hops = listOf(standard).map(readHop)
  return {
    addresses: hops.flatMap(({ for: address }) => (address === undefined ? [] : [plainAddress(address)])),
    host: hops.at(-1)?.host,
    protocol: hops.at(-1)?.proto,
  }
}

/** An address without brackets, port, and the disguise of IPv4 in IPv6; as it is where it is no address. */
export function plainAddress(address: string): string {
  const bare = address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? address : bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

function listOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Such as `for="[2001:db8::1]:4711";proto=https`. */
function readHop(hop: string): Readonly<Record<string, string>> {
  const pairs = hop.split(';').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2)
    return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')] as const
  })
  return Object.fromEntries(pairs)
}
