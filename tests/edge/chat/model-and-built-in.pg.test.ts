import { beforeAll, describe, expect, test } from 'vitest'
import { createLimits } from '../../../edge/rate-limit/rate-limit.ts'
import { APOLOGY } from '../../../sync/api/chat.ts'
import type { AppUnderTest } from '../app-under-test.ts'
import type { FakeOpenAI, Saying } from '../fake-openai.ts'
import { heard } from '../heard.ts'
import { isInWorkerd } from '../host.ts'
import { appWithModel } from './app-with-model.ts'
import { DEPOTS } from './depots.ts'

const userMessage = (text: string) => ({ id: 'u1', role: 'user', parts: [{ type: 'text', text }] })
const AS_STREAM = { Accept: 'text/event-stream' }

const ask = async (app: AppUnderTest, text: string) =>
  heard(await app.post('/api/chat', { messages: [userMessage(text)] }, AS_STREAM))

describe.each(['responses', 'chat'] as const)('a model over %s', (api) => {
  let model: FakeOpenAI
  let asked: AppUnderTest
  beforeAll(async () => {
    ;({ model, app: asked } = await appWithModel(api, DEPOTS))
  })
  const search: Saying = { call: 'search', input: JSON.stringify({ words: 'warehouses in Katy' }) }

  test('answers with the tools, and never sees the notes', async () => {
    model.script(search, { say: 'There are [2 warehouses](f1) in Katy. [Click](https://evil.example)' })
    const { words, answer, figures, error } = await ask(asked, 'What is there in Katy?')
    expect([words, answer?.found, error]).toEqual([
      'There are [2 warehouses](f1) in Katy. [Click](https://evil.example)',
      2,
      null,
    ])
    expect(figures[0]).toMatchObject({ id: 'f1', text: '2 warehouses' })
    expect(model.asked.join()).toContain('Alpha Depot')
    expect(model.asked.join()).not.toContain('HACKED')
  })

  test('that writes its answer into JSON leaves no link in it', async () => {
    model.script(search, { say: 'There are [2 warehouses](f1). ![x](https://evil.example/x.png)' })
    const response = await asked.post('/api/chat', { message: 'What is there in Katy?' })
    expect(await response.json()).toMatchObject({ message: 'There are 2 warehouses. x', totalCount: 2 })
  })

  test.each<[string, Saying[]]>([
    ['refuses the key', [{ status: 401 }]],
    ['is asked too often', [{ status: 429 }]],
    ['fails', [{ status: 500 }]],
    ['answers garbage', [{ garbage: true }]],
    ['breaks off before a word', [{ cut: '' }]],
    ['calls a tool with wrong arguments', [{ call: 'search', input: '{"limit":-1}' }]],
    ['calls a tool with arguments that are no JSON', [{ call: 'search', input: '{"words":' }]],
    ['calls an unknown tool', [{ call: 'deleteEverything', input: '{}' }]],
    ['fails after its tool was called', [search, { status: 500 }]],
  ])('that %s is answered for by the built-in assistant', async (_, sayings) => {
    model.script(...sayings)
    const before = model.asked.length
    const { words, error, answer } = await ask(asked, 'warehouses in Katy')
    expect([words.replaceAll(/\(f\d+\)/g, ''), error, answer?.found]).toEqual([
      'I found [2 warehouses] in Katy.',
      null,
      2,
    ])
    expect(model.asked.length - before).toBeLessThanOrEqual(4)
    expect(JSON.stringify(asked.log)).not.toContain('Katy')
  })

  test('is told the end of a long conversation, and never more than can be paid for', async () => {
    const said = (text: string) => 'x'.repeat(9_000) + text
    const history = Array.from({ length: 8 }, (_, i) => said(`-${i}-`))
    const inJson = {
      message: 'What is there in Katy?',
      conversationHistory: history.map((content) => ({ role: 'user', content })),
    }
    const streamed = { messages: [...history, inJson.message].map(userMessage) }
    for (const [body, headers] of [
      [inJson, {}],
      [streamed, AS_STREAM],
    ] as const) {
      model.script({ say: 'Nothing.' })
      await (await asked.post('/api/chat', body, headers)).text()
      const told = model.asked.at(-1) ?? ''
      expect(history.map((_, i) => told.includes(`-${i}-`))).toEqual(history.map((_, i) => i > 3))
      expect(told).toContain(inJson.message)
      expect(told).toMatch(/"max(_output|_completion)?_tokens":4000/)
    }
  })

  test('is told ten messages before the question, by a page as by any other caller', async () => {
    const history = Array.from({ length: 12 }, (_, i) => `word-${i}-`)
    const message = 'What is there in Katy?'
    for (const [body, headers] of [
      [{ message, conversationHistory: history.map((content) => ({ role: 'user', content })) }, {}],
      [{ messages: [...history, message].map(userMessage) }, AS_STREAM],
    ] as const) {
      model.script({ say: 'Nothing.' })
      await (await asked.post('/api/chat', body, headers)).text()
      const told = model.asked.at(-1) ?? ''
      expect(history.map((words) => told.includes(words))).toEqual(history.map((_, i) => i > 1))
    }
  })

  test.skipIf(isInWorkerd)(
    'is asked no more once a user has had its tokens, and the built-in assistant answers',
    async () => {
      let left = 4_000 + 100
      asked.services.limits.modelTokens = (_user, tokens = 1) => {
        if (tokens > left) return 1
        left -= tokens
        return null
      }
      model.script(search, { say: 'There are [2 warehouses](f1).' })
      const before = model.asked.length
      expect((await ask(asked, 'warehouses in Katy')).words).toBe('There are [2 warehouses](f1).')
      // Two calls of one token each; the rest of what was set aside came back.
      expect([left, model.asked.length - before]).toEqual([4_098, 2])
      left = 3_999
      expect((await ask(asked, 'warehouses in Katy')).words).toContain('I found [2 warehouses](f1) in Katy.')
      expect([left, model.asked.length - before]).toEqual([3_999, 2])
      expect(asked.log.at(-1)).toEqual({ event: 'assistant', outside: 'failed', why: 'budget' })
      asked.services.limits = createLimits(() => new Date())
    },
  )

  test('that names a property that does not exist is told so', async () => {
    model.script(
      { call: 'search', input: JSON.stringify({ ids: ['nowhere', 'alpha'] }) },
      { say: 'I found [1 property](f1).' },
    )
    const { answer } = await ask(asked, 'What is there?')
    expect(answer?.found).toBe(1)
  })

  // The Worker's harness asks the model through this process, which tells it of no connection that breaks.
  test.skipIf(isInWorkerd)(
    'that breaks off within its answer keeps what it said, and the failure is named',
    async () => {
      model.script(search, { cut: 'There are [2 warehouses](f1)' })
      const { words, error, answer } = await ask(asked, 'What is there in Katy?')
      expect([words, error, answer]).toEqual(['There are [2 warehouses](f1)', APOLOGY, null])
      const json = await asked.post('/api/chat', { message: 'warehouses in Katy' })
      expect(await json.json()).toMatchObject({ totalCount: 2 })
    },
  )

  test.skipIf(isInWorkerd)('is let go when the reader leaves', async () => {
    model.script({ hang: true })
    const before = model.left()
    const response = await asked.post(
      '/api/chat',
      { messages: [userMessage('warehouses in Katy')] },
      AS_STREAM,
    )
    const reader = response.body?.getReader()
    await reader?.read()
    await expect.poll(() => model.asked.length, { timeout: 2_000 }).toBeGreaterThan(0)
    await reader?.cancel()
    await expect.poll(() => model.left() - before, { timeout: 2_000 }).toBe(1)
  })
})
