import { expect, test } from 'vitest'
import { trendFigure } from '../../../../sync/documents/model/trend-figure.ts'
import { reportDocument } from '../../../../sync/documents/report/report-document.ts'
import { xlsxDocument } from '../../../../sync/documents/xlsx/xlsx-document.ts'
import { DRAWN_QUARTERS } from '../../../../sync/trends/rent-trend.ts'
import { makeComps, rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'
import { readWorkbook } from '../read-workbook.ts'

const leases = (...of: [dateSigned: string, rentPerSf: number][]) =>
  makeComps({ rows: rowsOf(of.map(([dateSigned, rentPerSf]) => makeProperty({ dateSigned, rentPerSf }))) })

const RISING = leases(['2024-01', 0.6], ['2024-02', 0.7], ['2024-05', 0.8], ['2024-11', 1], ['2024-12', 0.9])

test('a document tells its rents by quarter: the middle, half of them around it, and of how many', () => {
  const trend = trendFigure(RISING)
  expect(trend?.places.map(({ words, n, isFew }) => [words, n, isFew])).toEqual([
    ['1Q24', 2, true],
    ['2Q24', 1, true],
    ['4Q24', 2, true],
  ])
  expect(trend?.places.map(({ x }) => x)).toEqual([0, 1 / 3, 1])
  const medians = trend?.places.map(({ median }) => median) ?? []
  expect(medians).toEqual(medians.toSorted((a, b) => a - b))
  // A rate a year needs a fourth quarter.
  expect(trend?.title).toBe('Rent by quarter signed')
  const whole = leases(
    ['2024-01', 0.6],
    ['2024-02', 0.7],
    ['2024-05', 0.8],
    ['2024-08', 0.9],
    ['2024-12', 0.9],
  )
  expect(trendFigure(whole)?.title).toMatch(
    /^Rent by quarter signed, \+\d+\.\d% a year from Q1 2024 to Q4 2024 \(n 5, ±\d+\.\d\)$/,
  )
})

test('a slope that may be chance is unclear in every document, with the figure beside it', async () => {
  const level = leases(['2024-01', 0.9], ['2024-05', 0.6], ['2024-06', 1], ['2024-08', 0.7], ['2024-12', 0.9])
  const said = /unclear: [+−-]\d+\.\d% a year from Q1 2024 to Q4 2024 \(n 5, ±\d+\.\d\)/
  expect(trendFigure(level)?.title).toMatch(said)
  expect((await reportDocument(level)).join('')).toMatch(said)
  const { 'Rent Trend': sheet } = await readWorkbook(await xlsxDocument(level))
  expect(sheet?.[1]?.[0]).toMatch(said)
})

test('the slope is that of the quarters that are drawn, whatever rents did before', async () => {
  // Rents fell for six years, and rose in the five that are drawn, which are those of the screen.
  const all = Array.from({ length: 24 + DRAWN_QUARTERS }, (_, quarter): [string, number] => [
    `${2016 + Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 2).padStart(2, '0')}`,
    quarter < 24 ? 1.5 - quarter * 0.04 : 0.58 + (quarter - 24) * 0.02,
  ])
  const trend = trendFigure(leases(...all))
  const drawn = trend?.places.reduce((sum, { n }) => sum + n, 0)
  expect([trend?.places[0]?.words, trend?.places.at(-1)?.words, drawn]).toEqual([
    '1Q22',
    '4Q26',
    DRAWN_QUARTERS,
  ])
  expect(trend?.title).toBe(trendFigure(leases(...all.slice(24)))?.title)
  const said = /\+[\d.]+% a year from Q1 2022 to Q4 2026 \(n 20, ±[\d.]+\)/
  expect(trend?.title).toMatch(said)
  const { 'Rent Trend': sheet } = await readWorkbook(await xlsxDocument(leases(...all)))
  expect(sheet?.[1]?.[0]).toMatch(said)
  expect(sheet?.length).toBe(3 + all.length)
})

test('fewer than three quarters are no trend, nor are comps that were left out', () => {
  expect(trendFigure(leases(['2024-01', 0.6], ['2024-05', 0.8]))).toBeNull()
  const excluded = RISING.rows.map((row, at) => ({ ...row, isIncluded: at < 3 }))
  expect(trendFigure({ ...RISING, rows: excluded })).toBeNull()
})

test('a report has the trend as a drawing, and none where there is none', async () => {
  const html = (await reportDocument(RISING)).join('')
  expect(html).toContain('<h2>Rent by quarter signed')
  expect(html.match(/<circle class="few"/g)).toHaveLength(3)
  expect((await reportDocument(leases(['2024-01', 0.6]))).join('')).not.toContain('class="trend"')
})
