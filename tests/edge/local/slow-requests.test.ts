import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { listen, type NodeServer } from '../../../edge/local/site/node-server.ts'

let port: number
let server: NodeServer
beforeAll(async () => {
  port = await freePort()
  server = await listen('localhost', port, { headersMs: 100, requestMs: 200, fileMs: 60_000, checkMs: 20 })
  const app = new Hono()
  app.post('/api/echo', async (c) => c.text(await c.req.text()))
  app.post('/api/uploads', async (c) => c.text(await c.req.text()))
  app.onError((_, c) => c.body(null, 500))
  server.open({ app, pages: (_, response) => response.end(), zeroPort: await freePort() })
})
afterAll(() => server.close())

/** A machine without ::1 has one address. */
const ADDRESSES = Object.values(networkInterfaces()).flatMap((own = []) =>
  own.map(({ address }) => address).filter((address) => address === '127.0.0.1' || address === '::1'),
)
const HEAD = 'POST /api/echo HTTP/1.1\r\nHost: '
const PARTS = { head: HEAD, body: `${HEAD}HOST\r\nContent-Length: 9\r\n\r\nhalf` }

test.each(ADDRESSES.flatMap((address) => [['head', address] as const, ['body', address] as const]))(
  'a request whose %s never ends is cut at %s',
  async (part, address) => {
    const socket = connect(port, address)
    socket.write(PARTS[part].replace('HOST', `localhost:${port}`))
    let answer = ''
    socket.setEncoding('utf8').on('data', (words) => {
      answer += words
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  },
)

test('a file may take longer than another request', async () => {
  const slow = connect(port, '127.0.0.1')
  const file = connect(port, '127.0.0.1')
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nContent-Length: 9\r\n\r\nhalf`
  slow.resume().write(head('/api/echo'))
  file.write(head('/api/uploads?name=a.csv'))
  let answer = ''
  file.setEncoding('utf8').on('data', (words) => {
    answer += words
  })
  // By then both have taken longer than the one may.
  await once(slow, 'close')
  file.write(' more')
  await once(file, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*half more$/)
})
