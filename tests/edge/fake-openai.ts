import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { beginning, eventsOf, type Spoken, type WireFormat } from './openai-events.ts'

/** What the model says to one call. */
export type Saying =
  | Spoken
  | { status: number }
  /** Never answers. */
  | { hang: true }
  | { garbage: true }
  /** Says this and breaks the connection. */
  | { cut: string }
  /** Says this, and then nothing more. */
  | { stall: string }

export interface FakeOpenAI {
  readonly baseUrl: string
  /** The bodies of all calls so far. */
  readonly asked: string[]
  /** How many calls their caller gave up. */
  readonly left: () => number
  /** What is answered from here on, one call after the other; the last goes on. */
  script(...sayings: Saying[]): void
}

/** A server on this machine that speaks OpenAI's two wire formats. */
export async function fakeOpenAI(): Promise<FakeOpenAI> {
  const asked: string[] = []
  let sayings: Saying[] = [{ say: 'Hello.' }]
  let left = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('close', () => {
      if (!response.writableEnded) left++
    })
    request.on('end', () => {
      asked.push(Buffer.concat(chunks).toString())
      const saying = sayings.length > 1 ? sayings.shift() : sayings[0]
      if (saying !== undefined)
        answer(request.url?.endsWith('/responses') ? 'responses' : 'chat', saying, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    left: () => left,
    script: (...next) => {
      sayings = next
    },
  }
}

function answer(format: WireFormat, saying: Saying, response: ServerResponse): void {
  if ('hang' in saying) return
  if ('status' in saying) {
    response.writeHead(saying.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'No.', type: 'error', code: null, param: null } }))
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  if ('garbage' in saying) {
    response.end('data: {"choices": 7, "type": ["what"]}\n\ndata: <html>\n\n')
    return
  }
  if ('cut' in saying) {
    for (const event of beginning(format, saying.cut)) response.write(event)
    setTimeout(() => response.destroy(), 50)
    return
  }
  if ('stall' in saying) {
    response.write(beginning(format, saying.stall).join(''))
    return
  }
  response.end(eventsOf(format, saying).join(''))
}
