import { type IncomingMessage, request, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { NOTHING_HERE } from '../../http/api-error.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { hostsOf } from '../../settings/hosts.ts'
import { isSyncSocketPath } from '../../zero/sync-socket-path.ts'

export interface ZeroProxy {
  /** Handles an upgrade request: connects it to zero-cache, or refuses it with a reason. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Pages that are joined to zero-cache now. */
  openSockets(): number
  /** Closes every socket, because the HTTP server no longer tracks them. */
  close(): void
}

/** Shorter than ten seconds, after which a browser aborts its attempt and pauses for five. */
const ZERO_CACHE_TIMEOUT_MS = 8000
const TRY_EVERY_MS = 100

/**
 * Passes pages' sockets to zero-cache. It checks the Origin first, because zero-cache does not, and a page of another
 * site could otherwise use a person's session. Cookies and Origin are forwarded to the sync endpoints. While
 * zero-cache restarts, sockets wait, so that pages are connected the moment it is up.
 */
export function zeroProxy(
  origins: readonly [string, ...string[]],
  zeroPort: number,
  timeoutMs: number = ZERO_CACHE_TIMEOUT_MS,
): ZeroProxy {
  const hosts = hostsOf(origins)
  const safe = securityHeaders(origins[0])
  const open = new Set<Duplex>()
  const joined = new Set<Duplex>()

  function refusal(incoming: IncomingMessage): readonly [status: number, sentence: string] | undefined {
    const { url = '', headers } = incoming
    if (!isSyncSocketPath(url.split('?', 1)[0] ?? '')) return [404, NOTHING_HERE]
    if (!hosts.has(headers.host ?? '')) return [421, `Open ${origins[0]} instead.`]
    const { origin } = headers
    // Each origin only with the host it names: a page of localhost does not speak for 127.0.0.1.
    if (origin === undefined || !origins.includes(origin) || new URL(origin).host !== headers.host) {
      return [403, 'Connections from other sites are refused.']
    }
    return undefined
  }

  function pass(incoming: IncomingMessage, socket: Duplex, head: Buffer, deadline: number): void {
    const { url, headers } = incoming
    const onward = request({ host: '127.0.0.1', port: zeroPort, path: url, headers })
    onward.on('upgrade', (response, zeroSocket, zeroHead) => {
      socket.write(headOf(response))
      socket.write(zeroHead)
      zeroSocket.write(head)
      open.add(zeroSocket)
      joined.add(zeroSocket)
      zeroSocket.on('close', () => {
        open.delete(zeroSocket)
        joined.delete(zeroSocket)
      })
      join(socket, zeroSocket)
    })
    onward.on('response', (response) => {
      refuseSocket(socket, response.statusCode ?? 502, 'The sync service refused the connection.', safe)
      response.resume()
    })
    onward.on('error', () => {
      if (performance.now() > deadline) tryAgainSoon(incoming, socket, head)
      else setTimeout(() => socket.destroyed || pass(incoming, socket, head, deadline), TRY_EVERY_MS)
    })
    onward.end()
  }

  return {
    upgrade(incoming, socket, head) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => socket.destroy())
      const refused = refusal(incoming)
      if (refused === undefined) pass(incoming, socket, head, performance.now() + timeoutMs)
      else refuseSocket(socket, ...refused, safe)
    },
    openSockets: () => joined.size,
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

/** Piped both ways until either side ends; then both end. */
function join(a: Duplex, b: Duplex): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    if (from instanceof Socket) from.setNoDelay(true)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('end', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}

function headOf(response: IncomingMessage): string {
  const headers: string[] = []
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    headers.push(`${response.rawHeaders[i]}: ${response.rawHeaders[i + 1]}\r\n`)
  }
  return `HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`
}

/** Answers a socket that wanted to be another protocol's. */
export function refuseSocket(
  socket: Duplex,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>>,
): void {
  const body = `${sentence}\n`
  const all = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

const server = new WebSocketServer({ noServer: true })
/** A random pause between these, ms, so that pages do not all reconnect at once. */
const BACKOFF = { least: 500, most: 1_000 }

/** Makes the sync engine of a page reconnect within a second. After an HTTP refusal it would pause for five. */
function tryAgainSoon(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  server.handleUpgrade(incoming, socket, head, (page) => {
    const body = {
      kind: 'ServerOverloaded',
      message: 'The sync service does not answer yet.',
      maxBackoffMs: Math.round(BACKOFF.least + Math.random() * (BACKOFF.most - BACKOFF.least)),
      origin: 'zeroCache',
    }
    page.on('error', () => page.terminate())
    page.send(JSON.stringify(['error', body]))
    page.close()
  })
}
