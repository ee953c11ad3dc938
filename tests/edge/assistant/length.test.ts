import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

const own = { city: 'Katy', propertyType: 'Warehouse', yearBuilt: 2010, leaseTerm: 60, clearHeight: 28 }
const book = bookOf([
  ...several(6, { ...own, leaseType: 'NNN', rentPerSf: 0.8, squareFootage: 20_000 }),
  ...several(5, { ...own, leaseType: 'Gross', rentPerSf: 1, squareFootage: 40_000 }),
  ...several(2, { city: 'Katy', propertyType: 'Warehouse' }),
])

test.each(['longer', 'write a longer answer', 'more detail please', 'can you make it longer', 'elaborate'])(
  '“%s” tells further figures of the same rows',
  async (words) => {
    const said = await askBuiltIn(book, 'average rent of warehouses in Katy', words)
    expect(said.words).toMatch(/^The average rent of 11 warehouses in Katy is \$0\.89\/SF\/mo\./)
    expect(said.words).toContain('The median year built of 11 warehouses in Katy is 2010.')
    expect(said.words).not.toContain('TI allowance')
    expect(said.found).toBe(13)
  },
)

test.each([
  'shorter',
  'make it shorter',
  'too long',
  'in one sentence',
  'write a shorter answer',
  'keep it brief',
])('“%s” tells the first sentence, and warns as before', async (words) => {
  const said = await askBuiltIn(book, 'average rent of warehouses in Katy', words)
  expect(said.linked.split('\n')[0]).toMatch(
    /^The average rent of \[11 warehouses\].* is \[\$0\.89\/SF\/mo\]\(f\d+\)\.$/,
  )
  expect(said.words).toContain('2 more do not state the rent and are not counted.')
  expect(said.context.findings.table).toBeNull()
  expect(said.found).toBe(13)
})

test('what is asked next is asked of the answer that became longer', async () => {
  const { context } = await askBuiltIn(book, 'average rent of warehouses in Katy', 'longer', 'median instead')
  expect(context.findings.asked?.ask).toMatchObject({ figure: 'rentPerSf', of: 'median' })
})

test('the lowest stay the lowest of all', async () => {
  const { words } = await askBuiltIn(book, '3 lowest net effective rents in Katy', 'shorter')
  const first = await askBuiltIn(book, '3 lowest net effective rents in Katy')
  expect(first.words.startsWith(words.split('\n')[0] ?? '?')).toBe(true)
})

test('of a list the longer answer is a summary, and of a summary one with further figures', async () => {
  const list = await askBuiltIn(book, 'warehouses in Katy', 'longer')
  expect(list.words).toMatch(/^We reviewed 13 warehouses in Katy\./)
  const summary = await askBuiltIn(book, 'warehouses in Katy', 'draft a summary for my client', 'longer')
  expect(summary.words).toMatch(/^We reviewed 13 warehouses in Katy\./)
  expect(summary.words).toContain('The median clear height of 11 warehouses in Katy is 28 ft.')
  const short = await askBuiltIn(book, 'warehouses in Katy', 'draft a summary for my client', 'shorter')
  expect(short.words).toBe('We reviewed 13 warehouses in Katy.')
})

test('beside a bound of the term, “longer” is of the term', async () => {
  const { words } = await askBuiltIn(book, 'warehouses in Katy with at least 5 year term', 'longer')
  expect(words).not.toMatch(/We reviewed/)
})
