import type { jsPDF } from 'jspdf'
import { formatRent, RENT_UNITS, type RentUnit } from '../../domain/format.ts'
import { rentTier } from '../../domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../domain/rents/tier-colors.ts'
import { type RentScale, rentScale } from '../model/rent-scale.ts'
import { ACCENT, HAIRLINE, INK, MUTED, PAGE, SMALLEST, writeLine } from './pdf-page.ts'

interface Strip {
  rents: readonly number[]
  median: number | null
  subject: number | null
  unit: RentUnit
}

const HEIGHT = 52

/** The rents on a line, with the median and the subject's rent. Nothing where there are too few or too many to see. */
export function drawRentStrip(
  pdf: jsPDF,
  { rents, median, subject, unit }: Strip,
  y: number,
  width: number,
): number {
  const scale = rentScale(rents, subject)
  if (scale === null || median === null) return y
  const x = (rent: number) => PAGE.margin + 14 + scale.place(rent) * (width - 28)
  const line = y + 30
  const words = `Rent, $${RENT_UNITS[unit]}. Dot: a comp. Line: median.${subject === null ? '' : ' Diamond: subject.'}`
  writeLine(pdf, words, PAGE.margin, y + 8, { size: SMALLEST, color: MUTED })
  pdf
    .setDrawColor(HAIRLINE)
    .setLineWidth(0.8)
    .line(PAGE.margin, line, PAGE.margin + width, line)
  drawTicks(pdf, scale, x, line, unit)
  for (const rent of rents) {
    pdf.setFillColor(TIER_COLORS.light[rentTier(rent)].fill).circle(x(rent), line, 3, 'F')
  }
  pdf
    .setDrawColor(INK)
    .setLineWidth(1.2)
    .line(x(median), line - 7, x(median), line + 7)
  if (subject !== null) {
    const at = x(subject)
    pdf.setFillColor(ACCENT)
    pdf.triangle(at - 4, line - 11, at + 4, line - 11, at, line - 15, 'F')
    pdf.triangle(at - 4, line - 11, at + 4, line - 11, at, line - 7, 'F')
  }
  return y + HEIGHT
}

function drawTicks(
  pdf: jsPDF,
  { ticks }: RentScale,
  x: (rent: number) => number,
  line: number,
  unit: RentUnit,
): void {
  for (const rent of ticks) {
    pdf.line(x(rent), line - 2, x(rent), line + 2)
    writeLine(pdf, formatRent(rent, unit), x(rent), line + 16, {
      size: SMALLEST,
      color: MUTED,
      align: 'center',
    })
  }
}
