import { createServer, type Server } from 'node:http'

/** Accepts every upgrade and says what it saw. */
export function zeroStandIn(at: number): Promise<Server> {
  const standIn = createServer()
  standIn.on('upgrade', (request, socket) => {
    const seen = `${request.url} ${request.headers.cookie} ${request.headers.origin}`
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Seen: ${seen}\r\n\r\n`,
    )
    socket.on('error', () => socket.destroy())
    socket.pipe(socket)
  })
  return new Promise((resolve) => standIn.listen(at, '127.0.0.1', () => resolve(standIn)))
}
