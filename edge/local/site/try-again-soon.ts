import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ noServer: true })
/** Between these, ms, so that pages do not all come back at once. */
const BACKOFF = { least: 500, most: 1_000 }

/** Has the sync engine of a page try again within a second: after a refusal over HTTP it would pause for five. */
export function tryAgainSoon(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  server.handleUpgrade(incoming, socket, head, (page) => {
    const body = {
      kind: 'ServerOverloaded',
      message: 'The sync service does not answer yet.',
      maxBackoffMs: Math.round(BACKOFF.least + Math.random() * (BACKOFF.most - BACKOFF.least)),
      origin: 'zeroCache',
    }
    page.on('error', () => page.terminate())
    page.send(JSON.stringify(['error', body]))
    page.close()
  })
}
