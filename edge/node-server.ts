import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { LoopbackHost } from './env.ts'
import { SECURITY_HEADERS } from './local/content-security.ts'
import { hostsOf, loopbackOrigins } from './local/loopback-origins.ts'
import { type ZeroProxy, zeroProxy } from './local/zero-proxy.ts'

/** What the one origin serves once everything is up. */
export interface Site {
  /** Answers `/api/*`. */
  readonly app: Hono
  /** Answers every other path. */
  readonly pages: RequestListener
  /** zero-cache's port on this machine: `/zero/*` is passed to it. */
  readonly zeroPort: number
}

export interface NodeServer {
  /** The address to tell people, such as `http://localhost:8787`. */
  readonly origin: string
  readonly origins: readonly string[]
  /** The server itself, for whoever must listen to it as well (Vite's hot reload). */
  readonly http: Server
  /** From now on the site is served; until then every request gets 503. */
  open(site: Site): void
  close(): Promise<void>
}

/** Requests still running at the end get this long. */
const LAST_REQUESTS_MS = 1000

/**
 * Takes the port at once, so that a taken one is known before anything else starts.
 * @throws the system's error with its code, EADDRINUSE for a taken port
 */
export async function listen(host: LoopbackHost, port: number): Promise<NodeServer> {
  const origins = loopbackOrigins(port)
  const hosts = hostsOf(origins)
  let answer: RequestListener = answerStarting
  let proxy: ZeroProxy | undefined

  const http = createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (hosts.has(request.headers.host ?? '')) answer(request, response)
    else say(response, 421, `This server does not answer for that host. Open ${origins[0]} instead.`)
  })
  http.on('upgrade', (request, socket, head) => {
    // In development Vite listens too, for its own socket.
    const isVite = request.headers['sec-websocket-protocol']?.startsWith('vite-')
    if (isVite && http.listenerCount('upgrade') > 1) return
    if (proxy !== undefined) proxy.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n')
  })
  const servers = await bind(http, host, port)

  return {
    origin: origins[0],
    origins,
    http,
    open(site) {
      proxy = zeroProxy(origins, site.zeroPort)
      answer = route(site)
    },
    async close() {
      proxy?.close()
      await Promise.all(servers.map(closeServer))
    },
  }
}

function route({ app, pages }: Site): RequestListener {
  const api = getRequestListener(app.fetch)
  return (request, response) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) void api(request, response)
    else if (path === '/zero' || path.startsWith('/zero/'))
      say(response, 404, 'There is nothing at this address.')
    else pages(request, response)
  }
}

function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', '1')
  if (pathOf(request).startsWith('/api/')) {
    response.writeHead(503, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ status: 'starting', message: 'Clearheight is starting.' }))
    return
  }
  response.setHeader('Refresh', '1')
  say(response, 503, 'Clearheight is starting. This page shows it as soon as it is up.')
}

function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? ''
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${sentence}\n`)
}

/** `localhost` means two addresses to a browser; a second server takes ::1 and hands everything to the first. */
async function bind(http: Server, host: LoopbackHost, port: number): Promise<Server[]> {
  await listenOn(http, host === 'localhost' ? '127.0.0.1' : host, port)
  if (host !== 'localhost') return [http]
  const second = createServer((request, response) => http.emit('request', request, response))
  second.on('upgrade', (request, socket, head) => http.emit('upgrade', request, socket, head))
  try {
    await listenOn(second, '::1', port)
    return [http, second]
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') return [http] // This machine has no ::1.
    await closeServer(http)
    throw error
  }
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref()
  })
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
