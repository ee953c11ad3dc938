import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type RentTrend, rentTrend } from '../../../../sync/trends/rent-trend.ts'
import type { SlotsTrend } from '../../../../sync/trends/slots-trend.ts'
import { TrendStrip } from '../../../../web/rents/trend/trend-strip.tsx'

const SIZES = [
  [40_000, 0.8],
  [60_000, 0.7],
] as const

function strip(
  sizesOf: NonNullable<SlotsTrend['sizesOf']> | null,
  mayAsk: boolean,
  trend: RentTrend = rentTrend([]),
): string {
  return renderToStaticMarkup(
    <TrendStrip
      shown={{ trend, size: SIZES, year: [], sizesOf }}
      of=""
      subject={null}
      unit="month"
      onAsk={mayAsk ? () => {} : undefined}
    />,
  )
}

test('sizes of buildings and leased areas together say why dragging over them filters nothing', () => {
  const why = 'One filter cannot ask for both.'
  expect(strip(null, true)).toContain(why)
  expect([strip('buildings', true), strip('leases', true), strip(null, false)].join()).not.toContain(why)
})

/** A lease a quarter: of rents that swing, or rise evenly. */
const leases = (rents: readonly number[]) =>
  rents.map((rentPerSf, at) => ({
    rentPerSf,
    dateSigned: `${2022 + Math.floor(at / 4)}-${['02', '05', '08', '11'][at % 4]}-15`,
  }))

test('a slope that may be chance is called unclear in large letters, and its figure stands beside in small ones', () => {
  const [large, small] = [/class="[^"]*slope[^"]*">([^<]*)</, /class="[^"]*of[^"]*">([^<]*)</]
  const wordsOf = (rents: readonly number[]) => {
    const markup = strip(null, false, rentTrend(leases(rents)))
    return [large.exec(markup)?.[1], small.exec(markup)?.[1]]
  }
  expect(wordsOf([0.7, 1.1, 0.6, 1.2, 0.7, 1.1, 0.8, 1])).toEqual([
    'unclear',
    expect.stringMatching(/^[+\u2212][\d.]+% a year ±[\d.]+, 1Q22\s–\s4Q23$/),
  ])
  expect(wordsOf([0.7, 0.72, 0.75, 0.77, 0.79, 0.82, 0.84, 0.86])).toEqual([
    expect.stringMatching(/^\+[\d.]+%$/),
    expect.stringMatching(/^±[\d.]+, 1Q22\s–\s4Q23$/),
  ])
})
