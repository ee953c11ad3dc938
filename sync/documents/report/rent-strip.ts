import { formatRent, RENT_UNITS, type RentUnit } from '../../domain/format.ts'
import { rentTier } from '../../domain/rent-tier.ts'
import { TIER_COLORS } from '../../domain/tier-colors.ts'

const WIDTH = 600
const MARGIN = 24
/** More dots than these cover each other. */
const MOST_DOTS = 150
/** Dollars between two ticks, the smallest that gives no more than `MOST_TICKS`. */
const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10]
const MOST_TICKS = 8

/** The rents on a line, with the median and the subject's rent. Empty where there are too few or too many to see. */
export function rentStrip(
  rents: readonly number[],
  median: number | null,
  subjectRent: number | null,
  unit: RentUnit,
): string {
  if (rents.length < 2 || rents.length > MOST_DOTS || median === null) return ''
  const all = subjectRent === null ? rents : [...rents, subjectRent]
  const step = STEPS.find((size) => (Math.max(...all) - Math.min(...all)) / size < MOST_TICKS - 1) ?? 25
  const from = Math.floor(Math.min(...all) / step)
  const to = Math.max(Math.ceil(Math.max(...all) / step), from + 1)
  const x = (rent: number) => round(MARGIN + ((rent / step - from) / (to - from)) * (WIDTH - 2 * MARGIN))
  const ticks = Array.from({ length: Math.min(to - from, 40) + 1 }, (_, i) => (from + i) * step).map(
    (rent) =>
      `<path d="M${x(rent)} 26v6"/><text x="${x(rent)}" y="46" text-anchor="middle">${formatRent(rent, unit)}</text>`,
  )
  const dots = rents.map(
    (rent) => `<circle cx="${x(rent)}" cy="29" r="5" fill="${TIER_COLORS.light[rentTier(rent)].fill}"/>`,
  )
  const subject =
    subjectRent === null ? '' : `<path class="subject" d="M${x(subjectRent)} 4l6 6l-6 6l-6-6z"/>`
  const words = `Rent, $${RENT_UNITS[unit]}. Dot: a comp. Line: median.${subjectRent === null ? '' : ' Diamond: subject.'}`
  return `<figure class="strip"><figcaption>${words}</figcaption><svg viewBox="0 0 ${WIDTH} 50" role="img" aria-label="${words}"><path d="M${MARGIN} 29H${WIDTH - MARGIN}"/>${ticks.join('')}${dots.join('')}<path class="middle" d="M${x(median)} 19v20"/>${subject}</svg></figure>`
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
