import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

test('a summary for a client is three paragraphs from the figures of what is talked of', async () => {
  const { words, figures } = await askBuiltIn(book, 'warehouses in Katy', 'draft a summary for my client')
  expect(words.split('\n\n').map((one) => one.replaceAll(/\s/g, ' '))).toEqual([
    'We reviewed 3 warehouses in Katy. By lease type there are 2 NNN and 1 Gross.',
    'Rents run from $0.70 to $1.10 per SF per month. The median is $0.90 and the mean $0.90. The middle half of them are $0.80 – $1.00.',
    'The largest with a rent are Cedar Depot, 60,000 SF at $1.10/SF/mo; Birch Depot, 40,000 SF at $0.90/SF/mo; and Alder Depot, 20,000 SF at $0.70/SF/mo. Keep in mind that lease types are mixed, so rents are not all of one kind, and so few rents say little of a market.',
  ])
  for (const figure of ['3 warehouses', '$0.70', '$1.10', 'Alder Depot'])
    expect(figures.map(({ text }) => text)).toContain(figure)
})

test('a summary can name its own set', async () => {
  const { words } = await askBuiltIn(book, 'write a short summary of warehouses in Tomball for my client')
  expect(words).toMatch(/^We reviewed 2 warehouses in Tomball\./)
})

test.each([
  ['NNN warehouses in Katy', /^We reviewed 2 NNN warehouses in Katy\.\n/],
  ['manufacturing in Katy', /^We reviewed 1 manufacturing property in Katy\. All are MG\./],
])('a summary of one lease type says it once: %s', async (set, said) => {
  const { words } = await askBuiltIn(book, set, 'draft a summary for my client')
  expect(words).toMatch(said)
})

test('a summary of nothing says so', async () => {
  const { words } = await askBuiltIn(book, 'summarize warehouses in Houston')
  expect(words).toBe('I found 0 warehouses in Houston: nothing to summarize.')
})

test('a figure over the first so many is worked out over these alone', async () => {
  const { words } = await askBuiltIn(book, 'average rent of the 2 cheapest warehouses in Katy')
  expect(words).toContain('$0.80/SF/mo')
})

test.each([
  'warehouses in Katy, 20k sf minimum',
  "warehouses in Katy, 24' min clear",
  'warehouses in Katy, max rent $2',
  'warehouses in Katy, at least 20 clear',
])('a bound is no question for the lowest or the highest: “%s”', async (question) => {
  const { words } = await askBuiltIn(book, question)
  expect(words).toMatch(/^I found \d/)
})

test('what changed is asked of properties, and not a trend of rents', async () => {
  const { words } = await askBuiltIn(book, 'what changed since 2026-08-01')
  expect(words).toBe('Nothing changed since Aug 1, 2026.')
})
