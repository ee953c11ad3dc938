import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { freePort } from '../../edge/local/process/free-port.ts'
import { closable } from '../../edge/local/site/closable-server.ts'
import { staticFiles } from '../../edge/local/site/static-files.ts'
import { zeroProxy } from '../../edge/local/site/zero-proxy.ts'

/** A server before the running product: it serves the web app from a folder, and asks the product for the rest. */
export interface SiteInFront {
  readonly origin: string
  /** From now on the web app comes from this folder. */
  serve(folder: string): void
  /** Answers nobody any more. */
  stop(): Promise<void>
}

export async function startSiteInFront(product: string, folder: string): Promise<SiteInFront> {
  const { host, port: productPort } = new URL(product)
  const port = await freePort()
  const proxy = zeroProxy([product], Number(productPort))
  let pages = getRequestListener(staticFiles(folder))
  /** The product answers for its own host only. */
  const asOfTheProduct = (asked: IncomingMessage): IncomingMessage => {
    asked.headers.host = host
    if (asked.headers.origin !== undefined) asked.headers.origin = product
    return asked
  }

  const http = createServer((asked, response) => {
    if (asked.url?.startsWith('/api/')) passOn(asOfTheProduct(asked), response, Number(productPort))
    else void pages(asked, response)
  })
  http.on('upgrade', (asked, socket, head) => proxy.upgrade(asOfTheProduct(asked), socket, head))
  const server = closable(http)
  await server.listen('127.0.0.1', port)
  return {
    origin: `http://localhost:${port}`,
    serve(other) {
      pages = getRequestListener(staticFiles(other))
    },
    async stop() {
      proxy.close()
      await server.close()
    },
  }
}

function passOn(asked: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  asked.pipe(onward)
}
