import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { displayText } from '../../../../sync/sheets/cells/plain-text.ts'
import type { ColumnRole } from '../../../../sync/sheets/model/column-role.ts'
import { valuesOf } from '../column-examples.ts'
import { csvOf, previewOf } from './preview-of.ts'

const DATA = new URL('../../../../../shared/data/', import.meta.url)
const HEADERS = new URL('headers.tsv', DATA)
const isHere = existsSync(HEADERS)

const known = isHere
  ? readFileSync(HEADERS, 'utf8')
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => line.split('\t') as [header: string, role: ColumnRole])
  : []

/** Rents of which nothing says the period are less sure, and monthly rents under such a header not at all. */
const LEAST_SURE = 0.75
const YEARLY = /yr|annual/i

describe.skipIf(!isHere)('the headers of ../shared/data (skipped where the file is absent)', () => {
  test('are sure, and none is a question', async () => {
    const doubtful: string[] = []
    for (const [header, role] of known) {
      const values = valuesOf(role, header).map(displayText)
      const addresses = values.map((_, i) => `${100 + i} Test Rd`)
      const { preview } = await previewOf(csvOf({ Address: addresses, [header]: values }))
      const column = preview.tables[0]?.columns[1]
      const isSure = (column?.sure ?? 0) >= LEAST_SURE || (role === 'rentPerSf' && YEARLY.test(header))
      if (column?.reading.as !== 'field' || !isSure)
        doubtful.push(`${header}: ${column?.reading.as} ${column?.sure}`)
    }
    expect(doubtful).toEqual([])
  })
})

const SHEETS = ['iolp-buildings.csv', 'warehouse_city_socal.csv']

describe.skipIf(!SHEETS.every((name) => existsSync(new URL(name, DATA))))(
  'the sheets of ../shared/data (skipped where they are absent)',
  () => {
    test.each(SHEETS)('%s raises no question, and every row is accounted for', async (name) => {
      const { preview } = await previewOf(readFileSync(new URL(name, DATA), 'utf8'))
      const asked = preview.tables.flatMap(({ columns }) =>
        columns.flatMap(({ header, reading }) => (reading.as === 'question' ? [header] : [])),
      )
      expect(asked).toEqual([])
      const { rows, properties, skipped, rejected } = preview.counts
      expect(properties + skipped + rejected).toBe(rows)
      expect(properties).toBeGreaterThan(8000)
    })
  },
)
