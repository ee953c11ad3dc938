import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { NumberedRow } from '../model/comps-document.ts'
import { HAIRLINE, INK, MUTED, PAGE, SMALLEST } from './pdf-page.ts'

/** What is known of each property in words: its list's note, and what its source says. */
export function drawNotes(pdf: jsPDF, rows: readonly NumberedRow[], y: number): void {
  const noted = rows.flatMap(({ number, property, note }) => {
    const words = [note, property.notes].filter((text) => text).join('\n')
    return words === '' ? [] : [[number === null ? '' : String(number), property.name, words]]
  })
  if (noted.length === 0) return
  autoTable(pdf, {
    startY: y + 14,
    margin: { left: PAGE.margin, right: PAGE.margin, top: PAGE.margin, bottom: PAGE.foot },
    theme: 'plain',
    styles: {
      font: 'Inter',
      fontSize: SMALLEST,
      textColor: INK,
      cellPadding: 3.2,
      lineColor: HAIRLINE,
      lineWidth: { bottom: 0.4 },
    },
    headStyles: { textColor: MUTED, fontStyle: 'normal' },
    head: [['', 'Notes', '']],
    body: noted,
    columnStyles: { 0: { cellWidth: 24, halign: 'right' }, 1: { cellWidth: 170, fontStyle: 'bold' } },
  })
}
