import { beforeAll, describe, expect, test } from 'vitest'
import type { AppUnderTest } from '../app-under-test.ts'
import type { FakeOpenAI } from '../fake-openai.ts'
import { appWithLargeModel, type LargeModel } from './app-with-large-model.ts'

const input = (value: unknown) => JSON.stringify(value)

describe.each(['responses', 'chat'] as const)('a large model over %s', (api) => {
  let model: FakeOpenAI
  let app: AppUnderTest
  let ask: LargeModel['ask']
  beforeAll(async () => {
    ;({ model, app, ask } = await appWithLargeModel(api))
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
