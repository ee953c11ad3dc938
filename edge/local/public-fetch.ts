import { lookup as resolve } from 'node:dns'
import { request as ask } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Addresses of this machine, of networks of one's own, and of no machine at all. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

/** True for an address that a server of the world cannot have. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPrivateAddress(mapped)
  const version = isIP(address)
  return version === 0 || PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Looks a name up, and knows no private addresses: what was looked up is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, [])
    const open = addresses.filter(({ address }) => !isPrivateAddress(address))
    const [first] = open
    if (first === undefined) return done(new Error('The name leads to a private address.'), [])
    if (options.all) done(null, open)
    else done(null, first.address, first.family)
  })
}

/** As `fetch` with redirects left to the caller, for https alone and for hosts of the world alone. */
export async function publicFetch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new Error('Only names of hosts are asked, over https.')
  const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer())
  return await new Promise((answer, fail) => {
    const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'gzip' }
    const { method, signal } = request
    const asked = ask(url, { method, headers, signal, lookup: publicLookup }, (response) => {
      const isPacked = response.headers['content-encoding'] === 'gzip'
      const stream = isPacked ? response.pipe(createGunzip()) : response
      if (isPacked) response.on('error', (error) => stream.destroy(error))
      const said = new Headers()
      for (const [name, value] of Object.entries(response.headers))
        if (value !== undefined) said.set(name, Array.isArray(value) ? value.join(', ') : value)
      const status = response.statusCode ?? 502
      const isEmpty = status === 204 || status === 304
      answer(
        new Response(isEmpty ? null : (Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>), {
          status,
          headers: said,
        }),
      )
    })
    asked.on('error', fail)
    asked.end(body)
  })
}
