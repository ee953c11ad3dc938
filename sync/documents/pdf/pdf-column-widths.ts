import type { jsPDF } from 'jspdf'
import { type ColumnId, compColumn } from '../columns/comp-columns.ts'
import { isFigure } from './pdf-cells.ts'
import { INNER_WIDTH, SMALLEST, widthOf } from './pdf-page.ts'

/** Points. */
export const PADDING = { top: 2.8, bottom: 2.8, left: 3, right: 3 }
/** Of words that follow figures, which end where theirs begin. */
export const WORDS_PADDING = { ...PADDING, left: 9 }
const NUMBER_WIDTH = 24
const NAME = { least: 150, wanted: 190 }
/** Words are given no more, nor do they insist on more. */
const WORDS = { least: 100, wanted: 220 }
/** Longer ones are words where a figure is missing, and wrap as words do. */
const LONGEST_FIGURE = 16
/** A little more than the padding: sums of parts of points are rounded. */
const ROUNDED = 0.5
const STYLE = { size: SMALLEST, bold: true }

interface Room {
  least: number
  wanted: number
}

interface WidthsAsked {
  columns: readonly ColumnId[]
  heads: readonly string[]
  /** The texts of all rows, column by column. */
  rows: readonly { readonly cells: readonly string[] }[]
}

/**
 * Points of each column, together as wide as a page. Figures and dates stand in one line and words wrap between words,
 * as long as a page has room for that.
 */
export function columnWidths(pdf: jsPDF, { columns, heads, rows }: WidthsAsked): readonly number[] {
  const rooms = columns.map((id, i): Room => {
    if (id === 'number') return { least: NUMBER_WIDTH, wanted: NUMBER_WIDTH }
    if (id === 'name') return NAME
    const texts = new Set(rows.map(({ cells }) => cells[i] ?? ''))
    return roomOf(pdf, id, heads[i] ?? '', texts)
  })
  const least = sum(rooms.map((room) => room.least))
  const wanted = sum(rooms.map((room) => room.wanted))
  if (wanted <= INNER_WIDTH) return spread(columns, rooms, INNER_WIDTH - wanted)
  if (least > INNER_WIDTH) return rooms.map((room) => (room.least * INNER_WIDTH) / least)
  const share = (INNER_WIDTH - least) / (wanted - least)
  return rooms.map((room) => room.least + (room.wanted - room.least) * share)
}

/** What is left over is shared by all but numbers and names, as they are wide. */
function spread(columns: readonly ColumnId[], rooms: readonly Room[], left: number): readonly number[] {
  const grows = (i: number) => columns[i] !== 'number' && columns[i] !== 'name'
  const growing = sum(rooms.map(({ wanted }, i) => (grows(i) ? wanted : 0)))
  return rooms.map(({ wanted }, i) => (grows(i) ? wanted * (1 + left / growing) : wanted))
}

function roomOf(pdf: jsPDF, id: ColumnId, head: string, texts: ReadonlySet<string>): Room {
  const isWhole = isFigure(id) || compColumn(id).kind === 'date'
  const padding = isFigure(id) ? PADDING : WORDS_PADDING
  const around = padding.left + padding.right + ROUNDED
  const measure = (text: string) => widthOf(pdf, text, STYLE) + around
  let least = longestWord(head, measure)
  let wanted = measure(head)
  for (const text of texts) {
    for (const line of text.split('\n')) {
      const whole = measure(line)
      wanted = Math.max(wanted, whole)
      const insists = isWhole && line.length <= LONGEST_FIGURE ? whole : longestWord(line, measure)
      least = Math.max(least, Math.min(insists, isWhole ? insists : WORDS.least))
    }
  }
  return { least, wanted: isWhole ? wanted : Math.max(least, Math.min(wanted, WORDS.wanted)) }
}

function longestWord(line: string, measure: (text: string) => number): number {
  return Math.max(...line.split(' ').map(measure))
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0)
}
