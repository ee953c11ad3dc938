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
import type { Caller } from '../../http/client-address.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { loopbackOrigins } from '../../settings/hosts.ts'
import type { PublicSite } from '../../settings/public-site-settings.ts'
import type { SignIn } from '../../settings/sign-in-settings.ts'
import { type ClosableServer, closable } from './closable-server.ts'
import { endSlowBody } from './end-slow-body.ts'
import { type AllowedRequest, loopbackGuard, publicGuard } from './request-guard.ts'
import { takesFile } from './takes-file.ts'
import { refuseSocket, type ZeroProxy, zeroProxy } from './zero-proxy.ts'

const STARTING = 'Clearheight is starting.'

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
  /** Those that pages of ours have. */
  readonly origins: Origins
  /** Where programs of this machine ask, such as zero-cache. */
  readonly localOrigin: string
  /** The server itself, for whoever must listen to it as well (Vite's hot reload). */
  readonly http: Server
  /** From now on the site is served; until then every request gets 503. */
  open(site: Site): void
  /** How many pages have a socket to the sync engine. */
  openSockets(): number
  close(): Promise<void>
}

/**
 * How long a request may take to come in: its head, all of it, and all of one that sends a file. `checkMs` is how often
 * that is looked at.
 */
export interface Patience {
  readonly headersMs: number
  readonly requestMs: number
  readonly fileMs: number
  readonly checkMs: number
}

/** Longer than proxies keep a connection they do not use: else they would send into one that is just being closed. */
const KEEP_ALIVE_MS = 130_000

/** 100 MB at 1 Mbit/s take 14 minutes. */
const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 60_000,
  fileMs: 20 * 60_000,
  checkMs: 5_000,
}

/**
 * Binds the port at once, so that a taken one is noticed before anything else starts.
 * @throws the system's error with its code, EADDRINUSE for a taken port
 */
export async function listen(
  host: string,
  port: number,
  patience: Patience = PATIENCE,
  { mode = 'demo', publicSite = null }: { mode?: SignIn['mode']; publicSite?: PublicSite | null } = {},
): Promise<NodeServer> {
  const locals = loopbackOrigins(port)
  const guard = publicSite === null ? loopbackGuard(port, mode) : publicGuard(port, publicSite)
  const origins: Origins = publicSite === null ? locals : [publicSite.origin]
  const headers = securityHeaders(origins[0])
  let answer: Answer = answerStarting
  let proxy: ZeroProxy | undefined

  const http = createServer(optionsOf(patience), (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!takesFile(request, pathOf(request))) endSlowBody(request, response, patience.requestMs)
    const judged = guard(request)
    if (judged.kind === 'allowed') answer(request, response, judged)
    else if (judged.status === 403) refuse(request, response, judged.sentence)
    else say(response, judged.status, judged.sentence)
  })
  http.on('upgrade', (request, socket, head) => {
    // In development Vite listens too, for its own socket.
    const isVite = request.headers['sec-websocket-protocol']?.startsWith('vite-')
    if (isVite && http.listenerCount('upgrade') > 1) return
    const judged = guard(request)
    if (judged.kind === 'refused') refuseSocket(socket, judged.status, judged.sentence, headers)
    else if (proxy !== undefined) proxy.upgrade(request, socket, head)
    else refuseSocket(socket, 503, STARTING, { ...headers, 'Retry-After': '1' })
  })
  const servers = await bind(http, host, port, patience)

  return {
    origin: origins[0],
    origins,
    localOrigin: locals[0],
    http,
    open(site) {
      proxy = zeroProxy(origins, site.zeroPort, site.zeroPatienceMs)
      answer = route(site)
    },
    openSockets: () => proxy?.openSockets() ?? 0,
    async close() {
      proxy?.close()
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

type Origins = readonly [string, ...string[]]
type Answer = (request: IncomingMessage, response: ServerResponse, judged: AllowedRequest) => void

function route({ app, pages }: Site): Answer {
  const callers = new WeakMap<object, Caller>()
  const api = getRequestListener((request, { incoming }) => app.fetch(request, callers.get(incoming)))
  return (request, response, { origin, clientAddress }) => {
    const path = pathOf(request)
    callers.set(request, { clientAddress })
    // A connection from a proxy is plain, whatever the browser's is.
    if (origin.startsWith('https:')) request.url = `${origin}${request.url}`
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
    response.end(JSON.stringify({ status: 'starting', message: STARTING }))
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

/** Addresses of this machine alone, and those that stand for all it has. */
const OWN_OR_ALL = ['127.0.0.1', '::1', '0.0.0.0', '::']

/** A request that comes in slower is answered 408, and its connection ended. */
function optionsOf({ headersMs, fileMs, checkMs }: Patience): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: fileMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
}

/**
 * `localhost` means two addresses to a browser; a second server takes ::1 and hands everything to the first. An
 * address of the network is such a second one too: programs of this machine ask at the first.
 */
async function bind(http: Server, host: string, port: number, patience: Patience): Promise<ClosableServer[]> {
  const first = closable(http)
  const isOneOfNetwork = host !== 'localhost' && !OWN_OR_ALL.includes(host)
  await first.listen(host === 'localhost' || isOneOfNetwork ? '127.0.0.1' : host, port)
  if (host !== 'localhost' && !isOneOfNetwork) return [first]
  const other = createServer(optionsOf(patience), (request, response) =>
    http.emit('request', request, response),
  )
  other.on('upgrade', (request, socket, head) => http.emit('upgrade', request, socket, head))
  const second = closable(other)
  try {
    await second.listen(isOneOfNetwork ? host : '::1', port)
    return [first, second]
  } catch (error) {
    // A machine without ::1 has only the one address.
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken && !isOneOfNetwork) return [first]
    await first.close()
    throw error
  }
}
