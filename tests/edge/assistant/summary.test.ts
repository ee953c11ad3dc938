import { expect, test } from 'vitest'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

test('a summary for a client is three paragraphs from the figures of what is talked of', async () => {
  const { words, figures } = await askBuiltIn(book, 'warehouses in Katy', 'draft a summary for my client')
  expect(words.split('\n\n').map((one) => one.replaceAll(/\s/g, ' '))).toEqual([
    'We reviewed 3 warehouses in Katy. By lease type there are 2 NNN and 1 Gross. Sizes run from 20,000 SF to 60,000 SF.',
    'Rents run from $0.70 to $1.10 per SF per month. The median is $0.90 and the mean $0.90. The middle half of them are $0.80 – $1.00.',
    'The largest with a rent are Cedar Depot, 60,000 SF at $1.10/SF/mo; Birch Depot, 40,000 SF at $0.90/SF/mo; and Alder Depot, 20,000 SF at $0.70/SF/mo. Keep in mind that lease types are mixed, so rents are not all of one kind, and so few rents say little of a market.',
  ])
  for (const figure of ['3 warehouses', '$0.70', '$1.10', 'Alder Depot'])
    expect(figures.map(({ text }) => text)).toContain(figure)
})

const told = bookOf([
  ...several(2, { city: 'Katy', squareFootage: 20_000, yearBuilt: 1998, leaseType: 'NNN', rentPerSf: 0.9 }),
  {
    city: 'Katy',
    squareFootage: 60_000,
    yearBuilt: 2015,
    leaseTerm: 36,
    dateSigned: '2023-03',
    rentPerSf: 1,
  },
  { city: 'Katy', leaseTerm: 120, dateSigned: '2026-06-15', expiration: '2034', leaseType: 'Gross' },
])

test('a summary tells sizes, ages, terms and days where they are stated, and parts that add up', async () => {
  const { words, figures } = await askBuiltIn(told, 'properties in Katy', 'draft a summary for my client')
  expect(words.split('\n')[0]).toBe(
    [
      'We reviewed 4 properties in Katy.',
      'By lease type there are 2 NNN, 1 Gross, and 1 that does not say.',
      'Sizes run from 20,000 SF to 60,000 SF, of the 3 that state it.',
      'They were built from 1998 to 2015, of the 3 that state it.',
      'Terms run from 36 months to 120 months, of the 2 that state it.',
      'Leases were signed from Mar 2023 to Jun 15, 2026, of the 2 that state it.',
      'The expiration is 2034, of the 1 that states it.',
    ].join(' '),
  )
  for (const { text, rows } of figures)
    if (/^\d$/.test(text)) expect(slotsOf(told, rows)).toHaveLength(Number(text))
})

test('a year alone is among the days that are told', async () => {
  const dates = ['2024', '2024-02-01', '2023-Q4', '2024-11'].map((dateSigned) => ({
    city: 'Katy',
    dateSigned,
  }))
  const dated = bookOf([...dates, { city: 'Katy' }])
  const { figures } = await askBuiltIn(dated, 'properties in Katy', 'draft a summary for my client')
  const stating = figures.find(({ text }) => text === '4')
  expect(stating && slotsOf(dated, stating.rows)).toHaveLength(4)
})

test('a subject is said not to be counted', async () => {
  const book = bookOf([
    ...several(3, { city: 'Katy', leaseType: 'NNN', rentPerSf: 0.9 }),
    { city: 'Katy', status: 'Subject', leaseType: 'NNN' },
  ])
  const { words } = await askBuiltIn(book, 'properties in Katy', 'draft a summary for my client')
  expect(words).toContain('We reviewed 4 properties in Katy. 1 of them is a subject and not counted below.')
  expect(words).not.toContain('state a rent')
})

test('the rows that are carried on are in the order, and as many, as before the summary', async () => {
  const known = await askBuiltIn(book, 'warehouses in Katy', 'only the first 2')
  const { rows, words } = await askBuiltIn(
    book,
    'warehouses in Katy',
    'only the first 2',
    'draft a summary for my client',
  )
  expect(rows).toEqual(known.rows)
  expect(words).toContain('Alder Depot, 20,000 SF')
  expect((await askBuiltIn(book, 'summarize warehouses in Katy')).rows?.order).toBeNull()
})

test('a summary can name its own set', async () => {
  const { words } = await askBuiltIn(book, 'write a short summary of warehouses in Tomball for my client')
  expect(words).toMatch(/^We reviewed 2 warehouses in Tomball\./)
})

test.each([
  ['NNN warehouses in Katy', /^We reviewed 2 NNN warehouses in Katy\. Sizes /],
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
