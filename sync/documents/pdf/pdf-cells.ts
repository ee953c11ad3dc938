import type { jsPDF } from 'jspdf'
import type { CellHookData } from 'jspdf-autotable'
import type { Compared } from '../../adjustments/compared-with.ts'
import { NOT_AVAILABLE, PERIOD_ASSUMED } from '../../domain/format.ts'
import { addressLine } from '../../domain/place/address-line.ts'
import { differenceFrom } from '../../domain/records/difference.ts'
import { rentTier } from '../../domain/rents/rent-tier.ts'
import { TIER_COLORS } from '../../domain/rents/tier-colors.ts'
import { shownIn } from '../columns/comp-column.ts'
import { type ColumnId, compColumn } from '../columns/comp-columns.ts'
import type { CompsDocument, NumberedRow } from '../model/comps-document.ts'
import { isCompared } from '../report/report-columns.ts'
import { ACCENT, MUTED, SMALLEST, wrapped, writeLine } from './pdf-page.ts'

/** Columns of figures, which the number a row goes by is not. */
export function isFigure(id: ColumnId): boolean {
  return id !== 'number' && compColumn(id).kind === 'number'
}

/** A cell's lines; the number is drawn as a pin instead. */
export function cellText(
  id: ColumnId,
  row: NumberedRow,
  subject: Compared | null,
  { unit, assumed }: Pick<CompsDocument, 'unit' | 'assumed'>,
): string {
  const text = shownIn(compColumn(id, assumed), row, unit)
  if (id === 'number') return ''
  if (id === 'distance' && row.distance === undefined) return ''
  if (id === 'name') {
    const address = addressLine(row.property, 'short')
    return address === NOT_AVAILABLE ? text : `${text}\n${address}`
  }
  const isAssumed = id === 'rentPerSf' && row.property.rentBasisAssumed && row.property.rentPerSf !== null
  const difference = subject === null || !isCompared(id) ? null : differenceFrom(subject, row.property, id)
  return [text, isAssumed ? PERIOD_ASSUMED : null, difference].filter((line) => line !== null).join('\n')
}

/** A cell's first text as the figure or name it is, the others muted under it. What is too long for a line goes on. */
export function drawStack(pdf: jsPDF, { cell }: CellHookData): void {
  const align = cell.styles.halign === 'right' ? 'right' : 'left'
  const left = cell.x + cell.padding('left')
  const right = cell.x + cell.width - cell.padding('right')
  const isBold = cell.styles.fontStyle === 'bold'
  const lines = String(cell.raw)
    .split('\n')
    .flatMap((text, i) => {
      const style = { size: SMALLEST, ...(i === 0 ? { bold: isBold } : { color: MUTED }) }
      return wrapped(pdf, text, { ...style, width: right - left }).map((words) => ({ words, style }))
    })
  // As high as the table made each line of the row.
  const line = SMALLEST * pdf.getLineHeightFactor()
  const first = cell.y + cell.height / 2 - ((lines.length - 1) * line) / 2 + SMALLEST * 0.36
  for (const [i, { words, style }] of lines.entries()) {
    writeLine(pdf, words, align === 'right' ? right : left, first + i * line, { ...style, align })
  }
}

/** The row's number as its pin on the map; a filled disc for the subject. */
export function drawPin(pdf: jsPDF, { cell }: CellHookData, row: NumberedRow | 'subject'): void {
  const x = cell.x + cell.width / 2
  const y = cell.y + cell.height / 2
  const isSubject = row === 'subject'
  if (!isSubject && row.number === null) return
  const words = isSubject ? 'S' : String(row.number)
  const { fill, text } = isSubject
    ? { fill: ACCENT, text: '#ffffff' }
    : TIER_COLORS.light[rentTier(row.property.rentPerSf)]
  pdf.setFillColor(fill).circle(x, y, 8, 'F')
  const size = words.length > 3 ? 5.5 : words.length > 2 ? 7 : 8.5
  writeLine(pdf, words, x, y + size * 0.36, { size, bold: true, color: text, align: 'center' })
}
