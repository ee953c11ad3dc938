import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moreRows } from '../../../sync/assistant/conversation/more-rows.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

const book = bookOf([
  ...several(30, { city: 'Katy', propertyType: 'Warehouse', rentPerSf: 0.8 }),
  ...Array.from({ length: 12 }, (_, i) =>
    several(5, { landlordFirm: `Firm ${i}`, rentPerSf: 0.5 + i / 50 }),
  ).flat(),
])

const ASKED: readonly ((count: number) => string)[] = [
  (count) => `${count} more`,
  (count) => `show me ${count} more`,
  (count) => `next ${count}`,
  (count) => `give me another ${count}`,
  (count) => `and the next ${count} properties please`,
  (count) => `${count} more of them`,
]

test('so many more are shown, and the answer says how many', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 2, max: 40 }),
      fc.constantFrom(...ASKED),
      async (limit, more, asked) => {
        const said = await askBuiltIn(book, 'warehouses in Katy', `show only ${limit}`, asked(more))
        const shown = Math.min(limit + more, 30)
        expect(said.found).toBe(shown)
        expect(said.words).toContain(`I found ${shown} warehouses in Katy.`)
        expect(said.words).toContain(
          shown === 30
            ? `Changed: ${30 - limit} more, which are all of them.`
            : `Changed: ${more} more, the first ${shown} now.`,
        )
      },
    ),
    { numRuns: 30 },
  )
})

test('of a list that holds all, nothing changes and that is said', async () => {
  const { words, found } = await askBuiltIn(book, 'warehouses in Katy', 'next 5')
  expect([found, words]).toEqual([
    30,
    'I found 30 warehouses in Katy.\nNothing changed: the list holds all of them.',
  ])
})

test('a ranking becomes longer as well', async () => {
  const { context } = await askBuiltIn(book, 'top 3 landlords by median rent', 'show me 5 more')
  expect(context.findings.table?.rows).toHaveLength(8)
})

test.each([
  'next 5 years',
  '5 more years of term',
  '10 more docks',
  '2 more miles',
  'the next one',
  'next page',
  'more',
])('“%s” asks for no number of rows', (words) => {
  expect(moreRows(words)).toBeNull()
})
