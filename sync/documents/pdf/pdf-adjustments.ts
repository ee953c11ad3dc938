import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { BASE_WORDS, subjectRent } from '../../adjustments/grid-base.ts'
import {
  adjustmentWords,
  CHARACTERISTIC_WORDS,
  factOf,
  streetOf,
  subjectFactOf,
} from '../../adjustments/grid-words.ts'
import { shareWords } from '../../adjustments/share-words.ts'
import type { Subject } from '../../adjustments/subject-of.ts'
import { formatRent, RENT_UNITS } from '../../domain/format.ts'
import { fixed, signedPercent } from '../../domain/format-decimals.ts'
import { CHARACTERISTICS } from '../../domain/records/characteristics.ts'
import type { AdjustedComps, AdjustedRow } from '../model/adjusted-comps.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { rentOrNone, rentSpan } from '../model/headline-figures.ts'
import { gridNotes } from './grid-notes.ts'
import {
  drawable,
  fitted,
  INK,
  INNER_WIDTH,
  LINED_ROWS,
  MUTED,
  PAGE,
  SMALLEST,
  TABLE_MARGIN,
  TINT,
  wrapped,
  writeLine,
} from './pdf-page.ts'

/** How many comps are side by side on a page. */
const ACROSS = 5
/** Points. */
const HEAD_LINE = { bottom: 0.8 }
const LINE_BETWEEN = 0.4
const LABEL_WIDTH = 104
const SUBJECT_WIDTH = 96
/** Each with what it is, and what its rent is changed by for it. */
const CHANGE_WIDTH = 42
const FACT_WIDTH = (INNER_WIDTH - LABEL_WIDTH - SUBJECT_WIDTH) / ACROSS - CHANGE_WIDTH

/** A name has as many lines over its column; the table of comps has it whole. All grids are as high then. */
const NAME_LINES = 2
const PADDING = 3.2
const HEAD_HEIGHT = NAME_LINES * SMALLEST * 1.15 + 2 * PADDING

/** Points: below the head of a page, and between two grids on it. */
const GRID_TOP = PAGE.margin + 42
const GRID_GAP = 18
/** Between the baselines of what is said of all comps. */
const NOTE_LINE = 12

/** The grid of adjustments on pages of its own, the reconciled rent first. Answers where it ends. */
export function drawAdjustments(pdf: jsPDF, document: CompsDocument, grid: AdjustedComps): number {
  const words = shareWords(grid.rows.map(({ adjusted }) => adjusted.share))
  const shares = new Map(grid.rows.map((row, at) => [row, words[at] ?? '']))
  const notes = gridNotes(pdf, grid, document.unit)
  let height = 0
  for (let from = 0; from < grid.rows.length; from += ACROSS) {
    const below = from === 0 ? PAGE.height : endOf(pdf) + GRID_GAP
    const hasRoom = below + height <= PAGE.height - PAGE.foot
    if (!hasRoom) {
      pdf.addPage()
      drawHead(pdf, document, grid, notes)
    }
    const startY = hasRoom ? below : GRID_TOP + notes.length * NOTE_LINE
    drawGrid(pdf, document, grid, shares, { rows: grid.rows.slice(from, from + ACROSS), startY })
    height = Math.max(height, endOf(pdf) - startY)
  }
  drawReasons(pdf, grid.rows)
  return endOf(pdf)
}

function drawHead(
  pdf: jsPDF,
  { title, unit }: CompsDocument,
  grid: AdjustedComps,
  notes: readonly string[],
): void {
  const { reconciled, rows, terms } = grid
  const { margin, width } = PAGE
  writeLine(pdf, `Adjustments: ${title}`, margin, margin + 12, {
    size: 14,
    bold: true,
    width: INNER_WIDTH - 200,
  })
  const { value, after, before } = reconciled
  writeLine(
    pdf,
    value === null ? '' : `Reconciled rent ${formatRent(value, unit)} ${RENT_UNITS[unit]}`,
    width - margin,
    margin + 12,
    { size: 14, bold: true, align: 'right' },
  )
  if (after === null || before === null) return
  const words = [
    `${rows.length} ${rows.length === 1 ? 'comp' : 'comps'}${terms.base === 'rentPerSf' ? '' : `, from ${BASE_WORDS[terms.base].toLowerCase()}s`}`,
    `adjusted range ${rentSpan(after.low, after.high, unit)}, was ${rentSpan(before.low, before.high, unit)}`,
    `middle half ${rentSpan(after.p25, after.p75, unit)}`,
    `median ${rentOrNone(after.median, unit)}, was ${rentOrNone(before.median, unit)}`,
  ]
  writeLine(pdf, words.join(' · '), margin, margin + 28, { size: SMALLEST, color: MUTED, width: INNER_WIDTH })
  for (const [i, note] of notes.entries()) {
    const y = margin + 40 + i * NOTE_LINE
    writeLine(pdf, note, margin, y, { size: SMALLEST, color: MUTED, width: INNER_WIDTH })
  }
}

function drawGrid(
  pdf: jsPDF,
  { unit, date }: CompsDocument,
  { subject, terms }: AdjustedComps,
  shares: ReadonlyMap<AdjustedRow, string>,
  { rows, startY }: { rows: readonly AdjustedRow[]; startY: number },
): void {
  const draw = (text: string) => drawable(pdf, text)
  const pairs = (cells: readonly (readonly [string, string])[]) => cells.flat().map(draw)
  const line = (label: string, of: string, cell: (row: AdjustedRow) => readonly [string, string]) => [
    draw(label),
    draw(of),
    ...pairs(rows.map(cell)),
  ]
  const ofSubject = (name: string) => nameLines(pdf, name, SUBJECT_WIDTH)
  const head = (text: string, colSpan = 1) => ({ content: draw(text), colSpan })
  autoTable(pdf, {
    startY,
    margin: TABLE_MARGIN,
    theme: 'plain',
    tableWidth: 'wrap',
    styles: {
      ...LINED_ROWS,
      cellPadding: PADDING,
      overflow: 'linebreak',
    },
    headStyles: { fontStyle: 'bold', lineColor: INK, lineWidth: HEAD_LINE, minCellHeight: HEAD_HEIGHT },
    head: [
      [
        head(''),
        head(['Subject', ...(subject === null ? [] : subjectName(subject).flatMap(ofSubject))].join('\n')),
        ...rows.map(({ row }) =>
          head(
            nameLines(pdf, `${row.number ?? ''} ${row.property.name}`, FACT_WIDTH + CHANGE_WIDTH).join('\n'),
            2,
          ),
        ),
      ],
    ],
    body: [
      line(
        `${BASE_WORDS[terms.base]} ${RENT_UNITS[unit]}`,
        subject === null ? '' : rentOrNone(subjectRent(terms.base, subject), unit),
        ({ row, rent }) => [row.property.status ?? '', rentOrNone(rent, unit)],
      ),
      ...CHARACTERISTICS.map((name) =>
        line(
          CHARACTERISTIC_WORDS[name],
          subject === null ? '' : subjectFactOf(name, subject, date),
          ({ row }) => [
            factOf(name, row.property, row.distance ?? null),
            adjustmentWords(row.adjustments?.[name] ?? null, unit),
          ],
        ),
      ),
      line('Net and gross', '', ({ adjusted }) => [
        `gross ${fixed(adjusted.gross, 1)}%`,
        signedPercent(adjusted.net),
      ]),
      line('Adjusted rent', '', ({ adjusted }) => ['', rentOrNone(adjusted.rent, unit)]),
      line('Weight', '', (row) => ['', shares.get(row) ?? '']),
    ],
    columnStyles: {
      0: { cellWidth: LABEL_WIDTH, fontStyle: 'bold' },
      1: { cellWidth: SUBJECT_WIDTH, fillColor: TINT },
      ...Object.fromEntries(
        rows.flatMap((_, i) => [
          [i * 2 + 2, { cellWidth: FACT_WIDTH }],
          [i * 2 + 3, { halign: 'right' as const, cellWidth: CHANGE_WIDTH }],
        ]),
      ),
    },
    didParseCell({ section, row, column, cell }) {
      const isLast = section === 'body' && row.index === CHARACTERISTICS.length + 2
      if (isLast && column.index > 1) cell.styles.fontStyle = 'bold'
      // A line parts each comp from the one before it.
      if (section === 'body' && column.index > 2 && column.index % 2 === 0) {
        cell.styles.lineWidth = { ...LINED_ROWS.lineWidth, left: LINE_BETWEEN }
      }
    },
    // The tint of the subject lies over the line below its head.
    didDrawCell({ section, row, column, cell: { x, y, width } }) {
      if (section !== 'body' || row.index > 0 || column.index !== 1) return
      pdf
        .setDrawColor(INK)
        .setLineWidth(HEAD_LINE.bottom)
        .line(x, y, x + width, y)
    },
  })
}

/** A name in a column of so many points, cut off where it has more lines. */
function nameLines(pdf: jsPDF, name: string, column: number): readonly string[] {
  const style = { size: SMALLEST, bold: true, width: column - 2 * PADDING - 0.5 }
  const words = drawable(pdf, name)
  const lines = wrapped(pdf, words, style)
  if (lines.length <= NAME_LINES) return lines
  const [first = ''] = lines
  return [first, fitted(pdf, words.slice(first.length).trim(), style.width)]
}

/** What the subject is called, else where it is. */
function subjectName({ name, address }: Subject): string[] {
  return name === null ? (address === null ? [] : [streetOf(address)]) : [name]
}

/** Why, in the words of whoever adjusted. */
function drawReasons(pdf: jsPDF, rows: readonly AdjustedRow[]): void {
  const body = rows.flatMap(({ row }) =>
    CHARACTERISTICS.flatMap((name) => {
      const adjustment = row.adjustments?.[name]
      if (adjustment?.reason == null) return []
      const of = `${row.number ?? ''} ${row.property.name}`
      return [[of, CHARACTERISTIC_WORDS[name], adjustment.reason].map((text) => drawable(pdf, text))]
    }),
  )
  if (body.length === 0) return
  autoTable(pdf, {
    startY: endOf(pdf) + 14,
    margin: TABLE_MARGIN,
    theme: 'plain',
    styles: { font: 'Inter', fontSize: SMALLEST, textColor: INK, cellPadding: 2.6 },
    headStyles: { textColor: MUTED, fontStyle: 'normal' },
    head: [['Reasons', '', '']],
    body,
    columnStyles: { 0: { cellWidth: 190 }, 1: { cellWidth: 90 } },
  })
}

/** Where the last table ended. */
function endOf(pdf: jsPDF): number {
  return (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY
}
