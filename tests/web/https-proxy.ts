import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from './self-signed.ts'

/** A reverse proxy on https before a server of this machine, with the headers that nginx is told to set. */
export async function startHttpsProxy(port: number, behind: number): Promise<{ stop(): Promise<void> }> {
  const onward = ({ method, url, headers, socket }: IncomingMessage) =>
    request({
      host: '127.0.0.1',
      port: behind,
      method,
      path: url,
      headers: {
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
        'x-forwarded-proto': 'https',
      },
    })

  const server = createServer(selfSigned(), (asked, response) => {
    const passed = onward(asked)
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  server.on('upgrade', (asked, socket) => {
    const passed = onward(asked)
    passed.on('upgrade', (answer, joined, head) => {
      const lines: string[] = []
      for (let i = 0; i < answer.rawHeaders.length; i += 2) {
        lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}\r\n`)
      }
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.write(head)
      socket.pipe(joined).pipe(socket)
      for (const side of [socket, joined]) {
        side.on('error', () => side.destroy())
        side.on('close', () => (side === socket ? joined : socket).destroy())
      }
    })
    passed.on('response', () => socket.destroy())
    passed.on('error', () => socket.destroy())
    passed.end()
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
