import { connect, type Socket } from 'node:net'
import { neonConfig, type WebSocketLike } from '@neondatabase/serverless'
import worker from '../../edge/worker.ts'

class TcpSocket implements WebSocketLike {
  binaryType = 'arraybuffer'
  readonly readyState = WebSocket.OPEN
  readonly #socket: Socket

  constructor(address: string) {
    const { hostname, port } = new URL(address)
    this.#socket = connect(Number(port), hostname)
  }

  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: object) => void): void {
    if (type === 'message') this.#socket.on('data', (data) => listener({ data }))
    else this.#socket.on(type === 'open' ? 'connect' : type, (event) => listener(Object(event)))
  }

  send(bytes: Uint8Array): void {
    this.#socket.write(bytes)
  }

  close(): void {
    this.#socket.end()
  }
}

Object.assign(neonConfig, {
  webSocketConstructor: TcpSocket,
  wsProxy: (host: string, port: number) => `${host}:${port}`,
  useSecureWebSocket: false,
  pipelineConnect: false,
  pipelineTLS: false,
})

/** The Worker as it is, except that it reaches a Postgres of this machine, which knows TCP and no WebSocket. */
export default worker
