import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** What a host tells the app of whoever asks, beside the request. */
export interface Caller {
  /** Null where the host does not know. */
  readonly clientAddress: string | null
}

/**
 * What stands for whoever asks, where nobody is signed in: an address, of IPv6 the network that one household or
 * office has.
 */
export function clientKeyOf(c: Context): string {
  const { clientAddress } = (c.env ?? {}) as Partial<Caller>
  if (clientAddress === null || clientAddress === undefined) return 'unknown'
  return isIPv6(clientAddress) ? networkOf(clientAddress) : clientAddress
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const groups = before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').length
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(after ?? '').split(':')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
