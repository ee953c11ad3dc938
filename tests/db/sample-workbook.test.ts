import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { SAMPLE_SIZE } from '../../db/sample/workbook/plan-sheets.ts'
import { sampleTruth } from '../../db/sample/workbook/sample-truth.ts'
import { writeSampleWorkbook } from '../../db/sample/workbook/write-sample-workbook.ts'
import { property, UNCHANGED } from '../../sync/domain/property.ts'

const truth = sampleTruth()
const properties = truth.flatMap(({ truth }) => (truth.kind === 'property' ? [truth.property] : []))

test('the same seed gives the same bytes', async () => {
  const size = { seed: 5, count: 300 }
  expect(await writeSampleWorkbook(size)).toEqual(await writeSampleWorkbook(size))
})

test('the workbook has all its sheets, and every row of the truth stands in it', async () => {
  const { sheets } = await readXlsx(await writeSampleWorkbook())
  expect(sheets.map(({ name }) => name)).toEqual([
    'Read me',
    'Northwest & North',
    'Ship Channel',
    'Southwest',
    'Manufacturing comps',
    'Lists',
    'Sheet3',
  ])
  for (const { sheet, rowNumber, truth } of sampleTruth()) {
    if (truth.kind !== 'property') continue
    const cells = sheets.find(({ name }) => name === sheet)?.rows[rowNumber - 1] ?? []
    expect(cells).toContain(truth.property.name)
  }
})

test('the truth holds as many properties as were asked for, each valid and with an address of its own', () => {
  expect(properties.length).toBe(SAMPLE_SIZE.count)
  expect(new Set(properties.map(({ address, zip }) => `${address} ${zip}`)).size).toBe(SAMPLE_SIZE.count)
  for (const imported of properties) {
    const row = { ...imported, ...UNCHANGED, id: 'sample', sourceSheet: 'sample', createdAt: 0 }
    expect(property.safeParse(row).error).toBeUndefined()
  }
})

test('some rows are to be skipped, some rejected, and some rents assumed', () => {
  const kinds = Map.groupBy(truth, ({ truth: { kind } }) => kind)
  expect(kinds.get('rejected')).toHaveLength(10)
  const reasons = new Set(truth.flatMap(({ truth }) => (truth.kind === 'skipped' ? truth.reason : [])))
  expect([...reasons].sort()).toEqual(['blank', 'repeated-header', 'section-title', 'total', 'vacant'])
  const assumed = properties.filter(({ rentBasisAssumed }) => rentBasisAssumed)
  expect(assumed.length).toBeGreaterThan(40)
  expect(assumed.length).toBeLessThan(200)
})
