import { beforeAll, describe, expect, test } from 'vitest'
import { ANSWER_LIMITS } from '../../../edge/assistant/model/answer-limits.ts'
import { createFindings } from '../../../edge/assistant/tools/findings.ts'
import type { ToolContext } from '../../../edge/assistant/tools/tool-context.ts'
import { answerJson } from '../../../edge/chat/answer-json.ts'
import { answerStream } from '../../../edge/chat/answer-stream.ts'
import { type FakeOpenAI, fakeOpenAI, type Saying } from '../fake-openai.ts'
import { heard } from '../heard.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()
const SECRET = 'select body from note where team = 7'
const broken = async (): Promise<never> => {
  throw new Error(SECRET)
}
const contextFor = (): ToolContext => ({
  book,
  today: '2026-08-22',
  findings: createFindings(),
  outputs: new Map(),
  reading: () => {},
  placeOf: broken,
  compLists: broken,
  notesOf: broken,
})
const COULD_NOT = 'That could not be read just now. Please try again.'
const CALLS: [tool: string, input: object, question: string][] = [
  ['notes', { name: 'Alder Depot' }, 'notes on Alder Depot'],
  ['readCompList', { name: 'Katy comps' }, 'what is in the Katy comps list'],
  ['near', { place: 'Ship Channel' }, 'warehouses near the Ship Channel refinery'],
]

describe.each(['responses', 'chat'] as const)('a model over %s', (api) => {
  let model: FakeOpenAI
  beforeAll(async () => {
    model = await fakeOpenAI()
  })

  test.each(CALLS)('whose call of %s fails is told so in words, and goes on', async (tool, input, words) => {
    const log: unknown[] = []
    const services = {
      settings: { assistant: { apiKey: 'sk-test', baseUrl: model.baseUrl, model: 'fake', api } },
      fetch: (request: Request) => fetch(request),
      log: (entry: unknown) => void log.push(entry),
    }
    const sayings: Saying[] = [
      { call: tool, input: JSON.stringify(input) },
      { say: 'I could not read that.' },
    ]
    model.script(...sayings)
    const question = {
      messages: [{ role: 'user' as const, content: words }],
      known: null,
      limits: ANSWER_LIMITS,
      takeTokens: () => true,
    }
    const answered = await heard(answerStream(services, question, contextFor, new AbortController().signal))
    expect([answered.words, answered.error, answered.answer?.isInstead]).toEqual([
      'I could not read that.',
      null,
      false,
    ])
    const told = model.asked.at(-1) ?? ''
    expect(told).toContain(COULD_NOT)
    expect(told + JSON.stringify(log)).not.toContain(SECRET)
    expect(log).toEqual([{ event: 'assistant', tool, failed: expect.stringMatching(/^Error/) }])
  })
})

test.each(CALLS.slice(0, 2))('without a model, a failing call of %s is said', async (tool, _, words) => {
  const log: unknown[] = []
  const services = {
    settings: { assistant: null },
    fetch: (request: Request) => fetch(request),
    log: (entry: unknown) => void log.push(entry),
  }
  const question = {
    messages: [{ role: 'user' as const, content: words }],
    known: null,
    takeTokens: () => true,
    signal: new AbortController().signal,
  }
  expect(await answerJson(services, question, contextFor)).toMatchObject({ message: COULD_NOT })
  expect(log).toEqual([{ event: 'assistant', tool, failed: expect.stringMatching(/^Error/) }])
  expect(JSON.stringify(log)).not.toContain(SECRET)
})
