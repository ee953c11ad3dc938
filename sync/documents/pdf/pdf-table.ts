import type { jsPDF } from 'jspdf'
import { autoTable, type CellHookData } from 'jspdf-autotable'
import { addressLine } from '../../domain/address-line.ts'
import { COMPARED_FIELDS, type ComparedField, differenceFrom } from '../../domain/difference.ts'
import { NOT_AVAILABLE, RENT_UNITS, type RentUnit } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import { rentTier } from '../../domain/rent-tier.ts'
import { TIER_COLORS } from '../../domain/tier-colors.ts'
import { shownIn } from '../columns/comp-column.ts'
import { COMP_COLUMNS, type ColumnId } from '../columns/comp-columns.ts'
import type { NumberedRow } from '../comps-document.ts'
import { reportColumns } from '../report/report-columns.ts'
import { ACCENT, HAIRLINE, INK, MUTED, PAGE, TINT, writeLine } from './pdf-page.ts'

interface Table {
  rows: readonly NumberedRow[]
  /** The excluded ones as well. */
  all: readonly NumberedRow[]
  subject: Property | null
  unit: RentUnit
  columns: readonly ColumnId[] | undefined
}

const STYLES = {
  font: 'Inter',
  fontSize: 7.5,
  textColor: INK,
  cellPadding: { top: 3.2, bottom: 3.2, left: 3, right: 3 },
  lineColor: HAIRLINE,
  lineWidth: { bottom: 0.4 },
  overflow: 'linebreak',
  valign: 'middle',
} as const
const HEAD_STYLES = {
  textColor: MUTED,
  fontStyle: 'normal',
  lineColor: INK,
  lineWidth: { bottom: 0.8 },
} as const
const MARGIN = { left: PAGE.margin, right: PAGE.margin, top: PAGE.margin, bottom: PAGE.foot }

/** The numbered comps, the subject first, the head on every page. Answers where the table ends. */
export function drawTable(pdf: jsPDF, table: Table, startY: number): number {
  const { rows, all, subject, unit } = table
  const columns = reportColumns(all, table.columns)
  const comps = rows.map(
    (row): Line => ({ row, cells: columns.map((id) => cellText(id, row, subject, unit)) }),
  )
  if (subject === null) return drawLines(pdf, { columns, unit, lines: comps }, startY)
  const own = { property: subject, number: null }
  const first = { row: null, cells: columns.map((id) => cellText(id, own, null, unit)) }
  return drawLines(pdf, { columns, unit, lines: [first, ...comps] }, startY)
}

/** What was left out, and why. */
export function drawExcluded(pdf: jsPDF, rows: readonly NumberedRow[], unit: RentUnit, y: number): number {
  const columns = ['name', 'rentPerSf', 'squareFootage', 'leaseType', 'compNote'] as const
  const lines = rows.map((row) => ({ row, cells: columns.map((id) => cellText(id, row, null, unit)) }))
  return drawLines(pdf, { columns, unit, lines, nameHead: 'Excluded' }, y + 14)
}

interface Line {
  /** Null for the subject's own. */
  row: NumberedRow | null
  cells: string[]
}

interface Lines {
  columns: readonly ColumnId[]
  unit: RentUnit
  lines: readonly Line[]
  /** Over the names, where they are not simply the names. */
  nameHead?: string
}

function drawLines(pdf: jsPDF, { columns, unit, lines, nameHead }: Lines, startY: number): number {
  const idOf = (index: number) => columns[index] as ColumnId
  autoTable(pdf, {
    startY,
    margin: MARGIN,
    theme: 'plain',
    rowPageBreak: 'avoid',
    styles: STYLES,
    headStyles: HEAD_STYLES,
    head: [columns.map((id) => (id === 'name' && nameHead) || headText(id, unit))],
    body: lines.map(({ cells }) => cells),
    columnStyles: Object.fromEntries(columns.map((id, i) => [i, columnStyle(id)])),
    didParseCell({ section, row, column, cell }) {
      if (section === 'head' && isFigure(idOf(column.index))) cell.styles.halign = 'right'
      if (section === 'body' && lines[row.index]?.row === null)
        Object.assign(cell.styles, { fillColor: TINT, fontStyle: 'bold' })
    },
    willDrawCell({ section, column, cell }) {
      if (section === 'body' && isStacked(idOf(column.index))) cell.text = []
    },
    didDrawCell(data) {
      if (data.section !== 'body') return
      const id = idOf(data.column.index)
      if (id === 'number') drawPin(pdf, data, lines[data.row.index]?.row ?? null)
      else if (isStacked(id)) drawStack(pdf, data)
    },
  })
  return endOf(pdf)
}

function endOf(pdf: jsPDF): number {
  return (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY
}

function isFigure(id: ColumnId): boolean {
  return id !== 'number' && COMP_COLUMNS[id].kind === 'number'
}

function headText(id: ColumnId, unit: RentUnit): string {
  if (id === 'number') return ''
  return id === 'rentPerSf' || id === 'opexPerSf'
    ? `${COMP_COLUMNS[id].label} ${RENT_UNITS[unit]}`
    : COMP_COLUMNS[id].label
}

function cellText(id: ColumnId, row: NumberedRow, subject: Property | null, unit: RentUnit): string {
  const text = shownIn(COMP_COLUMNS[id], row, unit)
  if (id === 'number') return ''
  if (id === 'distance' && row.distance === undefined) return ''
  if (id === 'name') {
    const address = addressLine(row.property, 'short')
    return address === NOT_AVAILABLE ? text : `${text}\n${address}`
  }
  const assumed = id === 'rentPerSf' && row.property.rentBasisAssumed && row.property.rentPerSf !== null
  const difference = subject === null || !isCompared(id) ? null : differenceFrom(subject, row.property, id)
  return [text, assumed ? 'assumed /mo' : null, difference].filter((line) => line !== null).join('\n')
}

function isCompared(id: ColumnId): id is ComparedField {
  return (COMPARED_FIELDS as readonly string[]).includes(id)
}

function columnStyle(id: ColumnId) {
  if (id === 'number') return { cellWidth: 20 }
  if (id === 'name') return { cellWidth: 190, fontStyle: 'bold' } as const
  if (id === 'rentPerSf') return { halign: 'right', fontStyle: 'bold' } as const
  return isFigure(id) ? ({ halign: 'right' } as const) : {}
}

/** Columns that say something further, small, under their figure. */
function isStacked(id: ColumnId): boolean {
  return id === 'name' || isCompared(id)
}

function drawStack(pdf: jsPDF, { cell }: CellHookData): void {
  const [first = '', ...under] = String(cell.raw).split('\n')
  const isRight = cell.styles.halign === 'right'
  const inset = cell.padding('horizontal') / 2
  const at = isRight ? cell.x + cell.width - inset : cell.x + inset
  const align = isRight ? 'right' : 'left'
  const width = cell.width - 2 * inset
  const top = cell.y + cell.height / 2 - under.length * 4.2
  writeLine(pdf, first, at, top + 2.6, { size: 7.5, bold: cell.styles.fontStyle === 'bold', align, width })
  for (const [i, line] of under.entries()) {
    writeLine(pdf, line, at, top + 11 + i * 8.4, { size: 6.5, color: MUTED, align, width })
  }
}

/** The row's number as its pin on the map; a filled disc for the subject. */
function drawPin(pdf: jsPDF, { cell }: CellHookData, row: NumberedRow | null): void {
  const x = cell.x + cell.width / 2
  const y = cell.y + cell.height / 2
  const { fill, text } =
    row === null ? { fill: ACCENT, text: '#ffffff' } : TIER_COLORS.light[rentTier(row.property.rentPerSf)]
  pdf.setFillColor(fill).circle(x, y, 6.5, 'F')
  const words = row === null ? 'S' : String(row.number ?? '')
  writeLine(pdf, words, x, y + 2.2, {
    size: words.length > 2 ? 5 : 6.5,
    bold: true,
    color: text,
    align: 'center',
  })
}
