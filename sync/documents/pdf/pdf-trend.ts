import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { formatRent, RENT_UNITS } from '../../domain/format.ts'
import { SUBJECT } from '../../domain/known-types.ts'
import { rentTrend, type TrendQuarter } from '../../trends/rent-trend.ts'
import { type CompsDocument, isIncluded } from '../model/comps-document.ts'
import { rentSpan } from '../model/headline-figures.ts'
import { HAIRLINE, INK, MUTED, PAGE, SMALLEST } from './pdf-page.ts'

/** Older quarters say little of today, and fewer of them are no trend. */
const MOST_QUARTERS = 12
const FEWEST_QUARTERS = 3

/** Rents by the quarter in which they were signed, after the grid of adjustments. Nothing where there is no trend. */
export function drawTrend(pdf: jsPDF, { rows, unit }: CompsDocument, startY: number): void {
  const counted = rows.filter((row) => isIncluded(row) && row.property.status !== SUBJECT)
  const { quarters, slope, n } = rentTrend(counted.map(({ property }) => property))
  if (quarters.length < FEWEST_QUARTERS) return
  const words =
    slope === null
      ? ''
      : `, ${slope.percent < 0 ? '\u2212' : '+'}${Math.abs(slope.percent).toFixed(1)}% a year (n ${n}, ±${slope.spread.toFixed(1)})`
  autoTable(pdf, {
    startY,
    margin: { left: PAGE.margin, right: PAGE.margin, top: PAGE.margin, bottom: PAGE.foot },
    theme: 'plain',
    styles: {
      font: 'Inter',
      fontSize: SMALLEST,
      textColor: INK,
      cellPadding: 2.6,
      lineColor: HAIRLINE,
      lineWidth: { bottom: 0.4 },
    },
    headStyles: { textColor: MUTED, fontStyle: 'normal' },
    head: [[`Rent by quarter signed${words}`, `Median ${RENT_UNITS[unit]}`, 'Middle half', 'n']],
    body: quarters
      .slice(-MOST_QUARTERS)
      .map(({ quarter, median, p25, p75, n: own }) => [
        quarterWords(quarter),
        formatRent(median, unit),
        rentSpan(p25, p75, unit),
        String(own),
      ]),
    columnStyles: { 1: { halign: 'right' }, 2: { halign: 'right' }, 3: { halign: 'right' } },
    didParseCell({ section, column, cell }) {
      if (section === 'head' && column.index > 0) cell.styles.halign = 'right'
    },
  })
}

function quarterWords(quarter: TrendQuarter['quarter']): string {
  return `${quarter.slice(5)} ${quarter.slice(0, 4)}`
}
