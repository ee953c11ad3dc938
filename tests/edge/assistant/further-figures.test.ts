import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { askBuiltIn } from './ask-built-in.ts'

const properties = sampleProperties({ seed: 31, count: 900 }).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])

/** Without the ids of what is linked, which count up within an answer. */
async function told(...questions: string[]) {
  const { words, context } = await askBuiltIn(book, ...questions)
  const plain = (text: string) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return {
    words: plain(words),
    rows: context.findings.table?.rows.map((row) => row.map(plain)) ?? [],
    context,
  }
}

test('two figures asked at once are those that are told when each is asked alone', async () => {
  const both = await told('average TI and free rent in Houston')
  const [ti, free] = [await told('average TI in Houston'), await told('average free rent in Houston')]
  const first = (words: string) => words.slice(0, words.indexOf('. ') + 1)
  expect(both.words).toContain(first(ti.words))
  expect(both.words).toContain(first(free.words))
  expect(both.context.findings.found?.count).toBe(properties.filter(({ city }) => city === 'Houston').length)
})

test('groups have a column for each further figure', async () => {
  const both = await told('average rent and median clear height by town')
  const heights = new Map(
    (await told('median clear height by town')).rows.map(([town, , height]) => [town, height]),
  )
  expect(both.context.findings.table?.head.at(-1)).toBe('Median clear height')
  expect(both.rows.length).toBeGreaterThan(5)
  expect(both.rows.map(([town, ...cells]) => [town, cells.at(-1)])).toEqual(
    both.rows.map(([town]) => [town, heights.get(town) ?? 'N/A']),
  )
})

test('of who owns the most, their rent is told as well', async () => {
  const { words } = await told('who owns the most warehouses in Houston and what do they get per foot')
  expect(words).toMatch(/^.+: total size [\d,]+ SF, median rent \$\d\.\d\d\/SF\/mo[.,]/)
})

test('groups of at least so many are counted, all of them listed', async () => {
  const { words, rows } = await told('landlords with more than 5 buildings in Houston')
  const counts = new Map<string, number>()
  for (const { city, landlordFirm } of properties)
    if (city === 'Houston' && landlordFirm !== null)
      counts.set(landlordFirm, (counts.get(landlordFirm) ?? 0) + 1)
  const many = [...counts].filter(([, count]) => count > 5).toSorted((a, b) => b[1] - a[1])
  expect(words).toMatch(new RegExp(`^${many.length} landlords have 6 properties or more\\.`))
  expect(new Map(rows.map(([name, count]) => [name, Number(count)]))).toEqual(new Map(many))
})

test('that no group has so many is said', async () => {
  expect((await told('tenants with more than 90 buildings in Katy')).words).toMatch(
    /^No tenant has 91 properties or more\./,
  )
})

test('a set is compared with itself within another distance', async () => {
  const { words, context } = await told(
    'warehouses within 3 miles of Hobby airport',
    "what's the average rent",
    'and how does that compare to within 8 miles',
  )
  expect(words).toContain('within 3 miles of Hobby Airport')
  expect(words).toContain('within 8 miles of Hobby Airport')
  expect(JSON.stringify(context.findings.found?.rows.criteria)).not.toContain('"text"')
})

test('the difference between a mean and a median tells both', async () => {
  for (const words of [
    'difference between mean and median rent in Houston',
    "what's the mean vs median rent in Houston",
  ])
    expect((await told(words)).words).toMatch(
      /^The median rent of .+ is \$\d\.\d\d\/SF\/mo\. The mean is \$\d\.\d\d/,
    )
})

test('sets are compared by several figures, a column each', async () => {
  const { context, rows } = await told('compare Katy, Sugar Land and Conroe on rent, size and clear height')
  expect(context.findings.table?.head).toEqual(
    expect.arrayContaining(['Median rent', 'Median size', 'Median clear height']),
  )
  const katy = (await told('median clear height in Katy')).words
  expect(katy).toContain(` is ${rows.find(([set]) => set?.includes('Katy'))?.at(-1)}.`)
})

test('a bound that is one figure is said once', async () => {
  expect((await told('how many 5 year leases in Houston')).words).toContain(', 60 month lease term')
  expect((await told('warehouses built in 1985')).words).toContain('built in 1985')
  expect((await told('warehouses built in 1985')).words).not.toContain('1985-1985')
})

test('one of what is counted is said in the singular, and properties have so many', async () => {
  expect((await told('how many warehouses with 1 dock door are there')).words).toMatch(
    /warehouses? with at least 1 dock door\b(?!s)/,
  )
  expect((await told('how many warehouses with 3 grade-level doors are there')).words).toContain(
    ' with at least 3 grade-level doors',
  )
})
