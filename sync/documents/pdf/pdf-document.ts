import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { comparedWith } from '../../adjustments/compared-with.ts'
import { subjectProperty } from '../../adjustments/subject-property.ts'
import { formatPartialDate } from '../../domain/dates/format-date.ts'
import type { ColumnId } from '../columns/comp-columns.ts'
import { adjustedComps } from '../model/adjusted-comps.ts'
import { assumedNotes } from '../model/assumed-note.ts'
import {
  AS_STATED,
  type CompsDocument,
  isIncluded,
  type NumberedRow,
  numbered,
} from '../model/comps-document.ts'
import { compsStatistics } from '../model/comps-statistics.ts'
import { drawAdjustments } from './pdf-adjustments.ts'
import {
  drawable,
  HAIRLINE,
  INNER_WIDTH,
  LINED_ROWS,
  MUTED,
  openPdf,
  PAGE,
  type PdfFonts,
  SMALLEST,
  TABLE_MARGIN,
  wrapped,
  writeLine,
} from './pdf-page.ts'
import { drawSummary } from './pdf-summary.ts'
import { drawExcluded, drawTable } from './pdf-table.ts'
import { drawTrend } from './pdf-trend.ts'

export interface PdfParts {
  fonts: PdfFonts
  /** The map with the same numbers as the rows, as a PNG file. Pixels. */
  picture?: { png: Uint8Array; width: number; height: number }
  columns?: readonly ColumnId[]
  /** Whether each property's notes follow the table. */
  withNotes?: boolean
}

const PICTURE = { width: 252, height: 189 } as const
const GAP = 18
/** Points between the baselines of notes. */
const LINE = 12

/**
 * A report fit for a client, on letter paper: cover line, statistics, the map with numbered pins, the numbered table
 * with its head on every page, what was left out and why, and notes where asked for. The same input is the same bytes.
 */
export function pdfDocument(document: CompsDocument, parts: PdfParts): Uint8Array<ArrayBuffer> {
  const { title, date, rows, unit, assumed } = document
  const compared = comparedWith(document.typedSubject ?? null, document.subject)
  const subject = subjectProperty(document.typedSubject ?? null, document.subject)
  const pdf = openPdf(title, date, parts.fonts)
  const all = numbered(rows)
  let y = drawHead(pdf, document)
  const summaryWidth = parts.picture === undefined ? INNER_WIDTH : INNER_WIDTH - PICTURE.width - GAP
  const summaryEnd = drawSummary(
    pdf,
    { statistics: compsStatistics(rows), rows, subject, compared, unit },
    y,
    summaryWidth,
  )
  y = Math.max(summaryEnd, drawPicture(pdf, parts.picture, y)) + 12
  y = drawTable(
    pdf,
    { rows: all.filter(isIncluded), all, subject, compared, unit, assumed, columns: parts.columns },
    y,
  )
  y = drawAssumed(pdf, assumedNotes(parts.columns ?? [], assumed, unit), y)
  const excluded = all.filter((row) => !isIncluded(row))
  if (excluded.length > 0) y = drawExcluded(pdf, excluded, unit, y)
  const grid = adjustedComps(document)
  if (grid === null) y = drawTrend(pdf, document, y)
  if (parts.withNotes === true) drawNotes(pdf, all, y)
  // Beside the adjustments it is what those of time rest on.
  if (grid !== null) drawTrend(pdf, document, drawAdjustments(pdf, document, grid))
  drawFeet(pdf, document.credits)
  return new Uint8Array(pdf.output('arraybuffer'))
}

/** Title and what the rows were chosen by. Answers where the page goes on. */
function drawHead(pdf: jsPDF, { title, criteria, date }: CompsDocument): number {
  const { margin, width } = PAGE
  const about = [formatPartialDate(date), criteria].filter((words) => words !== '').join(' · ')
  writeLine(pdf, title, margin, margin + 14, { size: 17, bold: true, width: INNER_WIDTH })
  writeLine(pdf, about, margin, margin + 28, { size: 10, color: MUTED, width: INNER_WIDTH })
  pdf
    .setDrawColor('#1c2024')
    .setLineWidth(1.2)
    .line(margin, margin + 38, width - margin, margin + 38)
  return margin + 50
}

function drawPicture(pdf: jsPDF, picture: PdfParts['picture'], y: number): number {
  if (picture === undefined) return y
  const height = Math.min((picture.height / picture.width) * PICTURE.width, PICTURE.height)
  const x = PAGE.width - PAGE.margin - PICTURE.width
  pdf.addImage(picture.png, 'PNG', x, y, PICTURE.width, height, 'map', 'FAST')
  pdf.setDrawColor(HAIRLINE).setLineWidth(0.5).rect(x, y, PICTURE.width, height)
  return y + height
}

/** Under the table, what its worked out rents rest on. Answers where the page goes on. */
function drawAssumed(pdf: jsPDF, notes: readonly string[], above: number): number {
  const style = { size: SMALLEST, color: MUTED, width: INNER_WIDTH }
  return notes
    .flatMap((note) => wrapped(pdf, note, style))
    .reduce((y, line) => {
      const fits = y + LINE <= PAGE.height - PAGE.foot
      if (!fits) pdf.addPage()
      const at = (fits ? y : PAGE.margin) + LINE
      writeLine(pdf, line, PAGE.margin, at, style)
      return at
    }, above)
}

function drawFeet(pdf: jsPDF, credits: readonly string[]): void {
  const { margin, width, height } = PAGE
  const pages = pdf.getNumberOfPages()
  const words = [AS_STATED, ...credits].join(' · ')
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page)
    pdf
      .setDrawColor(HAIRLINE)
      .setLineWidth(0.5)
      .line(margin, height - 30, width - margin, height - 30)
    writeLine(pdf, words, margin, height - 19, { size: SMALLEST, color: MUTED, width: INNER_WIDTH - 130 })
    const foot = `Clearheight · page ${page} of ${pages}`
    writeLine(pdf, foot, width - margin, height - 19, { size: SMALLEST, color: MUTED, align: 'right' })
  }
}

/** What is known of each property in words: its list's note, and what its source says. */
function drawNotes(pdf: jsPDF, rows: readonly NumberedRow[], y: number): void {
  const noted = rows.flatMap(({ number, property, note }) => {
    const words = [note, property.notes].filter((text) => text).join('\n')
    return words === ''
      ? []
      : [[number === null ? '' : String(number), property.name, words].map((text) => drawable(pdf, text))]
  })
  if (noted.length === 0) return
  autoTable(pdf, {
    startY: y + 14,
    margin: TABLE_MARGIN,
    theme: 'plain',
    styles: {
      ...LINED_ROWS,
      cellPadding: 3.2,
    },
    headStyles: { textColor: MUTED, fontStyle: 'normal' },
    head: [['', 'Notes', '']],
    body: noted,
    columnStyles: { 0: { cellWidth: 24, halign: 'right' }, 1: { cellWidth: 170, fontStyle: 'bold' } },
  })
}
