import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf } from './book-of.ts'

const book = bookOf(
  Array.from({ length: 48 }, (_, i) => ({
    city: ['Katy', 'Tomball', 'Houston'][i % 3] ?? 'Katy',
    submarket: ['Northwest', 'Southwest', 'North'][i % 3] ?? 'North',
    rentPerSf: 1 - (i % 3) / 10,
    rentEscalationPct: 3,
    tiPerSf: i % 2 === 0 ? 8 : 2,
    squareFootage: 50_000,
    dateSigned: `2025-${String(1 + (i % 9)).padStart(2, '0')}-15`,
  })),
)

test('a figure of a set is told with how many of the set are so, and the set stays whole', async () => {
  for (const turn of [
    'what’s the average bump and how many got TI over $5',
    'median escalation, and how many of them have over $5 TI?',
  ]) {
    const { words, rows } = await askBuiltIn(book, 'leases in Katy signed in 2025', turn)
    expect(words).toMatch(/rent escalation of 16 properties in Katy.* is 3%/)
    expect(words).toMatch(/50% of 16 properties in Katy.*: 8 of them/)
    expect(rows?.criteria.some((one) => one.kind === 'range')).toBe(false)
  }
})

test('the way of a figure is told of the first groups alone where only these are asked for', async () => {
  for (const turn of ['quarterly for only the first two', 'do that per quarter, just the top two']) {
    const { words, rows } = await askBuiltIn(book, 'median rent by submarket, signed in 2025', turn)
    expect(words).toContain('The first 2 of the answer before: Northwest, Southwest.')
    expect(words).toContain('in the Northwest submarket')
    expect(words).not.toContain('in the North submarket')
    expect(words).not.toContain('did not understand')
    expect(rows?.criteria.some((one) => 'field' in one && one.field === 'submarket')).toBe(false)
  }
})

test('a part of town is compared as the submarket that it stands beside, by the same figure', async () => {
  for (const turn of [
    'how does that compare to the Southwest',
    'vs the Southwest?',
    'and against Southwest',
  ]) {
    const { words, context } = await askBuiltIn(book, 'average rent in the Northwest submarket in 2025', turn)
    expect({ turn, kind: context.findings.asked?.ask.kind }).toEqual({ turn, kind: 'compare' })
    expect(words).toContain('$1.00/SF/mo')
    expect(words).toContain('$0.90/SF/mo')
  }
})

test('a part of town after a figure is the same figure there', async () => {
  const { words } = await askBuiltIn(
    book,
    'average rent in the Northwest submarket in 2025',
    'what about the Southwest',
  )
  expect(words).toContain('The average rent of 16 properties')
  expect(words).toContain('in the Southwest submarket')
})

test('“em” is them, and is not told as left out', async () => {
  const { words } = await askBuiltIn(book, 'leases in Katy signed in 2025', 'what is the median rent of em')
  expect(words).toContain('The median rent of 16 properties in Katy')
  expect(words).not.toContain('did not understand')
})

test('what is to be the same is known, and is not told as left out', async () => {
  const { words, rows } = await askBuiltIn(
    book,
    'Katy 20k to 80k sf',
    'and what leased in Tomball at the same size',
  )
  expect(words).not.toContain('did not understand')
  expect(rows?.criteria).toContainEqual(
    expect.objectContaining({ field: 'squareFootage', min: 20_000, max: 80_000 }),
  )
})

test('a follow-up that means nothing keeps what is talked of, and is told as not understood', async () => {
  for (const turn of ['no renewals', 'zorb the blimfle']) {
    const { words, rows, found } = await askBuiltIn(book, 'leases in Katy signed in 2025', turn)
    expect(words).toContain('I did not understand')
    expect({ turn, found }).toEqual({ turn, found: 16 })
    expect(rows?.criteria).toHaveLength(2)
  }
})
