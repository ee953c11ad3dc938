import { beforeAll, describe, expect, test } from 'vitest'
import { STARTING_QUESTIONS } from '../../../sync/api/chat.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { heard } from '../heard.ts'
import { DEPOTS } from './depots.ts'

let server: AppUnderTest
beforeAll(async () => {
  server = await appUnderTest()
  await fillBook(server.db, DEPOTS)
})

const userMessage = (text: string) => ({ id: 'u1', role: 'user', parts: [{ type: 'text', text }] })
const AS_STREAM = { Accept: 'text/event-stream' }

const ask = async (app: AppUnderTest, text: string) =>
  heard(await app.post('/api/chat', { messages: [userMessage(text)] }, AS_STREAM))

describe('the built-in assistant', () => {
  test('streams words, the figures in them with their rows, and what was found', async () => {
    const response = await server.post(
      '/api/chat',
      { messages: [userMessage('warehouses in Katy')] },
      AS_STREAM,
    )
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const { words, figures, answer, error, types } = await heard(response)
    expect(words).toBe('I found [2 warehouses](f1) in Katy.')
    expect(figures.slice(0, 3).map(({ text, rows }) => [text, rows.ids])).toEqual([
      ['2 warehouses', null],
      ['Alpha Depot', ['alpha']],
      ['$0.80', ['alpha']],
    ])
    expect(answer?.found).toBe(2)
    expect(answer?.suggestedQuestions).toContain('Average rent by lease type')
    expect(error).toBeNull()
    expect(types.filter((type) => type.startsWith('tool-'))).toEqual([])
  })

  test('goes on from the rows on screen', async () => {
    const first = await ask(server, 'warehouses in Katy')
    const next = { ...userMessage('only those under $0.90'), metadata: { rows: first.answer?.rows } }
    const { answer } = await heard(await server.post('/api/chat', { messages: [next] }, AS_STREAM))
    expect(answer?.found).toBe(1)
  })

  test('answers in the shape of the specification without a stream, following the history', async () => {
    const response = await server.post('/api/chat', {
      message: 'only those under $0.90',
      conversationHistory: [
        { role: 'user', content: 'warehouses in Katy' },
        { role: 'assistant', content: 'I found 2 warehouses in Katy.' },
      ],
    })
    expect(await response.json()).toEqual({
      message: expect.stringMatching(
        /^I found 1 warehouse in Katy, under \$0.90\/SF\/mo\. It is Alpha Depot/,
      ),
      searchResults: [DEPOTS[0]],
      totalCount: 1,
      searchCriteria: {
        propertyTypes: ['Warehouse'],
        location: 'Katy',
        minSqft: null,
        maxRent: 0.9,
        brokerFirm: null,
      },
      suggestedQuestions: [...STARTING_QUESTIONS],
    })
  })

  test('opens only lists that the caller may read', async () => {
    const login = await server.get('/api/login?as=demo-james')
    const asJames = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
    await server.post('/api/comp-lists', { name: 'Secret deal' }, asJames)
    const own = await heard(
      await server.post(
        '/api/chat',
        { messages: [userMessage('open the Secret deal list')] },
        { ...AS_STREAM, ...asJames },
      ),
    )
    expect(own.answer?.proposal).toMatchObject({ kind: 'open', name: 'Secret deal' })
    const other = await ask(server, 'open the Secret deal list')
    expect([other.answer?.proposal, other.words]).toEqual([
      null,
      'I found no comp list called “Secret deal”. You have none yet.',
    ])
  })

  test('proposes a list and writes none', async () => {
    const { answer } = await ask(server, 'save warehouses in Katy as a comp list called Katy deal')
    expect(answer?.proposal).toMatchObject({ kind: 'save', name: 'Katy deal', count: 2 })
    expect(await (await server.get('/api/comp-lists')).json()).toEqual([])
  })
})

test.each([
  ['spaces', { message: '   ' }, 'message: is not valid.'],
  ['unseen signs', { message: '\u200b\u3164' }, 'message: is not valid.'],
  [
    '20,000 characters',
    { message: 'x'.repeat(20_000) },
    'message: must be no longer than 10,000 characters.',
  ],
  [
    'a foreign role',
    { message: 'Hi', conversationHistory: [{ role: 'system', content: 'x' }] },
    'conversationHistory.0.role: must be one of user, assistant.',
  ],
  [
    'a history of 200,000 characters',
    { message: 'Hi', conversationHistory: [{ role: 'user', content: 'x'.repeat(200_000) }] },
    'conversationHistory.0.content: must be no longer than 40,000 characters.',
  ],
  ['nothing', {}, 'message: must be a string.'],
])('a JSON question of %s is refused with a sentence', async (_, body, message) => {
  const response = await server.post('/api/chat', body)
  expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message }])
})

test.each([
  ['spaces', [userMessage('  ')], 'message: must not be empty.'],
  ['unseen signs', [userMessage('\u200b\u3164')], 'message: must not be empty.'],
  [
    '20,000 characters',
    [userMessage('x'.repeat(20_000))],
    'message: must be no longer than 10,000 characters.',
  ],
  [
    'a foreign role',
    [{ ...userMessage('Hi'), role: 'system' }],
    'messages: a role must be user or assistant.',
  ],
  [
    'a call of a tool',
    [{ ...userMessage('Hi'), parts: [{ type: 'tool-search', state: 'output-available' }] }],
    'messages: has a part of an unknown kind.',
  ],
  [
    'forged rows',
    [{ ...userMessage('Hi'), metadata: { rows: { criteria: 'all' } } }],
    'messages: has a part that is not valid.',
  ],
  ['no message', [], 'messages: must be a list of messages.'],
  [
    'an answer as the last word',
    [{ ...userMessage('Hi'), role: 'assistant' }],
    'messages: the last one must be the user’s.',
  ],
])('a streamed question of %s is refused with a sentence', async (_, messages, message) => {
  const response = await server.post('/api/chat', { messages }, AS_STREAM)
  expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message }])
})
