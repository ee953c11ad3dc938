import { expect, test } from 'vitest'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()
const orderOf = async (...turns: string[]): Promise<RowSet['order']> =>
  (await askBuiltIn(book, ...turns)).rows?.order ?? null

test('the assistant lists in the order that the search box would', async () => {
  expect(await orderOf('deals in Katy signed since 2020, newest first')).toEqual({
    field: 'dateSigned',
    descending: true,
  })
  expect(await orderOf('5 most recent deals in Katy')).toEqual({ field: 'dateSigned', descending: true })
  expect(await orderOf('warehouses in Katy sorted by expiration')).toEqual({
    field: 'expiration',
    descending: false,
  })
  expect(await orderOf('cheapest warehouse in Katy')).toEqual({ field: 'rentPerSf', descending: false })
})

test('a place of the tables is one to be near to without a look-up, nearest first', async () => {
  const { rows, words } = await askBuiltIn(book, 'closest 2 warehouses to IAH')
  expect(words).not.toContain('could not find the place')
  expect(rows).toMatchObject({
    order: { field: 'distance', descending: false },
    limit: 2,
    criteria: expect.arrayContaining([expect.objectContaining({ kind: 'zone', around: 10 })]),
  })
  const nearer = await askBuiltIn(book, 'warehouses near IAH', 'within 3 miles')
  expect(nearer.rows?.criteria).toEqual([
    expect.objectContaining({ kind: 'word' }),
    expect.objectContaining({ kind: 'zone', around: 3 }),
  ])
})

test('a figure after a lease term is a bound, and no question for the usual one', async () => {
  for (const question of ['TI of 5 bucks or more', 'rent under 90 cents', 'month to month deals'])
    expect((await askBuiltIn(book, question)).words).not.toMatch(/median|went from/)
})

test('what stands before "rents" is what they are asked of', async () => {
  const { words } = await askBuiltIn(book, 'Katy warehouse rents')
  expect(words).toMatch(/^The median rent of 3 warehouses in Katy is \$0\.90/)
})
