import { INK, type Margin, PAPER } from './margin.ts'
import { milesPerPixel, type View } from './mercator.ts'
import { px } from './svg-text.ts'

/** Pictures narrower than this have no scale. */
const FROM_WIDTH = 320
const LONGEST = 96
const MILES = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05]

/** How long a mile is, left below. */
export function drawScale(view: View): Margin | null {
  const { width, height } = view
  const perPixel = milesPerPixel(view)
  const miles = MILES.find((length) => length / perPixel <= LONGEST)
  if (width < FROM_WIDTH || miles === undefined) return null
  const long = miles / perPixel
  const [left, base] = [10, height - 9]
  const bar = `M${left} ${px(base - 4)}V${px(base)}H${px(left + long)}V${px(base - 4)}`
  return {
    svg:
      `<path d="${bar}" fill="none" stroke="${PAPER}" stroke-width="4" stroke-opacity="0.8"/>` +
      `<path d="${bar}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
      `<text x="${left + 5}" y="${px(base - 5)}" font-size="10" fill="${INK}" stroke="${PAPER}" stroke-width="3" ` +
      `stroke-opacity="0.8" paint-order="stroke">${miles} mi</text>`,
    box: { left: left - 4, top: base - 20, right: left + long + 4, bottom: height },
  }
}
