import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Property } from '../../../sync/domain/property.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf, several } from './book-of.ts'

// The conversation is held on August 22, 2026.
const EDGES = [
  ...several(2, { city: 'Katy', dateSigned: '2018-08-10', rentPerSf: 0.61 }),
  ...several(2, { city: 'Katy', dateSigned: '2026-08-10', rentPerSf: 1.49 }),
]
const STEADY = ['2019-02', '2020-05', '2021-08', '2022-11', '2024-02', '2026-05'].flatMap((month, i) =>
  several(6, { city: 'Katy', dateSigned: `${month}-10`, rentPerSf: 0.9 + (i % 2) / 100 }),
)

test('the line through all rents is told before two quarters, and no quarter of a few rents is', async () => {
  const { words } = await askBuiltIn(bookOf([...EDGES, ...STEADY]), 'are rents in Katy going up')
  expect(words).toMatch(/^Rents .*: the trend line through all of them is /)
  expect(words).toContain('The median rent went from $0.90/SF/mo in Q1 2019 to $0.91/SF/mo in Q2 2026')
  expect(words).not.toMatch(/\$0\.61|\$1\.49/)
})

test('rents that stay are flat', async () => {
  const { words } = await askBuiltIn(bookOf(STEADY), 'rent trend by quarter')
  expect(words).toMatch(
    /^Rents are flat: the trend line through all of them is \+0\.\d% a year over 6 quarters\./,
  )
})

test('where every quarter is of a few, none is named as an end', async () => {
  const { words } = await askBuiltIn(bookOf(EDGES), 'rent trend by quarter')
  expect(words).toMatch(
    /^Fewer than two quarters that are over have 5 or more, too few to say which way the rent went\./,
  )
})

test('what is signed so far this quarter is not held against whole quarters', async () => {
  const signed = (dateSigned: string, count: number): Partial<Property>[] =>
    several(count, { dateSigned, squareFootage: 10_000 })
  const book = bookOf([...signed('2026-01-10', 8), ...signed('2026-04-10', 9), ...signed('2026-07-10', 1)])
  const { words, context } = await askBuiltIn(book, 'total square feet by quarter')
  expect(words).toContain('went from 80,000 SF in Q1 2026 to 90,000 SF in Q2 2026, up 13%')
  expect(words).toContain('Q3 2026 is not over, so it is not compared.')
  expect(context.findings.table?.rows).toHaveLength(3)
})

const PERIOD = fc.constantFrom(' since 2020', ' over the last 3 years', '')
const FIGURE = fc.constantFrom('rents', 'TIs', 'concessions')
const ASKED = fc.oneof(
  FIGURE.map((figure) => `what did ${figure} do in Katy`),
  FIGURE.map((figure) => `what have ${figure} done in Katy`),
  FIGURE.map((figure) => `how have ${figure} fared in Katy`),
  FIGURE.map((figure) => `what happened to ${figure} in Katy`),
  FIGURE.map((figure) => `what have warehouse ${figure} been doing in Katy`),
)

test('what became of a figure is asked for over time', async () => {
  const book = bookOf([...EDGES, ...STEADY])
  await fc.assert(
    fc.asyncProperty(ASKED, PERIOD, async (asked, period) => {
      const { context } = await askBuiltIn(book, `${asked}${period}`)
      expect(context.findings.asked?.ask.kind).toBe('trend')
    }),
    { numRuns: 40 },
  )
})

test('what a property is let for is asked once, not over time', async () => {
  const { context } = await askBuiltIn(bookOf(STEADY), 'what do warehouses rent for in Katy')
  expect(context.findings.asked?.ask.kind).not.toBe('trend')
})
