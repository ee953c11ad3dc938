import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Requests still running at the end get this long. */
const LAST_REQUESTS_MS = 1000

export interface ClosableServer {
  /** @throws the system's error with its code, EADDRINUSE for a taken port */
  listen(host: string, port: number): Promise<void>
  /** Accepts no new connections, and closes the remaining ones after a second. */
  close(): Promise<void>
}

/** Ends every socket of an HTTP server, including upgraded ones, which the server itself no longer tracks. */
export function closable(server: Server): ClosableServer {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ host, port, exclusive: true }, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => {
          for (const socket of open) socket.destroy()
        }, LAST_REQUESTS_MS).unref()
      }),
  }
}
