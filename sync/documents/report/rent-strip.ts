import { formatRent, RENT_UNITS, type RentUnit } from '../../domain/format.ts'
import { rentTier } from '../../domain/rent-tier.ts'
import { TIER_COLORS } from '../../domain/tier-colors.ts'
import { rentScale } from '../model/rent-scale.ts'

const WIDTH = 600
const MARGIN = 24

/** The rents on a line, with the median and the subject's rent. Empty where there are too few or too many to see. */
export function rentStrip(
  rents: readonly number[],
  median: number | null,
  subject: number | null,
  unit: RentUnit,
): string {
  const scale = rentScale(rents, subject)
  if (scale === null || median === null) return ''
  const x = (rent: number) => Math.round((MARGIN + scale.place(rent) * (WIDTH - 2 * MARGIN)) * 10) / 10
  const ticks = scale.ticks.map(
    (rent) =>
      `<path d="M${x(rent)} 26v6"/><text x="${x(rent)}" y="46" text-anchor="middle">${formatRent(rent, unit)}</text>`,
  )
  const dots = rents.map(
    (rent) => `<circle cx="${x(rent)}" cy="29" r="5" fill="${TIER_COLORS.light[rentTier(rent)].fill}"/>`,
  )
  const diamond = subject === null ? '' : `<path class="subject" d="M${x(subject)} 4l6 6l-6 6l-6-6z"/>`
  const words = `Rent, $${RENT_UNITS[unit]}. Dot: a comp. Line: median.${subject === null ? '' : ' Diamond: subject.'}`
  return `<figure class="strip"><figcaption>${words}</figcaption><svg viewBox="0 0 ${WIDTH} 50" role="img" aria-label="${words}"><path d="M${MARGIN} 29H${WIDTH - MARGIN}"/>${ticks.join('')}${dots.join('')}<path class="middle" d="M${x(median)} 19v20"/>${diamond}</svg></figure>`
}
