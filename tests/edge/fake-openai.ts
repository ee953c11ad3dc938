import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type WireFormat = 'responses' | 'chat'

/** What the model says to one call. */
export type Saying =
  | { say: string }
  | { call: string; input: string }
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
  const events =
    'say' in saying
      ? [...beginning(format, saying.say), ...ending(format, saying.say)]
      : calling(format, saying.call, saying.input)
  response.end(events.join(''))
}

const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const RESPONSE = { id: 'resp_1', created_at: 1_700_000_000, model: 'fake', object: 'response' }
const CHUNK = { id: 'chat_1', created: 1_700_000_000, model: 'fake', object: 'chat.completion.chunk' }
const USAGE = { input_tokens: 1, output_tokens: 1, total_tokens: 2, prompt_tokens: 1, completion_tokens: 1 }

function beginning(format: WireFormat, words: string): string[] {
  const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] }
  return format === 'responses'
    ? [
        event({ type: 'response.created', response: RESPONSE }),
        event({ type: 'response.output_item.added', output_index: 0, item }),
        event({
          type: 'response.output_text.delta',
          item_id: 'msg_1',
          output_index: 0,
          content_index: 0,
          delta: words,
        }),
      ]
    : [
        event({
          ...CHUNK,
          choices: [{ index: 0, delta: { role: 'assistant', content: words }, finish_reason: null }],
        }),
      ]
}

function ending(format: WireFormat, words: string): string[] {
  const content = [{ type: 'output_text', text: words, annotations: [] }]
  const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }
  return format === 'responses'
    ? [
        event({ type: 'response.output_item.done', output_index: 0, item }),
        event({ type: 'response.completed', response: { ...RESPONSE, output: [item], usage: USAGE } }),
      ]
    : [
        event({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: USAGE }),
        event('[DONE]'),
      ]
}

function calling(format: WireFormat, name: string, input: string): string[] {
  const id = `call_${name}`
  const item = { type: 'function_call', id: 'fc_1', call_id: id, name, arguments: input, status: 'completed' }
  return format === 'responses'
    ? [
        event({ type: 'response.created', response: RESPONSE }),
        event({ type: 'response.output_item.added', output_index: 0, item: { ...item, arguments: '' } }),
        event({
          type: 'response.function_call_arguments.delta',
          item_id: 'fc_1',
          output_index: 0,
          delta: input,
        }),
        event({ type: 'response.output_item.done', output_index: 0, item }),
        event({ type: 'response.completed', response: { ...RESPONSE, output: [item], usage: USAGE } }),
      ]
    : [
        event({
          ...CHUNK,
          choices: [
            {
              index: 0,
              delta: {
                role: 'assistant',
                tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: input } }],
              },
              finish_reason: null,
            },
          ],
        }),
        event({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }], usage: USAGE }),
        event('[DONE]'),
      ]
}
