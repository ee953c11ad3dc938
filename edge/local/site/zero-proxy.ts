import { type IncomingMessage, request, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { hostsOf } from '../../hosts-of.ts'

export interface ZeroProxy {
  /** Answers a request to change protocols: joins it to zero-cache, or says why not. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Cuts every joined socket: the HTTP server no longer knows them. */
  close(): void
}

const ZERO_PATH = /^\/zero(\/|\?|$)/

/**
 * Passes `/zero/*` to zero-cache, which checks no Origin itself: a page of another site could else use a person's
 * session. Cookies and Origin go along; the sync endpoints see them again.
 */
export function zeroProxy(origins: readonly string[], zeroPort: number): ZeroProxy {
  const hosts = hostsOf(origins)
  const joined = new Set<Duplex>()

  function refusal({
    url = '',
    headers,
  }: IncomingMessage): readonly [status: number, sentence: string] | undefined {
    if (!ZERO_PATH.test(url)) return [404, 'There is nothing at this address.']
    if (!hosts.has(headers.host ?? '')) return [421, `Open ${origins[0]} instead.`]
    const { origin } = headers
    // Each origin only with the host it names: a page of localhost does not speak for 127.0.0.1.
    if (origin === undefined || !origins.includes(origin) || new URL(origin).host !== headers.host) {
      return [403, 'Connections from other sites are refused.']
    }
    return undefined
  }

  return {
    upgrade(incoming, socket, head) {
      socket.on('error', () => socket.destroy())
      const refused = refusal(incoming)
      if (refused !== undefined) {
        answer(socket, ...refused)
        return
      }
      const onward = request({
        host: '127.0.0.1',
        port: zeroPort,
        path: incoming.url,
        headers: incoming.headers,
      })
      onward.on('upgrade', (response, zeroSocket, zeroHead) => {
        socket.write(headOf(response))
        socket.write(zeroHead)
        zeroSocket.write(head)
        join(socket, zeroSocket, joined)
      })
      onward.on('response', (response) => {
        answer(socket, response.statusCode ?? 502, 'The sync service refused the connection.')
        response.resume()
      })
      onward.on('error', () => answer(socket, 503, 'The sync service does not answer yet.'))
      onward.end()
    },
    close() {
      for (const socket of joined) socket.destroy()
    },
  }
}

/** Both ways until either side is done with it; then both end. */
function join(a: Duplex, b: Duplex, joined: Set<Duplex>): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    joined.add(from)
    if (from instanceof Socket) from.setNoDelay(true)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('end', () => to.destroy())
    from.on('close', () => {
      joined.delete(from)
      to.destroy()
    })
  }
}

function headOf(response: IncomingMessage): string {
  const headers: string[] = []
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    headers.push(`${response.rawHeaders[i]}: ${response.rawHeaders[i + 1]}\r\n`)
  }
  return `HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`
}

function answer(socket: Duplex, status: number, sentence: string): void {
  const body = `${sentence}\n`
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
