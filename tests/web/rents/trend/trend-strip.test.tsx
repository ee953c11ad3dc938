import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rentTrend } from '../../../../sync/trends/rent-trend.ts'
import type { SlotsTrend } from '../../../../sync/trends/slots-trend.ts'
import { TrendStrip } from '../../../../web/rents/trend/trend-strip.tsx'

const SIZES = [
  [40_000, 0.8],
  [60_000, 0.7],
] as const

function strip(sizesOf: NonNullable<SlotsTrend['sizesOf']> | null, mayAsk: boolean): string {
  return renderToStaticMarkup(
    <TrendStrip
      shown={{ trend: rentTrend([]), size: SIZES, year: [], sizesOf }}
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
