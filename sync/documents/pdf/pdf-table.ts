import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { Compared } from '../../adjustments/compared-with.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import type { RentUnit } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import { columnMedians } from '../columns/column-medians.ts'
import type { ColumnId } from '../columns/comp-columns.ts'
import type { NumberedRow } from '../model/comps-document.ts'
import {
  EXCLUDED_COLUMNS,
  EXCLUDED_HEADS,
  type Heads,
  headOf,
  reportColumns,
} from '../report/report-columns.ts'
import { cellText, drawPin, drawStack, isFigure } from './pdf-cells.ts'
import { columnWidths, PADDING, WORDS_PADDING } from './pdf-column-widths.ts'
import { drawable, INK, LINED_ROWS, MUTED, TABLE_MARGIN, TINT } from './pdf-page.ts'

interface Table {
  rows: readonly NumberedRow[]
  /** The excluded ones as well. */
  all: readonly NumberedRow[]
  subject: Property | null
  /** What the other rows are measured against. */
  compared: Compared | null
  unit: RentUnit
  /** What rents that are worked out rest on. */
  assumed: Assumed | undefined
  columns: readonly ColumnId[] | undefined
}

const STYLES = {
  ...LINED_ROWS,
  cellPadding: PADDING,
  overflow: 'linebreak',
  valign: 'middle',
} as const
const HEAD_STYLES = {
  textColor: MUTED,
  fontStyle: 'normal',
  lineColor: INK,
  lineWidth: { bottom: 0.8 },
} as const
const MEDIAN_TINT = '#f9f9fb'

/** The numbered comps, the subject first and the medians last, the head on every page. Answers where the table ends. */
export function drawTable(pdf: jsPDF, table: Table, startY: number): number {
  const { rows, all, subject, compared, unit, assumed } = table
  const shown = { unit, ...(assumed && { assumed }) }
  const columns = reportColumns(all, table.columns)
  const medians = columnMedians(columns, unit, assumed)
  const lines = rows.map((row): Line => {
    medians.add(row)
    return { of: row, cells: columns.map((id) => cellText(id, row, compared, shown)) }
  })
  if (subject !== null) {
    const own = { property: subject, number: null }
    lines.unshift({ of: 'subject', cells: columns.map((id) => cellText(id, own, null, shown)) })
  }
  const middle = medians.texts()
  if (middle !== null) lines.push({ of: 'medians', cells: middle })
  return drawLines(pdf, { columns, unit, lines }, startY)
}

/** What was left out, and why. */
export function drawExcluded(pdf: jsPDF, rows: readonly NumberedRow[], unit: RentUnit, y: number): number {
  const columns = EXCLUDED_COLUMNS
  const lines = rows.map((row) => ({
    of: row,
    cells: columns.map((id) => cellText(id, row, null, { unit })),
  }))
  return drawLines(pdf, { columns, unit, lines, heads: { ...EXCLUDED_HEADS, name: 'Excluded' } }, y + 14)
}

interface Line {
  of: NumberedRow | 'subject' | 'medians'
  cells: string[]
}

interface Lines {
  columns: readonly ColumnId[]
  unit: RentUnit
  lines: readonly Line[]
  heads?: Heads
}

function drawLines(pdf: jsPDF, { columns, unit, lines, heads }: Lines, startY: number): number {
  const idOf = (index: number) => columns[index] as ColumnId
  const isAfterFigure = (index: number) =>
    index > 0 && isFigure(idOf(index - 1)) && !isFigure(idOf(index)) && idOf(index) !== 'number'
  const headTexts = columns.map((id) => (id === 'number' ? '' : headOf(id, unit, heads)))
  const widths = columnWidths(pdf, { columns, heads: headTexts, rows: lines })
  autoTable(pdf, {
    startY,
    margin: TABLE_MARGIN,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: STYLES,
    headStyles: HEAD_STYLES,
    head: [headTexts],
    body: lines.map(({ cells }) => cells.map((text) => drawable(pdf, text))),
    columnStyles: Object.fromEntries(columns.map((id, i) => [i, columnStyle(id, widths[i])])),
    didParseCell({ section, row, column, cell }) {
      if (isAfterFigure(column.index)) cell.styles.cellPadding = WORDS_PADDING
      if (section === 'head' && isFigure(idOf(column.index))) cell.styles.halign = 'right'
      const of = section === 'body' ? lines[row.index]?.of : undefined
      if (of === 'subject') Object.assign(cell.styles, { fillColor: TINT, fontStyle: 'bold' })
      if (of === 'medians') Object.assign(cell.styles, { fillColor: MEDIAN_TINT, fontStyle: 'bold' })
    },
    // The library sets text a little higher than `drawStack`: all of a row is drawn by that one, so that it lines up.
    willDrawCell({ section, cell }) {
      if (section === 'body') cell.text = []
    },
    didDrawCell(data) {
      if (data.section !== 'body') return
      const id = idOf(data.column.index)
      const of = lines[data.row.index]?.of
      if (id !== 'number') drawStack(pdf, data)
      else if (of !== undefined && of !== 'medians') drawPin(pdf, data, of)
    },
  })
  return endOf(pdf)
}

/** A column's width, and how it is set. */
function columnStyle(id: ColumnId, cellWidth = 0) {
  if (id === 'name') return { cellWidth, fontStyle: 'bold' } as const
  if (id === 'rentPerSf') return { cellWidth, halign: 'right', fontStyle: 'bold' } as const
  return isFigure(id) ? ({ cellWidth, halign: 'right' } as const) : { cellWidth }
}

function endOf(pdf: jsPDF): number {
  return (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY
}
