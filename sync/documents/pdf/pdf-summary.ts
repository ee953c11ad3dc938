import type { jsPDF } from 'jspdf'
import type { Compared } from '../../adjustments/compared-with.ts'
import {
  formatAcres,
  formatFeet,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import type { CompRow } from '../model/comps-document.ts'
import type { CompsStatistics } from '../model/comps-statistics.ts'
import { headlineFigures, LEASED_WEIGHT, rentOrNone } from '../model/headline-figures.ts'
import { dottedRents } from '../model/rent-scale.ts'
import { MUTED, PAGE, SMALLEST, TINT, writeLine } from './pdf-page.ts'
import { drawRentStrip } from './pdf-rent-strip.ts'

interface Summary {
  statistics: CompsStatistics
  rows: readonly CompRow[]
  subject: Property | null
  /** What the comps are measured against. */
  compared: Compared | null
  unit: RentUnit
}

const X = PAGE.margin
/** Points. */
const FIGURE_WIDTH = 110
const FIGURE_HEIGHT = 44

/** The subject, the figures, the lease types and the rents on a line. Answers where it ends. */
export function drawSummary(pdf: jsPDF, summary: Summary, top: number, width: number): number {
  const { statistics, rows, subject, compared, unit } = summary
  let y = top
  if (subject !== null) y = drawSubject(pdf, subject, unit, y, width)
  y = drawFigures(pdf, headlineFigures(statistics, unit, compared), y, width)
  if (statistics.weighsByLeased) y = drawNote(pdf, LEASED_WEIGHT, y, width)
  y = drawLeaseTypes(pdf, statistics, unit, y, width)
  const rents = dottedRents(rows, statistics.rents.withRent)
  return drawRentStrip(
    pdf,
    { rents, median: statistics.rents.median, subject: compared?.rentPerSf ?? null, unit },
    y,
    width,
  )
}

function drawSubject(pdf: jsPDF, subject: Property, unit: RentUnit, y: number, width: number): number {
  pdf.setFillColor(TINT).roundedRect(X, y, width, 48, 4, 4, 'F')
  writeLine(pdf, `Subject: ${subject.name}`, X + 10, y + 15, { size: 10.5, bold: true, width: width - 20 })
  const rent = rentOrNone(subject.rentPerSf, unit)
  const figures = [
    ['Rent', rent === NOT_AVAILABLE ? rent : `${rent} ${RENT_UNITS[unit]}`],
    ['Size', formatSquareFeet(subject.squareFootage)],
    ['Land', formatAcres(subject.landSizeAcres)],
    ['Clear height', formatFeet(subject.clearHeight)],
    ['Year built', String(subject.yearBuilt ?? NOT_AVAILABLE)],
  ] as const
  const step = (width - 20) / figures.length
  for (const [i, [label, value]] of figures.entries()) {
    const x = X + 10 + i * step
    writeLine(pdf, label, x, y + 28, { size: SMALLEST, color: MUTED, width: step - 6 })
    writeLine(pdf, value, x, y + 40, { size: 10, width: step - 6 })
  }
  return y + 60
}

/** Beside a map there is no room for all of them in one line. */
function drawFigures(
  pdf: jsPDF,
  figures: ReturnType<typeof headlineFigures>,
  y: number,
  width: number,
): number {
  const across = width / figures.length < FIGURE_WIDTH ? Math.ceil(figures.length / 2) : figures.length
  const step = width / across
  for (const [i, { label, value, hint }] of figures.entries()) {
    const x = X + (i % across) * step
    const top = y + Math.floor(i / across) * FIGURE_HEIGHT
    const room = step - 8
    writeLine(pdf, label, x, top + 8, { size: SMALLEST, color: MUTED, width: room })
    writeLine(pdf, value, x, top + 23, { size: 13, bold: true, width: room })
    writeLine(pdf, hint, x, top + 35, { size: SMALLEST, color: MUTED, width: room })
  }
  return y + Math.ceil(figures.length / across) * FIGURE_HEIGHT
}

/** A sentence that must not be cut: beside a map it takes two lines. */
function drawNote(pdf: jsPDF, sentence: string, y: number, width: number): number {
  const lines: string[] = pdf.setFontSize(SMALLEST).splitTextToSize(sentence, width)
  for (const [i, line] of lines.entries())
    writeLine(pdf, line, X, y + 8 + i * 12, { size: SMALLEST, color: MUTED })
  return y + 6 + lines.length * 12
}

/** Gross and net rents are not one market: each lease type has its own figures. */
function drawLeaseTypes(
  pdf: jsPDF,
  { byLease }: CompsStatistics,
  unit: RentUnit,
  y: number,
  width: number,
): number {
  if (byLease.length < 2) return y
  const words = byLease.map(({ leaseType, count, rents }) => {
    const median = rents.median === null ? '' : `, median ${rentOrNone(rents.median, unit)}`
    return `${count} ${leaseType ?? 'not stated'}${median}`
  })
  writeLine(pdf, `Lease types: ${words.join(' · ')}`, X, y + 8, { size: SMALLEST, width })
  return y + 18
}
