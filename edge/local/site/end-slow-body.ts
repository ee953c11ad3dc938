import type { IncomingMessage, ServerResponse } from 'node:http'

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Answers 408 to a request that has not come in whole after so long, and ends its connection. As Node does it for all. */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => {
    const { socket, complete } = request
    if (complete) return
    if (response.headersSent) socket.destroy()
    else socket.end(TOO_SLOW, () => socket.destroy())
  }, ms)
  response.once('close', () => clearTimeout(timer))
}
