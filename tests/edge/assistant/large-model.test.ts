import { beforeAll, describe, expect, test } from 'vitest'
import { ANSWER_LIMITS } from '../../../edge/assistant/model/answer-limits.ts'
import { createFindings } from '../../../edge/assistant/tools/findings.ts'
import type { NoteAtHand, ToolContext } from '../../../edge/assistant/tools/tool-context.ts'
import { answerJson } from '../../../edge/chat/answer-json.ts'
import { answerStream } from '../../../edge/chat/answer-stream.ts'
import { readConversation } from '../../../edge/chat/chat-input.ts'
import { MOST_FIGURES } from '../../../sync/api/chat.ts'
import { type FakeOpenAI, fakeOpenAI, type Saying } from '../fake-openai.ts'
import { heard } from '../heard.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()
const notes: NoteAtHand[] = Array.from({ length: 25 }, (_, i) => ({
  text: `note-${i}-`,
  author: 'Maria',
  isPrivate: false,
}))
const contextFor = (): ToolContext => ({
  book,
  today: '2026-08-22',
  findings: createFindings(),
  outputs: new Map(),
  reading: () => {},
  placeOf: async () => ({
    kind: 'found',
    place: { label: 'Katy Mills', latitude: 29.78, longitude: -95.82, precision: 'address' },
  }),
  compLists: async () => [],
  notesOf: async () => notes,
})
const call = (tool: string, input: unknown) => ({ call: tool, input: JSON.stringify(input) })
const KATY = call('search', { words: 'warehouses in Katy' })
const FOUND = { say: 'There are [3 warehouses](f1).' }

describe.each(['responses', 'chat'] as const)('a large model over %s', (api) => {
  let model: FakeOpenAI
  let log: unknown[] = []
  beforeAll(async () => {
    model = await fakeOpenAI()
  })

  const services = () => ({
    settings: { assistant: { apiKey: 'sk-test', baseUrl: model.baseUrl, model: 'fake', api } },
    fetch: (request: Request) => fetch(request),
    log: (entry: unknown) => void log.push(entry),
  })
  const questionOf = (words: string) => ({
    messages: [{ role: 'user' as const, content: words }],
    known: null,
    limits: { ...ANSWER_LIMITS, pauseMs: 1 },
    takeTokens: () => true,
  })

  async function ask(words: string, ...sayings: Saying[]) {
    log = []
    model.script(...sayings)
    const before = model.asked.length
    const response = answerStream(services(), questionOf(words), contextFor, new AbortController().signal)
    const answered = await heard(response)
    return { ...answered, calls: model.asked.length - before, last: model.asked.at(-1) ?? '' }
  }

  test.each([
    [
      'search',
      { words: 'warehouses in Katy', criteria: null, order: null, limit: null, skip: null, without: null },
    ],
    ['near', { words: null, place: 'Katy Mills', miles: null, ids: null, skip: null }],
    ['readCompList', { name: 'Katy deal', skip: null }],
    ['notes', { name: 'Alder Depot', skip: null }],
    ['analyze', { words: null, ask: { kind: 'group', figure: null, of: 'count', by: 'city', also: null } }],
    ['analyze', { ask: { kind: 'similar', to: 'Alder Depot', limit: null, but: null } }],
    [
      'search',
      {
        criteria: [
          { kind: 'range', field: 'rentPerSf', min: null, max: 1, exclusiveMax: null, exclusiveMin: null },
        ],
      },
    ],
  ])('may write null in %s for what it leaves out', async (tool, input) => {
    const { words, answer, calls, last } = await ask('warehouses in Katy', call(tool, input), {
      say: 'Done.',
    })
    expect([words, answer?.isInstead, calls, log]).toEqual(['Done.', false, 2, []])
    expect(last).not.toMatch(/[Ii]nvalid/)
  })

  test('that writes null for what is needed is told so', async () => {
    const { calls, answer } = await ask('warehouses in Katy', call('near', { place: null }), KATY, FOUND)
    expect([calls, answer?.isInstead]).toEqual([3, false])
    expect(model.asked.at(-2)).toMatch(/[Ii]nvalid/)
  })

  test.each([
    ['search', {}],
    ['statistics', {}],
    ['analyze', { ask: { kind: 'statistic', figure: 'rentPerSf', of: 'median' } }],
  ])('that makes up ids in %s is told which no property has', async (tool, more) => {
    const { last } = await ask('those two', call(tool, { ids: ['p0', 'prop-9999'], ...more }), {
      say: 'One.',
    })
    expect(JSON.parse(last)).toBeDefined()
    expect(last.replaceAll('\\', '')).toContain('"unknownIds":["prop-9999"]')
  })

  test('is told where the place lies that it asked around, and the further rows', async () => {
    const first = await ask('around Katy Mills', call('near', { place: 'Katy Mills', miles: 50 }), {
      say: 'Some.',
    })
    const told = first.last.replaceAll('\\', '')
    expect(told).toContain('"around":{"latitude":29.78,"longitude":-95.82,"miles":50}')
    expect(told).toContain('"more":3')
    const { last } = await ask('more', call('near', { place: 'Katy Mills', miles: 50, skip: 5 }), {
      say: 'More.',
    })
    expect(last).toContain('"more":0'.replaceAll('"', '\\"'))
    for (const name of ['Alder', 'Dogwood']) expect(last).not.toContain(`${name} `)
  })

  test('is told further notes where it asks for them', async () => {
    const { last } = await ask('notes', call('notes', { name: 'Alder Depot', skip: 20 }), { say: 'These.' })
    expect([18, 20, 24].map((i) => last.includes(`note-${i}-`))).toEqual([false, true, true])
  })

  test('that thinks and talks before it calls is heard to its end', async () => {
    const { words, answer, calls } = await ask(
      'warehouses in Katy',
      { think: 'The user wants Katy.', say: 'Let me look. ', calls: [KATY] },
      FOUND,
    )
    expect([words, answer?.found, answer?.isInstead, calls]).toEqual([
      'Let me look. There are [3 warehouses](f1).',
      3,
      false,
      2,
    ])
    expect(words).not.toContain('The user wants')
  })

  test('that never stops calling tools has to use words in the end', async () => {
    const { words, answer, calls } = await ask('warehouses in Katy', KATY, KATY, KATY, KATY, KATY, FOUND)
    expect([words, answer?.isInstead, calls]).toEqual(['There are [3 warehouses](f1).', false, 6])
    expect(model.asked.slice(-6).map((body) => /"tool_choice":"none"/.test(body))).toEqual([
      ...Array(5).fill(false),
      true,
    ])
  })

  test('that calls a tool even then is answered for, and the page is told', async () => {
    const { words, answer, error } = await ask('warehouses in Katy', KATY)
    expect([words.replaceAll(/\(f\d+\)/g, ''), answer?.isInstead, error]).toEqual([
      'I found [3 warehouses] in Katy.',
      true,
      null,
    ])
    expect(log).toEqual([{ event: 'assistant', outside: 'failed', why: 'call' }])
  })

  test.each([
    ['a small count that no tool gave', 'There are 9 warehouses.', ['9']],
    ['a count of the rows it was told', 'The first 2 of the 3 are in town.', []],
    ['the numbers of a list', '1. Alder Depot\n2. Birch Depot\n7. Cedar Depot', []],
    ['the day and the counts it was told at first', 'As of August 22, 2026, 8 properties are known.', []],
    ['millions', 'They come to 1.2 million SF.', ['1.2 million']],
    ['thousands as they are', 'The largest has 60 thousand SF, or 60k, the others 75k.', ['75k']],
    ['a percentage', 'That is 7% more.', ['7%']],
  ])('that writes %s has only what is no tool’s named', async (_, said, unbacked) => {
    const { answer } = await ask('warehouses in Katy', KATY, { say: said })
    expect(answer?.unbacked).toEqual(unbacked)
  })

  test('that is asked for a long answer is heard in full, and the conversation goes on', async () => {
    const long = Array.from(
      { length: 300 },
      (_, i) => `Paragraph ${'x'.repeat(40)} of Katy, part ${i}.`,
    ).join('\n\n')
    const { words, error } = await ask('tell me all about Katy, at length', KATY, { say: long })
    expect([words, error, words.length > 10_000]).toEqual([long, null, true])
    const message = (id: string, role: string, text: string) => ({
      id,
      role,
      parts: [{ type: 'text', text }],
    })
    const conversation = await readConversation({
      messages: [
        message('u1', 'user', 'Katy'),
        message('a1', 'assistant', words),
        message('u2', 'user', 'and Tomball'),
      ],
    })
    expect(conversation).toHaveLength(3)
    expect(model.asked.at(-1)).toContain('longer where the user asks for it')
  })

  test('that wrote all that it may says that its answer ends early', async () => {
    const cut = { say: 'There are [3 warehouses](f1) in', isCut: true }
    const { answer } = await ask('warehouses in Katy', KATY, cut)
    expect(answer?.beware).toEqual(['The answer became too long and ends early. Ask for a part of it.'])
    model.script(KATY, cut)
    const signal = new AbortController().signal
    const json = await answerJson(services(), { ...questionOf('warehouses in Katy'), signal }, contextFor)
    expect(json.message).toContain('ends early')
  })

  test('that finds more figures than one part of a message holds sends them in several', async () => {
    const calls = Array.from({ length: 60 }, () => KATY)
    const { figures, parts, error } = await ask('warehouses in Katy', { calls }, FOUND)
    expect([figures.length > MOST_FIGURES, error]).toEqual([true, null])
    const sizes = parts.flatMap(({ type, data }) =>
      type === 'data-figures' ? [(data as unknown[]).length] : [],
    )
    expect([sizes.length > 1, Math.max(...sizes)]).toEqual([true, MOST_FIGURES])
  })
})
