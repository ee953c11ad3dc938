import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../../edge/local/process/free-port.ts'
import { listen, type NodeServer } from '../../../../edge/local/site/node-server.ts'
import { notDirect } from '../../../../edge/local/site/not-direct.ts'
import { staticFiles } from '../../../../edge/local/site/static-files.ts'
import { ask } from '../ask.ts'
import { zeroStandIn } from './zero-stand-in.ts'

const SCRIPT = 'document.documentElement.className="dark"'
const PAGE = `<!doctype html><script>${SCRIPT}</script><div id="root"></div>`
const CODE = 'export const answer = 42;\n'.repeat(50)

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }

let folder: string
let port: number
let server: NodeServer
let zero: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clearheight-server-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/app-B1x2.js'), CODE)
  writeFileSync(join(folder, 'assets/app-B1x2.js.br'), brotliCompressSync(CODE))
  writeFileSync(join(folder, 'assets/report-worker-C3x4.js'), CODE)
  writeFileSync(join(folder, '.build'), 'secret')
  const zeroPort = await freePort()
  zero = await zeroStandIn(zeroPort)
  port = await freePort()
  server = await listen('127.0.0.1', port)
  const app = new Hono()
  app.get('/api/echo', (c) => c.json({ url: c.req.url, cookie: c.req.header('cookie') ?? null }))
  server.open({ app, pages: getRequestListener(staticFiles(folder)), zeroPort })
})

afterAll(async () => {
  await server.close()
  zero.close()
  zero.closeAllConnections()
  rmSync(folder, { recursive: true })
})

describe('requests', () => {
  test('the API sees the address and the cookie it was asked with', async () => {
    const { status, body } = await ask({ port, path: '/api/echo?q=1', headers: { cookie: 'a=b' } })
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { url: `http://localhost:${port}/api/echo?q=1`, cookie: 'a=b' },
    ])
  })

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is a name of this server', async (name) => {
    expect((await ask({ port, path: '/api/echo', headers: { host: `${name}:${port}` } })).status).toBe(200)
  })

  test.each(['/api/echo', '/', '/assets/app-B1x2.js'])('a foreign Host gets nothing at %s', async (path) => {
    const { status, body } = await ask({ port, path, headers: { host: `evil.example:${port}` } })
    expect([status, body]).toEqual([
      421,
      `This server does not answer for that host. Open http://localhost:${port} instead.\n`,
    ])
  })

  test('what the sync service says over plain HTTP stays inside', async () => {
    expect((await ask({ port, path: '/zero/statz' })).status).toBe(404)
  })
})

describe('a request that came through a proxy', () => {
  const refused = `AUTH_MODE=demo signs in whoever reaches the server, so it answers no proxy, and this request came through one`

  test.each([
    ['Forwarded', 'for=203.0.113.9'],
    ['X-Forwarded-For', '203.0.113.9'],
    ['X-Forwarded-Host', 'comps.example.com'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Anything', 'x'],
    ['X-Real-IP', '127.0.0.1'],
    ['X-Client-IP', '203.0.113.9'],
    ['Via', '1.1 nginx'],
    ['CF-Connecting-IP', '203.0.113.9'],
    ['True-Client-IP', '203.0.113.9'],
  ])('gets nothing, whatever the Host says: %s', async (name, value) => {
    const why = `${refused} (${name.toLowerCase()}).`
    const headers = { [name]: value }
    const api = await ask({ port, path: '/api/echo', headers })
    expect([api.status, JSON.parse(api.body)]).toEqual([403, { code: 'forbidden', message: why }])
    for (const path of ['/', '/assets/app-B1x2.js', '/zero/statz']) {
      const { status, body } = await ask({ port, path, headers })
      expect([path, status, body]).toEqual([path, 403, `${why}\n`])
    }
    const socket = await ask({
      port,
      path: '/zero/sync/v51/connect',
      headers: { ...UPGRADE, origin: `http://localhost:${port}`, ...headers },
    })
    expect([socket.status, socket.body]).toEqual([403, `${why}\n`])
  })

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['203.0.113.9', false],
    ['10.127.0.1', false],
    ['::ffff:10.0.0.1', false],
    [undefined, false],
  ])('and so does one from another machine: %s', (remoteAddress, isOurs) => {
    const why = notDirect({ headers: {}, socket: { remoteAddress } as Socket }, 'demo')
    expect(why === undefined).toBe(isOurs)
  })
})

describe('the web app', () => {
  test('every page path is the one page, fresh each time, under a policy that knows its script', async () => {
    const { status, headers, body } = await ask({ port, path: '/comp-lists/12?x=1' })
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect({ status, body, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      body: PAGE,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
    })
    expect(headers['content-security-policy']).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws://localhost:${port}; worker-src 'self'; img-src 'self' data: blob:; font-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  test.each([
    ['/assets/report-worker-C3x4.js', "script-src 'self' 'wasm-unsafe-eval';"],
    ['/assets/app-B1x2.js', "script-src 'self';"],
    ['/report-worker-C3x4', `script-src 'self' 'sha256-`],
  ])('WebAssembly runs in the worker that draws pictures and nowhere else: %s', async (path, scripts) => {
    const { headers } = await ask({ port, path })
    expect(headers['content-security-policy']).toContain(scripts)
  })

  test('an asset is kept for ever, compressed for who can read it', async () => {
    const path = '/assets/app-B1x2.js'
    const small = await ask({ port, path, headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    const plain = await ask({ port, path })
    expect([plain.body, plain.headers['content-encoding']]).toEqual([CODE, undefined])
  })

  test('a known version is not sent again', async () => {
    const { headers } = await ask({ port, path: '/' })
    const again = await ask({ port, path: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('HEAD says what GET would', async () => {
    const { status, headers, body } = await ask({ port, path: '/assets/app-B1x2.js', method: 'HEAD' })
    expect([status, headers['content-length'], body]).toEqual([200, String(CODE.length), ''])
  })

  test.each([
    ['/assets/gone-1234.js', 404],
    ['/assets/', 404],
    ['/robots.txt', 404],
    ['/.build', 404],
    ['/assets/../.build', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/%00', 404],
    ['/%E0%A4%A', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await ask({ port, path })).status).toBe(status)
  })

  test('writing to a page is refused', async () => {
    const { status, headers } = await ask({ port, path: '/search', method: 'POST' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('until the site is open, pages and API say that it is starting', async () => {
  const early = await freePort()
  const other = await listen('localhost', early)
  const api = await ask({ port: early, path: '/api/health' })
  const page = await ask({ port: early, path: '/search' })
  await other.close()
  expect([api.status, JSON.parse(api.body)]).toEqual([
    503,
    { status: 'starting', message: 'Clearheight is starting.' },
  ])
  expect([page.status, page.headers.refresh]).toEqual([503, '1'])
})

test('a taken port is an error at once', async () => {
  await expect(listen('localhost', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
