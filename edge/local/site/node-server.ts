import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { NOTHING_HERE } from '../../http/api-error.ts'
import type { LoopbackHost } from '../../settings/env.ts'
import { hostsOf, loopbackOrigins } from '../../settings/hosts.ts'
import type { SignIn } from '../../settings/sign-in-settings.ts'
import { type ClosableServer, closable } from './closable-server.ts'
import { SECURITY_HEADERS } from './content-security.ts'
import { notDirect } from './not-direct.ts'
import { type ZeroProxy, zeroProxy } from './zero-proxy.ts'

/** What the one origin serves once everything is up. */
export interface Site {
  /** Answers `/api/*`. */
  readonly app: Hono
  /** Answers every other path. */
  readonly pages: RequestListener
  /** zero-cache's port on this machine: pages' sockets are passed to it. */
  readonly zeroPort: number
  /** How long a page's socket waits for a zero-cache that is being started again; 8 s unless told. */
  readonly zeroPatienceMs?: number
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

/** How long a request may take to come in: its head, and all of it. `checkMs` is how often that is looked at. */
export interface Patience {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkMs: number
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 60_000, checkMs: 5_000 }

/**
 * Binds the port at once, so that a taken one is noticed before anything else starts.
 * @throws the system's error with its code, EADDRINUSE for a taken port
 */
export async function listen(
  host: LoopbackHost,
  port: number,
  patience: Patience = PATIENCE,
  mode: SignIn['mode'] = 'demo',
): Promise<NodeServer> {
  const origins = loopbackOrigins(port)
  const hosts = hostsOf(origins)
  let answer: RequestListener = answerStarting
  let proxy: ZeroProxy | undefined

  const http = createServer(optionsOf(patience), (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    const indirect = notDirect(request, mode)
    if (indirect !== undefined) refuse(request, response, indirect)
    else if (hosts.has(request.headers.host ?? '')) answer(request, response)
    else say(response, 421, `This server does not answer for that host. Open ${origins[0]} instead.`)
  })
  http.on('upgrade', (request, socket, head) => {
    // In development Vite listens too, for its own socket.
    const isVite = request.headers['sec-websocket-protocol']?.startsWith('vite-')
    if (isVite && http.listenerCount('upgrade') > 1) return
    if (proxy !== undefined) proxy.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n')
  })
  const servers = await bind(http, host, port, patience)

  return {
    origin: origins[0],
    origins,
    http,
    open(site) {
      proxy = zeroProxy(origins, site.zeroPort, site.zeroPatienceMs)
      answer = route(site)
    },
    async close() {
      proxy?.close()
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

function route({ app, pages }: Site): RequestListener {
  const api = getRequestListener(app.fetch)
  return (request, response) => {
    const path = pathOf(request)
    if (isApi(path)) void api(request, response)
    else if (path === '/zero' || path.startsWith('/zero/')) say(response, 404, NOTHING_HERE)
    else pages(request, response)
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, message: string): void {
  if (isApi(pathOf(request))) {
    response.writeHead(403, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ code: 'forbidden', message }))
  } else say(response, 403, message)
}

function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', '1')
  if (isApi(pathOf(request))) {
    response.writeHead(503, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ status: 'starting', message: 'Clearheight is starting.' }))
    return
  }
  response.setHeader('Refresh', '1')
  say(response, 503, 'Clearheight is starting. This page shows it as soon as it is up.')
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? ''
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${sentence}\n`)
}

/** A request that comes in slower is answered 408, and its connection ended. */
function optionsOf({ headersMs, requestMs, checkMs }: Patience): ServerOptions {
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs }
}

/** `localhost` means two addresses to a browser; a second server takes ::1 and hands everything to the first. */
async function bind(
  http: Server,
  host: LoopbackHost,
  port: number,
  patience: Patience,
): Promise<ClosableServer[]> {
  const first = closable(http)
  await first.listen(host === 'localhost' ? '127.0.0.1' : host, port)
  if (host !== 'localhost') return [first]
  const other = createServer(optionsOf(patience), (request, response) =>
    http.emit('request', request, response),
  )
  other.on('upgrade', (request, socket, head) => http.emit('upgrade', request, socket, head))
  const second = closable(other)
  try {
    await second.listen('::1', port)
    return [first, second]
  } catch (error) {
    // A machine without ::1 has only the one address.
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return [first]
    await first.close()
    throw error
  }
}
