export type WireFormat = 'responses' | 'chat'

interface Call {
  call: string
  input: string
}

/** What a model says to the end, in one call. */
export type Spoken =
  /** With `isCut`, all that it may write. */
  | { say: string; isCut?: boolean }
  | Call
  /** Several calls in one breath. */
  | { calls: readonly Call[] }
  /** Thinks, says something and calls, all in one breath. */
  | { think: string; say: string; calls: readonly Call[] }
  /** Declines, in the field that the format has for it. */
  | { refuse: string }

/** The whole answer. */
export function eventsOf(format: WireFormat, saying: Spoken): string[] {
  if ('think' in saying) return thinking(format, saying)
  if ('say' in saying && saying.isCut === true) return [...beginning(format, saying.say), ...cutShort(format)]
  if ('say' in saying) return [...beginning(format, saying.say), ...ending(format, saying.say)]
  if ('refuse' in saying) return refusing(format, saying.refuse)
  return calling(format, 'calls' in saying ? saying.calls : [saying])
}

const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const RESPONSE = { id: 'resp_1', created_at: 1_700_000_000, model: 'fake', object: 'response' }
const CHUNK = { id: 'chat_1', created: 1_700_000_000, model: 'fake', object: 'chat.completion.chunk' }
const USAGE = { input_tokens: 1, output_tokens: 1, total_tokens: 2, prompt_tokens: 1, completion_tokens: 1 }

/** An answer up to these words. */
export function beginning(format: WireFormat, words: string): string[] {
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

/** All that a model may write is written. */
function cutShort(format: WireFormat): string[] {
  return format === 'responses'
    ? [
        event({
          type: 'response.incomplete',
          response: { ...RESPONSE, incomplete_details: { reason: 'max_output_tokens' }, usage: USAGE },
        }),
      ]
    : [
        event({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'length' }], usage: USAGE }),
        event('[DONE]'),
      ]
}

function thinking(
  format: WireFormat,
  { think, say, calls }: { think: string; say: string; calls: readonly Call[] },
): string[] {
  const item = { type: 'reasoning', id: 'rs_1', summary: [] }
  const thought =
    format === 'responses'
      ? [
          event({ type: 'response.output_item.added', output_index: 0, item }),
          event({ type: 'response.reasoning_summary_part.added', item_id: 'rs_1', summary_index: 0 }),
          event({
            type: 'response.reasoning_summary_text.delta',
            item_id: 'rs_1',
            summary_index: 0,
            delta: think,
          }),
          event({ type: 'response.output_item.done', output_index: 0, item }),
        ]
      : [
          event({
            ...CHUNK,
            choices: [
              { index: 0, delta: { role: 'assistant', reasoning_content: think }, finish_reason: null },
            ],
          }),
        ]
  const spoken = beginning(format, say)
  const done =
    format === 'responses'
      ? [
          event({
            type: 'response.output_item.done',
            output_index: 0,
            item: { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [] },
          }),
        ]
      : []
  return [...thought, ...spoken, ...done, ...calling(format, calls)]
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

/** Each call's input in two pieces, as it arrives from a model that is still writing. */
function calling(format: WireFormat, calls: readonly { call: string; input: string }[]): string[] {
  const items = calls.map(({ call, input }, i) => ({
    type: 'function_call',
    id: `fc_${i}`,
    call_id: `call_${call}_${i}`,
    name: call,
    arguments: input,
    status: 'completed',
  }))
  const halves = (input: string) => [input.slice(0, input.length >> 1), input.slice(input.length >> 1)]
  if (format === 'responses') {
    return [
      event({ type: 'response.created', response: RESPONSE }),
      ...items.flatMap((item, i) => [
        event({ type: 'response.output_item.added', output_index: i, item: { ...item, arguments: '' } }),
        ...halves(item.arguments).map((delta) =>
          event({
            type: 'response.function_call_arguments.delta',
            item_id: item.id,
            output_index: i,
            delta,
          }),
        ),
        event({ type: 'response.output_item.done', output_index: i, item }),
      ]),
      event({ type: 'response.completed', response: { ...RESPONSE, output: items, usage: USAGE } }),
    ]
  }
  const delta = (tool_calls: unknown[]) =>
    event({
      ...CHUNK,
      choices: [{ index: 0, delta: { role: 'assistant', tool_calls }, finish_reason: null }],
    })
  return [
    ...items.flatMap(({ name, call_id, arguments: input }, index) => {
      const [first, second] = halves(input)
      return [
        delta([{ index, id: call_id, type: 'function', function: { name, arguments: first } }]),
        delta([{ index, function: { arguments: second } }]),
      ]
    }),
    event({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }], usage: USAGE }),
    event('[DONE]'),
  ]
}

function refusing(format: WireFormat, refusal: string): string[] {
  const item = {
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'refusal', refusal }],
  }
  return format === 'responses'
    ? [
        event({ type: 'response.created', response: RESPONSE }),
        event({ type: 'response.output_item.added', output_index: 0, item: { ...item, content: [] } }),
        event({
          type: 'response.refusal.delta',
          item_id: 'msg_1',
          output_index: 0,
          content_index: 0,
          delta: refusal,
        }),
        event({ type: 'response.output_item.done', output_index: 0, item }),
        event({ type: 'response.completed', response: { ...RESPONSE, output: [item], usage: USAGE } }),
      ]
    : [
        event({
          ...CHUNK,
          choices: [{ index: 0, delta: { role: 'assistant', refusal }, finish_reason: null }],
        }),
        event({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: USAGE }),
        event('[DONE]'),
      ]
}
