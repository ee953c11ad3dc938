import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWER_LIMITS, type AnswerLimits } from '../../../edge/assistant/model/answer-limits.ts'
import { createFindings } from '../../../edge/assistant/tools/findings.ts'
import type { ToolContext } from '../../../edge/assistant/tools/tool-context.ts'
import { answerJson } from '../../../edge/chat/answer-json.ts'
import { answerStream } from '../../../edge/chat/answer-stream.ts'
import { APOLOGY } from '../../../sync/api/chat.ts'
import { type FakeOpenAI, fakeOpenAI, type Saying } from '../fake-openai.ts'
import { heard } from '../heard.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()
const QUESTION = 'warehouses in Katy'
const BUILT_IN = 'I found [3 warehouses] in Katy.'
const search: Saying = { call: 'search', input: JSON.stringify({ words: QUESTION }) }
const QUICK = { ...ANSWER_LIMITS, pauseMs: 1 }

const contextFor = (): ToolContext => ({
  book,
  today: '2026-08-22',
  findings: createFindings(),
  outputs: new Map(),
  reading: () => {},
  placeOf: async () => ({ kind: 'unknown' }),
  compLists: async () => [],
  notesOf: async () => [],
})
/** Node may collect what passes the end of a call on to its connection. */
const GIVEN_UP_LATE = { retry: 2 }
const unlinked = (words: string) => words.replaceAll(/\(f\d+\)/g, '')

test('an answer ends within 30 s, and leaves time for the built-in assistant where the model takes too long', () => {
  const { answerMs, modelMs, firstMs, retries } = ANSWER_LIMITS
  expect([answerMs < 30_000, modelMs < answerMs, firstMs < modelMs, retries]).toEqual([true, true, true, 2])
})

describe.each(['responses', 'chat'] as const)('a model over %s', (api) => {
  let model: FakeOpenAI
  let log: unknown[]
  let before: { asked: number; left: number }
  beforeAll(async () => {
    model = await fakeOpenAI()
  })
  beforeEach(() => {
    log = []
    before = { asked: model.asked.length, left: model.left() }
  })
  const calls = () => model.asked.length - before.asked
  const givenUp = () => model.left() - before.left

  const services = () => ({
    settings: { assistant: { apiKey: 'sk-test', baseUrl: model.baseUrl, model: 'fake', api } },
    fetch: (request: Request) => fetch(request),
    log: (entry: unknown) => void log.push(entry),
  })
  const questionOf = (limits: AnswerLimits, words = QUESTION) => ({
    messages: [{ role: 'user' as const, content: words }],
    known: null,
    limits,
    takeTokens: () => true,
  })
  const ask = (limits: AnswerLimits, context = contextFor, leaving = new AbortController().signal) =>
    answerStream(services(), questionOf(limits), context, leaving)

  test.each<[string, calls: number, why: string, Saying[]]>([
    ['refuses the key', 1, '401', [{ status: 401 }]],
    ['is asked too often', 3, '429', [{ status: 429 }]],
    ['fails', 3, '500', [{ status: 500 }]],
    ['answers garbage', 3, 'unreadable', [{ garbage: true }]],
    ['breaks off before a word', 3, 'unreadable', [{ cut: '' }]],
    ['calls a tool with wrong arguments', 2, 'call', [{ call: 'search', input: '{"limit":-1}' }]],
    ['calls an unknown tool', 2, 'call', [{ call: 'deleteEverything', input: '{}' }]],
    ['fails before and after its tool was called', 4, '500', [{ status: 500 }, search, { status: 500 }]],
    ['never answers', 1, 'timeout', [{ hang: true }]],
    ['never answers after its tool was called', 2, 'timeout', [search, { hang: true }]],
  ])('that %s is asked %i times in all', GIVEN_UP_LATE, async (_, times, why, sayings) => {
    model.script(...sayings)
    const { words, error, answer } = await heard(
      ask(why === 'timeout' ? { ...QUICK, firstMs: 1_000 } : QUICK),
    )
    expect([unlinked(words), error, answer?.found, calls()]).toEqual([BUILT_IN, null, 3, times])
    expect(log).toEqual([{ event: 'assistant', outside: 'failed', why }])
    if (why === 'timeout') await expect.poll(givenUp).toBe(1)
  })

  test('that fails twice and then answers is heard', async () => {
    model.script({ status: 500 }, { status: 429 }, search, { say: 'There are [3 warehouses](f1).' })
    const { words, answer } = await heard(ask(QUICK))
    expect([words, answer?.found, calls()]).toEqual(['There are [3 warehouses](f1).', 3, 4])
  })

  test(
    'that falls silent within its answer is let go: what it said stands, and the apology after it',
    GIVEN_UP_LATE,
    async () => {
      model.script(search, { stall: 'There are [3 warehouses](f1)' })
      const { words, error, answer } = await heard(ask({ ...ANSWER_LIMITS, modelMs: 2_000 }))
      expect([words, error, answer, calls()]).toEqual(['There are [3 warehouses](f1)', APOLOGY, null, 2])
      await expect.poll(givenUp).toBe(1)
    },
  )

  test(
    'that falls silent is answered for where the whole answer is asked for at once',
    GIVEN_UP_LATE,
    async () => {
      model.script({ stall: 'There are' })
      // On a busy machine the call itself takes a second.
      const limits = { ...ANSWER_LIMITS, modelMs: 5_000 }
      const signal = new AbortController().signal
      expect(await answerJson(services(), { ...questionOf(limits), signal }, contextFor)).toMatchObject({
        message: 'I found 3 warehouses in Katy.',
        totalCount: 3,
      })
      expect(calls()).toBe(1)
      // The model hears later that it was given up; without this, the next test would count it.
      await expect.poll(givenUp).toBe(1)
    },
  )

  test('whose tool never comes back is not waited for longer than an answer may take', async () => {
    model.script({ call: 'near', input: JSON.stringify({ place: 'Ship Channel' }) })
    const stuck = () => ({ ...contextFor(), placeOf: () => new Promise<never>(() => {}) })
    const limits = { ...ANSWER_LIMITS, answerMs: 1_500 }
    const { words, answer, types } = await heard(ask(limits, stuck))
    expect([words, answer, types.at(-1)]).toEqual(['', null, 'abort'])
    const signal = new AbortController().signal
    const json = await answerJson(
      services(),
      { ...questionOf(limits, 'what is near Ship Channel'), signal },
      stuck,
    )
    expect(json.message).toBe(APOLOGY)
  })

  test.each<[string, Saying]>([
    ['before its first word', { hang: true }],
    ['within its answer', { stall: 'There are' }],
  ])('is let go when the reader leaves %s', async (_, saying) => {
    model.script(saying)
    const leaving = new AbortController()
    const said = heard(ask(ANSWER_LIMITS, contextFor, leaving.signal))
    await expect.poll(calls).toBe(1)
    leaving.abort()
    await expect.poll(givenUp).toBe(1)
    expect((await said).answer).toBeNull()
    expect(calls()).toBe(1)
  })
})
