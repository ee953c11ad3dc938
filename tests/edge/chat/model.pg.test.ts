import { beforeAll, describe, expect, test } from 'vitest'
import type { FakeOpenAI } from '../fake-openai.ts'
import { appWithLargeModel, type LargeModel } from './app-with-large-model.ts'

const input = (value: unknown) => JSON.stringify(value)
const KATY = input({ words: 'warehouses in Katy' })

describe.each(['responses', 'chat'] as const)('a large model over %s', (api) => {
  let model: FakeOpenAI
  let ask: LargeModel['ask']
  beforeAll(async () => {
    ;({ model, ask } = await appWithLargeModel(api))
  })

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
})
