import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../../edge/local/process/free-port.ts'
import { listen, type NodeServer } from '../../../../edge/local/site/node-server.ts'
import { ask, joined } from '../ask.ts'
import { webSocketOf } from '../book-client.ts'
import { zeroStandIn } from './zero-stand-in.ts'

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }

/** Pages that nobody looks at. */
const pages: RequestListener = (_, response) => response.end()

let port: number
let server: NodeServer
let zero: Server

beforeAll(async () => {
  const zeroPort = await freePort()
  zero = await zeroStandIn(zeroPort)
  port = await freePort()
  server = await listen('127.0.0.1', port)
  server.open({ app: new Hono(), pages, zeroPort })
})

afterAll(async () => {
  await server.close()
  zero.close()
  zero.closeAllConnections()
})

describe('the sync socket', () => {
  test.each([
    ['its own page', '/zero/sync/v51/connect', 'localhost', 'http://localhost', 101],
    ['its own page by number', '/zero/sync/v51/connect', '127.0.0.1', 'http://127.0.0.1', 101],
    ['a page of another site', '/zero/sync/v51/connect', 'localhost', 'https://evil.example', 403],
    ['a page of another local server', '/zero/sync/v51/connect', 'localhost', 'http://127.0.0.1', 403],
    ['a program that is no page', '/zero/sync/v51/connect', 'localhost', undefined, 403],
    ['a page without an origin', '/zero/sync/v51/connect', 'localhost', 'null', 403],
    ['its own page under a foreign name', '/zero/sync/v51/connect', 'evil.example', 'http://localhost', 421],
    ['its own page, elsewhere', '/zeroes', 'localhost', 'http://localhost', 404],
    [
      'its own page, for what zero-cache keeps to itself',
      '/zero/replication/v6/changes',
      'localhost',
      'http://localhost',
      404,
    ],
    ['its own page, for the statistics', '/zero/statz', 'localhost', 'http://localhost', 404],
    [
      'its own page, round about',
      '/zero/sync/v51/connect/../../../statz',
      'localhost',
      'http://localhost',
      404,
    ],
  ])('%s gets its answer', async (_who, path, host, origin, status) => {
    const withPort = origin?.startsWith('http://') ? `${origin}:${port}` : origin
    const headers = {
      ...UPGRADE,
      host: `${host}:${port}`,
      ...(withPort === undefined ? {} : { origin: withPort }),
    }
    expect((await ask({ port, path, headers })).status).toBe(status)
  })

  test('bytes go both ways, and the sync service sees path, cookie and origin', async () => {
    const headers = { ...UPGRADE, origin: `http://localhost:${port}`, cookie: 'session=1' }
    const { response, socket } = await joined({ port, path: '/zero/sync/v51/connect?x=1', headers })
    expect(response.headers['x-seen']).toBe(`/zero/sync/v51/connect?x=1 session=1 http://localhost:${port}`)
    socket.write('there and back')
    expect(String(await once(socket, 'data'))).toBe('there and back')
    socket.destroy()
  })

  test('closing the server cuts the sockets it has joined', async () => {
    const other = await listen('127.0.0.1', await freePort())
    const zeroPort = (zero.address() as AddressInfo).port
    other.open({ app: new Hono(), pages, zeroPort })
    const at = Number(new URL(other.origin).port)
    const { socket } = await joined({
      port: at,
      path: '/zero/sync/v51/connect',
      headers: { ...UPGRADE, origin: other.origin },
    })
    const cut = once(socket, 'close')
    await other.close()
    await cut
  })

  test('a sync service that is down is said to be down, in the sync engine’s words with a short pause', async () => {
    const lonely = await freePort()
    const other = await listen('127.0.0.1', lonely)
    const headers = { ...UPGRADE, origin: `http://localhost:${lonely}` }
    expect((await ask({ port: lonely, path: '/zero/sync/v51/connect', headers })).status).toBe(503)
    const site = { app: new Hono(), pages, zeroPort: await freePort() }
    other.open({ ...site, zeroPatienceMs: 0 })
    const address = `127.0.0.1:${lonely}`
    const page = new (webSocketOf(`http://${address}`))(`ws://${address}/zero/sync/v51/connect`)
    const heard = new Promise<MessageEvent>((resolve) => page.addEventListener('message', resolve))
    const [kind, body] = JSON.parse((await heard).data)
    expect([kind, body]).toEqual([
      'error',
      {
        kind: 'ServerOverloaded',
        message: 'The sync service does not answer yet.',
        maxBackoffMs: expect.any(Number),
        origin: 'zeroCache',
      },
    ])
    expect(body.maxBackoffMs).toBeLessThanOrEqual(1_000)
    await other.close()
  })

  test('a socket that comes while the sync service is down is joined to it when it is up', async () => {
    const lonely = await freePort()
    const zeroPort = await freePort()
    const other = await listen('127.0.0.1', lonely)
    other.open({ app: new Hono(), pages, zeroPort })
    const headers = { ...UPGRADE, origin: `http://localhost:${lonely}` }
    const joining = joined({ port: lonely, path: '/zero/sync/v51/connect', headers })
    // Meanwhile nobody listens at the port.
    await ask({ port: lonely, path: '/' })
    const late = await zeroStandIn(zeroPort)
    const { socket } = await joining
    socket.write('there and back')
    expect(String(await once(socket, 'data'))).toBe('there and back')
    await other.close()
    late.close()
  })
})
