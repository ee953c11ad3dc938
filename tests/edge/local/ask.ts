import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Question {
  readonly port: number
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** One request as it stands: fetch would set Host and Origin itself and undo `..` in the path. */
export function ask(question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = send(question)
    asked.on('response', async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) })
    })
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode, headers: response.headers, body: '' })
    })
    asked.on('error', reject)
    asked.end(question.body)
  })
}

/** A socket that was joined to another protocol. */
export function joined(question: Question): Promise<{ response: IncomingMessage; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const asked = send(question)
    asked.on('upgrade', (response, socket) => resolve({ response, socket }))
    asked.on('response', (response) => reject(new Error(`answered ${response.statusCode}`)))
    asked.on('error', reject)
    asked.end()
  })
}

function send({ port, path, method = 'GET', headers = {} }: Question): ClientRequest {
  const all = { host: `localhost:${port}`, ...headers }
  return request({ host: '127.0.0.1', port, path, method, agent: false, headers: all })
}
