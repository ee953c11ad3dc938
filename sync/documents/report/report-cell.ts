import type { Compared } from '../../adjustments/compared-with.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { isComputedField } from '../../domain/economics/computed-names.ts'
import type { RentUnit } from '../../domain/format.ts'
import { PERIOD_ASSUMED } from '../../domain/format.ts'
import { addressLine } from '../../domain/place/address-line.ts'
import type { Property } from '../../domain/property.ts'
import { type ComparedField, differenceFrom } from '../../domain/records/difference.ts'
import { shownIn } from '../columns/comp-column.ts'
import { type ColumnId, compColumn } from '../columns/comp-columns.ts'
import type { NumberedRow } from '../model/comps-document.ts'
import { escaped } from './escaped.ts'
import { numberedPin } from './numbered-pin.ts'
import { type Heads, headOf, isCompared } from './report-columns.ts'

export interface CellContext {
  columns: readonly ColumnId[]
  unit: RentUnit
  /** Stands among the rows. */
  subject: Property | null
  /** What the other rows are measured against. */
  compared: Compared | null
  /** What rents that are worked out rest on. */
  assumed: Assumed | undefined
}

/** The heads of the columns as HTML. */
export function headCells({ columns, unit }: CellContext, heads?: Heads): string {
  return columns
    .map((id) => `<th scope="col"${classOf(id)}>${escaped(headOf(id, unit, heads))}</th>`)
    .join('')
}

/** The cells of a row as HTML; what they say is escaped. */
export function rowCells(row: NumberedRow, context: CellContext): string {
  return context.columns.map((id) => `<td${classOf(id)}>${content(id, row, context)}</td>`).join('')
}

/** `texts`: of each column, empty where it has none. */
export function medianCells(texts: readonly string[], { columns }: CellContext): string {
  return columns
    .map((id, i) => {
      const [median = '', n = ''] = texts[i]?.split('\n') ?? []
      return `<td${classOf(id)}>${median === '' ? '' : `<b>${escaped(median)}</b>${under(n)}`}</td>`
    })
    .join('')
}

/** Figures stand at the right, under each other, and no date breaks. */
function classOf(id: ColumnId): string {
  if (id === 'number') return ' class="number"'
  return { text: '', date: ' class="date"', number: ' class="figure"' }[compColumn(id).kind]
}

function content(id: ColumnId, row: NumberedRow, context: CellContext): string {
  const { property } = row
  const text = escapedCell(shownIn(compColumn(id, context.assumed), row, context.unit))
  switch (id) {
    case 'number':
      if (property === context.subject) return '<span class="star" title="Subject">★</span>'
      return row.number === null ? '' : numberedPin(row.number, property)
    case 'distance':
      return property === context.subject ? '' : text
    case 'name':
      // The address joins the name where it has no column of its own.
      return `<b>${text}</b>${context.columns.includes('address') ? '' : under(addressLine(property, 'short'))}`
    case 'rentPerSf': {
      const isAssumed = property.rentBasisAssumed && property.rentPerSf !== null
      return `<b>${text}</b>${isAssumed ? under(PERIOD_ASSUMED) : ''}${difference(id, property, context)}`
    }
    default:
      if (isComputedField(id) && !text.includes('$')) return `<i>${text}</i>`
      return `${text}${isCompared(id) ? difference(id, property, context) : ''}`
  }
}

function difference(field: ComparedField, property: Property, { subject, compared }: CellContext): string {
  if (compared === null || subject === property) return ''
  return under(differenceFrom(compared, property, field) ?? '')
}

function under(text: string): string {
  return text === '' ? '' : `<small>${escapedCell(text)}</small>`
}

/** A space of no width, which would go along where the text is copied. */
const MARK = '\u200b'

function escapedCell(text: string): string {
  return escaped(breakLongWords(text, MARK)).replaceAll(MARK, '<wbr>')
}

/** Letters. Emails are shorter. */
const LONGEST_WORD = 32
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'gu')
/** A piece of it, up to a sign that a line may end with where there is one. */
const PIECE = new RegExp(`\\S{8,${LONGEST_WORD - 1}}[-@./_]|\\S{1,${LONGEST_WORD}}`, 'gu')

/** A text with a mark wherever a long word may go on in another line: no word takes the room of the other columns. */
function breakLongWords(text: string, mark: string): string {
  return text.replace(LONG_WORD, (word) => word.match(PIECE)?.join(mark) ?? word)
}
