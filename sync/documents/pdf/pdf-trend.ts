import type { jsPDF } from 'jspdf'
import type { CompsDocument } from '../model/comps-document.ts'
import { type TrendFigure, trendFigure } from '../model/trend-figure.ts'
import { ACCENT, HAIRLINE, INNER_WIDTH, MUTED, PAGE, SMALLEST, wrapped, writeLine } from './pdf-page.ts'

/** Points. */
const GAP = 14
const HEAD = 26
/** From one line of a title to the next. */
const TITLE_LINE = 13
const TITLE = { size: 10.5, bold: true, width: INNER_WIDTH }
const PLOT = 96
const FOOT = 30
const LEFT = 44
const RIGHT = 28
const BAND = '#d9e2fc'

/** Rents over time as a chart, on a page with room for it. Nothing where there is no trend. Answers where it ends. */
export function drawTrend(pdf: jsPDF, document: CompsDocument, above: number): number {
  const trend = trendFigure(document)
  if (trend === null) return above
  const title = wrapped(pdf, trend.title, TITLE)
  const further = (title.length - 1) * TITLE_LINE
  const height = further + HEAD + PLOT + FOOT
  const startY = above + GAP
  const fits = startY + height <= PAGE.height - PAGE.foot
  if (!fits) pdf.addPage()
  const top = fits ? startY : PAGE.margin
  for (const [at, line] of title.entries()) {
    writeLine(pdf, line, PAGE.margin, top + 10 + at * TITLE_LINE, TITLE)
  }
  writeLine(pdf, trend.key, PAGE.margin, top + further + 22, {
    size: SMALLEST,
    color: MUTED,
    width: INNER_WIDTH,
  })
  drawPlot(pdf, trend, top + further + HEAD + 6)
  return top + height
}

function drawPlot(pdf: jsPDF, { places, marks }: TrendFigure, top: number): void {
  const x = (at: number) => PAGE.margin + LEFT + at * (INNER_WIDTH - LEFT - RIGHT)
  const y = (at: number) => top + (1 - at) * (PLOT - 6)
  pdf.setDrawColor(HAIRLINE).setLineWidth(0.5)
  for (const mark of marks) {
    pdf.line(x(0) - 12, y(mark.y), x(1) + 12, y(mark.y))
    writeLine(pdf, mark.words, x(0) - 16, y(mark.y) + 3, { size: SMALLEST, color: MUTED, align: 'right' })
  }
  pdf.setFillColor(BAND)
  for (const [i, place] of places.entries()) {
    const next = places[i + 1]
    if (next === undefined) break
    const [a, b] = [x(place.x), x(next.x)]
    pdf.triangle(a, y(place.low), a, y(place.high), b, y(next.high), 'F')
    pdf.triangle(a, y(place.low), b, y(next.low), b, y(next.high), 'F')
  }
  pdf.setDrawColor(ACCENT).setLineWidth(1.4)
  for (const [i, { x: at, median }] of places.entries()) {
    const next = places[i + 1]
    if (next !== undefined) pdf.line(x(at), y(median), x(next.x), y(next.median))
  }
  pdf.setLineWidth(1)
  const bottom = top + PLOT
  for (const { x: at, median, words, n, isFew } of places) {
    pdf.setFillColor(isFew ? '#ffffff' : ACCENT).circle(x(at), y(median), 2.6, 'FD')
    writeLine(pdf, words, x(at), bottom + 8, { size: SMALLEST, color: MUTED, align: 'center' })
    writeLine(pdf, `n ${n}`, x(at), bottom + 19, { size: SMALLEST, color: MUTED, align: 'center' })
  }
}
