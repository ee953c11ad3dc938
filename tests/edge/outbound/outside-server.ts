import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Services } from '../../../edge/services/services.ts'

export interface OutsideServer {
  /** Carries a request for any outside host to this server, with the host's name in the path: `/host/path`. */
  readonly fetch: Services['fetch']
  /** Host and path of every request so far. */
  readonly asked: string[]
}

/** A real server on this machine in place of all outside services. */
export async function outsideServer(
  answer: (request: IncomingMessage & { url: string }, response: ServerResponse) => void,
): Promise<OutsideServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    answer(Object.assign(request, { url }), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    asked,
    fetch: (request) => {
      const { host, pathname, search } = new URL(request.url)
      return fetch(new Request(`http://127.0.0.1:${port}/${host}${pathname}${search}`, request))
    },
  }
}
