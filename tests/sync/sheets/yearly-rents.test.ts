import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFile } from '../../../edge/files/open-file.ts'
import { rentStatistics } from '../../../sync/book/question/rent-statistics.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'

interface Listing {
  cents: number
  squareFeet: number
}

/** The rents of a sheet as they are kept, with the sizes beside them, in rising order. */
async function kept(listings: readonly Listing[]) {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-rents-'))
  try {
    const path = join(folder, 'rents.csv')
    const lines = listings.map(
      ({ cents, squareFeet }, i) => `${i + 1} Main St,${(cents / 100).toFixed(2)},${squareFeet}`,
    )
    await writeFile(path, ['Address,Asking Rent ($/SF/Yr),Building SF', ...lines].join('\n'))
    const rows: { rent: number; squareFeet: number }[] = []
    for await (const event of readWorkbook(await openFile(path))) {
      if (event.kind !== 'row' || event.row.outcome.kind !== 'property') continue
      const { rentPerSf, squareFootage } = event.row.outcome.property
      rows.push({ rent: rentPerSf ?? Number.NaN, squareFeet: squareFootage ?? Number.NaN })
    }
    rows.sort((a, b) => a.rent - b.rent)
    return {
      rents: Float64Array.from(rows, ({ rent }) => rent),
      squareFeet: Float64Array.from(rows, ({ squareFeet }) => squareFeet),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('statistics of 122 yearly rents are right to four decimals of a dollar a year', async () => {
  const listing = fc.record({
    cents: fc.integer({ min: 400, max: 3000 }),
    squareFeet: fc.integer({ min: 2_000, max: 900_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(listing, { minLength: 122, maxLength: 122 }), async (listings) => {
      const found = rentStatistics(await kept(listings))
      const sorted = listings.toSorted((a, b) => a.cents - b.cents)
      const stated = rentStatistics({
        rents: Float64Array.from(sorted, ({ cents }) => cents / 100),
        squareFeet: Float64Array.from(sorted, ({ squareFeet }) => squareFeet),
      })
      expect(found.withRent).toBe(122)
      for (const name of ['mean', 'weightedMean', 'median', 'p25', 'p75', 'p90', 'min', 'max'] as const) {
        expect((found[name] ?? 0) * 12, name).toBeCloseTo(stated[name] ?? 0, 4)
      }
    }),
    { numRuns: 15 },
  )
})
