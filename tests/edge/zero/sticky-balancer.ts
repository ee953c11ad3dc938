import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface Balancer {
  readonly port: number
  /** The ports behind it, each with how many sockets it has now. */
  sockets(): ReadonlyMap<number, number>
  stop(): Promise<void>
}

/**
 * Passes sockets on to one of several view syncers: each client to the same one as before, which a cookie of a real
 * balancer would say, and to another where that one does not answer.
 */
export async function stickyBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Map(ports.map((port) => [port, new Set<Duplex>()]))
  const home = new Map<string, number>()

  function pass(
    incoming: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    candidates: readonly number[],
  ): void {
    const [port, ...others] = candidates
    if (port === undefined) return void socket.destroy()
    const sockets = open.get(port)
    sockets?.add(socket)
    socket.on('close', () => sockets?.delete(socket))
    const { url, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, path: url, headers })
    onward.on('error', () => {
      sockets?.delete(socket)
      pass(incoming, socket, head, others)
    })
    onward.on('response', () => socket.destroy())
    onward.on('upgrade', (response, inner, innerHead) => {
      home.set(clientOf(incoming), port)
      const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      socket.write(innerHead)
      inner.write(head)
      for (const [one, other] of [
        [socket, inner],
        [inner, socket],
      ] as const) {
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
        one.pipe(other)
      }
    })
    onward.end()
  }

  const server = createServer((_, response) => response.writeHead(200).end())
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => {})
    const known = home.get(clientOf(incoming))
    // Those with the fewest first.
    const byLoad = ports.toSorted((a, b) => (open.get(a)?.size ?? 0) - (open.get(b)?.size ?? 0))
    pass(
      incoming,
      socket,
      head,
      known === undefined ? byLoad : [known, ...byLoad.filter((port) => port !== known)],
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    sockets: () => new Map([...open].map(([port, sockets]) => [port, sockets.size])),
    async stop() {
      for (const sockets of open.values()) for (const socket of sockets) socket.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Its client group, which all tabs of a browser share. */
function clientOf({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://balancer').searchParams.get('clientGroupID') ?? ''
}
