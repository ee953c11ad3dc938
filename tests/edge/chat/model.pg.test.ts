import { beforeAll, describe, expect, test } from 'vitest'
import type { Property } from '../../../sync/domain/property.ts'
import { makeProperty } from '../../make/property.ts'
import type { AppUnderTest } from '../app-under-test.ts'
import type { FakeOpenAI, Saying } from '../fake-openai.ts'
import { heard } from '../heard.ts'
import { appWithModel } from './app-with-model.ts'

const properties: Property[] = [
  ['Alpha', 'Katy', 0.8],
  ['Beta', 'Katy', 1],
  ['Gamma', 'Tomball', 1.2],
].map(([name, city, rentPerSf]) =>
  makeProperty({
    id: String(name).toLowerCase(),
    name: `${name} Depot`,
    city: String(city),
    submarket: 'West',
    propertyType: 'Warehouse',
    rentPerSf: Number(rentPerSf),
    squareFootage: 20_000,
    latitude: 29.7858,
    longitude: -95.8245,
  }),
)
const input = (value: unknown) => JSON.stringify(value)
const KATY = input({ words: 'warehouses in Katy' })
const question = (text: string) => ({
  messages: [{ id: 'u1', role: 'user', parts: [{ type: 'text', text }] }],
})

describe.each(['responses', 'chat'] as const)('a large model over %s', (api) => {
  let model: FakeOpenAI
  let app: AppUnderTest
  beforeAll(async () => {
    ;({ model, app } = await appWithModel(api, properties))
  })

  async function ask(text: string, ...sayings: Saying[]) {
    model.script(...sayings)
    const before = model.asked.length
    const answered = await heard(await app.post('/api/chat', question(text), { Accept: 'text/event-stream' }))
    return { ...answered, calls: model.asked.length - before, last: model.asked.at(-1) ?? '' }
  }

  test('may call several tools at once, and is told what each found', async () => {
    const { words, answer, figures, last } = await ask(
      'compare Katy and Tomball',
      {
        calls: [
          { call: 'statistics', input: KATY },
          { call: 'statistics', input: input({ words: 'warehouses in Tomball' }) },
        ],
      },
      { say: 'Katy has [2 warehouses](f1).' },
    )
    expect(words).toBe('Katy has [2 warehouses](f1).')
    expect(figures.length).toBeGreaterThan(2)
    expect(last).toContain('in Tomball')
    expect([answer?.isInstead, answer?.isByModel]).toEqual([false, true])
  })

  test.each([
    [
      'a word that no field has',
      { call: 'analyze', input: input({ ask: { kind: 'statistic', figure: 'walkScore', of: 'median' } }) },
    ],
    ['a part of JSON', { call: 'search', input: '{"words":"warehouses in Ka' }],
    ['a tool that is none', { call: 'findEverything', input: '{}' }],
  ])('that sends %s is told so, and tries once more', async (_, wrong) => {
    const { words, answer, calls } = await ask(
      'warehouses in Katy',
      wrong,
      { call: 'search', input: KATY },
      { say: 'There are [2 warehouses](f1).' },
    )
    expect([words, answer?.found, answer?.isInstead, calls]).toEqual([
      'There are [2 warehouses](f1).',
      2,
      false,
      3,
    ])
    expect(model.asked.some((body) => /[Ii]nvalid|unavailable/.test(body))).toBe(true)
  })

  test('that goes on with wrong arguments is replaced, and the page is told', async () => {
    const wrong = { call: 'analyze', input: input({ ask: { kind: 'guess' } }) }
    const { words, answer, calls } = await ask('warehouses in Katy', wrong, wrong)
    expect([words, answer?.isInstead, answer?.isByModel, calls]).toEqual([
      'I found [2 warehouses](f1) in Katy.',
      true,
      false,
      2,
    ])
  })

  test('that declines is heard, in the words it declines with', async () => {
    const { words, answer, error } = await ask('warehouses in Katy', { refuse: 'I cannot help with that.' })
    expect([words, answer?.rows, error]).toEqual(['I cannot help with that.', null, null])
  })

  test('that makes up an id is told that there is no such property', async () => {
    const { last, answer } = await ask(
      'tell me about prop-9999',
      { call: 'property', input: input({ name: 'prop-9999' }) },
      { say: 'I found no such property.' },
    )
    expect(last).toContain('I found no property called')
    expect(answer?.rows).toBeNull()
  })

  test('that writes a figure no tool gave has it named; what is linked, asked or rounded is not', async () => {
    const { answer } = await ask(
      'is 0.9 fair for warehouses in Katy',
      { call: 'statistics', input: KATY },
      {
        say: 'Of [2 warehouses](f1) the median is $0.90, and 0.9 is fair. Vacancy is 6.4%, rising to 1,250.',
      },
    )
    expect(answer?.unbacked).toEqual(['6.4%', '1,250'])
  })

  test('that links a figure no tool gave has it named, and not linked', async () => {
    const { answer, figures } = await ask(
      'rents in Katy',
      { call: 'statistics', input: KATY },
      { say: 'The median is [$4.40](f99), and the most is [$7.70](f1).' },
    )
    expect(answer?.unbacked).toEqual(['$4.40', '$7.70'])
    expect(figures.map(({ id }) => id)).not.toContain('f99')
  })

  test.each([
    { kind: 'statistic', figure: 'rentPerSf', of: 'weighted' },
    { kind: 'group', figure: 'rentPerSf', of: 'median', by: 'city' },
    { kind: 'trend', figure: 'squareFootage', of: 'sum', by: 'signedQuarter' },
    { kind: 'rank', figure: null, of: 'count', by: 'submarket', limit: 3, descending: true },
    { kind: 'best', figure: 'squareFootage', limit: 2, descending: false },
    { kind: 'percentile', figure: 'rentPerSf', p: 25, also: [75] },
    { kind: 'standing', figure: 'rentPerSf', value: 0.9 },
    { kind: 'spread', figure: 'clearHeight' },
    { kind: 'distinct', by: 'city' },
    { kind: 'share', figure: null, part: [{ kind: 'word', field: 'city', anyOf: ['Katy'], not: false }] },
    { kind: 'similar', to: 'Alpha Depot' },
    {
      kind: 'compare',
      figure: 'rentPerSf',
      of: 'mean',
      sets: ['Katy', 'Tomball'].map((city) => ({
        criteria: [{ kind: 'word', field: 'city', anyOf: [city], not: false }],
      })),
    },
    {
      kind: 'inputs',
      inputs: { rentPerSf: 0.8, leaseTerm: 60, freeRentMonths: 3, tiPerSf: 5, escalationPct: null },
    },
    { kind: 'changes', from: null, to: null },
  ])('may ask for $kind, and is told what it comes to', async (asked) => {
    const { last, answer, words } = await ask(
      'work it out',
      { call: 'analyze', input: input({ ask: asked }) },
      { say: 'Done.' },
    )
    expect([words, answer?.isInstead]).toEqual(['Done.', false])
    expect(last).toContain('analysis')
    expect(last).not.toMatch(/[Ii]nvalid/)
  })

  test('is told the notes of a property that the asker may read, each with whose it is', async () => {
    for (const [note, isPrivate] of [
      ['Owner may divide.', false],
      ['My own view of it.', true],
    ] as const)
      await app.post('/api/properties/alpha/notes', { note, isPrivate })
    const { last } = await ask(
      'what is noted on Alpha Depot',
      { call: 'notes', input: input({ name: 'Alpha Depot' }) },
      { say: 'It may be divided.' },
    )
    for (const said of ['Owner may divide.', 'My own view of it.', 'isPrivate']) expect(last).toContain(said)
    const of = await ask(
      'what is noted on Omega Depot',
      { call: 'notes', input: input({ name: 'Omega Depot' }) },
      { say: 'Nothing.' },
    )
    expect(of.last).toContain('I found no property called')
  })

  test('reads a comp list with what is excluded and why, and only one that the asker may read', async () => {
    const { id } = (await (await app.post('/api/comp-lists', { name: 'Katy deal' })).json()) as { id: number }
    for (const propertyId of ['alpha', 'beta'])
      await app.post(`/api/comp-lists/${id}/properties`, { propertyId })
    await app.put(`/api/comp-lists/${id}/properties/beta`, { isIncluded: false, reason: 'Sublease' })
    const { last, answer } = await ask(
      'what is in the Katy deal list',
      { call: 'readCompList', input: input({ name: 'Katy deal' }) },
      { say: 'It holds [1 property](f1).' },
    )
    for (const said of ['Alpha Depot', 'Beta Depot', 'Sublease']) expect(last).toContain(said)
    expect(answer?.proposal).toMatchObject({ kind: 'open', name: 'Katy deal' })
    const other = await ask(
      'what is in the Secret list',
      { call: 'readCompList', input: input({ name: 'Secret' }) },
      { say: 'There is none.' },
    )
    expect(other.last).toContain('I found no comp list called')
  })

  test('is told no private note and no private list of a colleague', async () => {
    const login = await app.get('/api/login?as=demo-james')
    const asJames = { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
    await app.post('/api/properties/beta/notes', { note: 'James alone knows.', isPrivate: true }, asJames)
    await app.post('/api/properties/beta/notes', { note: 'All may know.', isPrivate: false }, asJames)
    await app.post('/api/comp-lists', { name: 'James deal' }, asJames)
    const { last } = await ask(
      'what is noted on Beta Depot',
      {
        calls: [
          { call: 'notes', input: input({ name: 'Beta Depot' }) },
          { call: 'readCompList', input: input({ name: 'James deal' }) },
        ],
      },
      { say: 'All may know.' },
    )
    expect(last).toContain('All may know.')
    expect(last).not.toContain('James alone knows.')
    expect(last).toContain('I found no comp list called')
  })

  test('is told the day, the fields with their units, the types and the towns with their counts', async () => {
    await ask('hello there', { say: 'Hello.' })
    const told = model.asked.at(-1) ?? ''
    for (const said of [
      /Today is \d{4}-\d\d-\d\d/,
      /rentPerSf \(/,
      /Dates \(YYYY-MM-DD\): .*expiration/,
      /Firms and persons: .*landlordFirm/,
      /Words: .*submarket/,
      /Warehouse \(3\)/,
      /Towns: Katy \(\d\), /,
      /Submarkets: West \(3\)/,
      /Tomball \(\d\)/,
    ])
      expect(told).toMatch(said)
  })

  test('is told further rows where it asks for them, with where they lie', async () => {
    await ask(
      'warehouses',
      { call: 'search', input: input({ words: 'warehouses', skip: 2 }) },
      { say: 'The last is Gamma Depot.' },
    )
    const told = model.asked.at(-1) ?? ''
    expect(told).toContain('Gamma Depot')
    expect(told).not.toContain('Alpha Depot')
    expect(told).toContain('29.7858')
  })
})
