import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRows } from './read-sheets.ts'

const DATES = ['dateSigned', 'commencement', 'expiration', 'leaseTerm'] as const
const day = fc
  .record({
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    year: fc.integer({ min: 2012, max: 2035 }),
  })
  .map(({ month, day, year }) => ({
    said: `${month}/${day}/${year}`,
    iso: [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  }))
const between = fc.constantFrom(', ', '; ', ' / ', ',')

test('days with the word for each come apart, in whatever order and words they stand', async () => {
  const words = fc.record({
    signed: fc.constantFrom('signed', 'Signed', 'executed', 'Executed on'),
    start: fc.constantFrom('starts', 'commences', 'LCD', 'begins', 'Start'),
    end: fc.constantFrom('expires', 'exp.', 'ends', 'thru', 'LXD'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(day, day, day), { minLength: 2, maxLength: 4 }),
      words,
      between,
      fc.boolean(),
      async (deals, { signed, start, end }, sign, isTurned) => {
        const cells = deals.map(([a, b, c]) => {
          const parts = [`${signed} ${a.said}`, `${start} ${b.said}`, `${end} ${c.said}`]
          return (isTurned ? parts.toReversed() : parts).join(sign)
        })
        const rows = cells.map((cell, i) => [`${100 + i} Main St`, `Tenant ${i}`, cell])
        const read = await readRows([['Address', 'Tenant', 'Dates'], ...rows], DATES)
        expect(read.properties).toEqual(deals.map(([a, b, c]) => [a.iso, b.iso, c.iso, null]))
      },
    ),
    { numRuns: 60 },
  )
})

test('a lease’s days with its term behind them are three fields', async () => {
  const read = await readRows(
    [
      ['Address', 'Tenant', 'Lease Dates & Term'],
      ['100 Main St', 'Acme', 'Feb-2024 to Jan-2034, 120 Months'],
      ['200 Main St', 'Borealis', '7/1/2025 - 9/30/2030 (63 mos)'],
    ],
    DATES,
  )
  expect(read.properties).toEqual([
    [null, '2024-02', '2034-01', 120],
    [null, '2025-07-01', '2030-09-30', 63],
  ])
})

test('a remark with a date in it is not taken apart', async () => {
  const rows = ['toured 6/4/24, called 9/1/24', 'signed 6/4/24 by both, starts soon'].map((cell, i) => [
    `${100 + i} Main St`,
    `Tenant ${i}`,
    cell,
  ])
  const read = await readRows([['Address', 'Tenant', 'Dates'], ...rows], DATES)
  expect(read.properties).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ])
})
