import { type Cell, cellText, UNSTORED_FORMULA } from '../model/cell.ts'
import { dateOfSerial, type NumberFormat } from './number-format.ts'
import { numberOf, rowFormula } from './row-formula.ts'
import { MOST_COLUMNS } from './sheet.ts'
import { textOfRuns } from './xlsx-strings.ts'
import { decodeWorkbookText } from './xml-text.ts'

/** What a workbook's cells refer to. */
export interface XlsxLookups {
  readonly strings: readonly string[]
  readonly styles: readonly NumberFormat[]
  readonly date1904: boolean
}

const CELL = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?v>/s
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*)?>(.+?)<\/(?:\w+:)?f>/s
const STORED = /<(?:\w+:)?v[\s>/]/
const REFERENCE = /(?:^|\s)r="([A-Z]{1,3})\d*"/
const TYPE = /(?:^|\s)t="(\w+)"/
const STYLE = /(?:^|\s)s="(\d+)"/

interface Unstored {
  readonly column: number
  readonly attributes: string
  readonly formula: string
}

/** The cells of a row of sheet XML, in their columns; what lies beyond the last possible column is left out. */
export function readXlsxCells(xml: string, lookups: XlsxLookups): Cell[] {
  const cells: Cell[] = []
  const unstored: Unstored[] = []
  let column = -1
  for (const [, attributes = '', inner] of xml.matchAll(CELL)) {
    const letters = REFERENCE.exec(attributes)?.[1]
    column = letters === undefined ? column + 1 : columnOf(letters)
    if (inner === undefined || column >= MOST_COLUMNS) continue
    const cell = readCell(attributes, inner, lookups)
    const formula = cell === null && !STORED.test(inner) ? FORMULA.exec(inner)?.[1] : undefined
    if (formula !== undefined) unstored.push({ column, attributes, formula: decodeWorkbookText(formula) })
    if (cell === null) continue
    while (cells.length < column) cells.push(null)
    cells[column] = cell
  }
  for (const formula of unstored) {
    while (cells.length <= formula.column) cells.push(null)
    cells[formula.column] = computed(formula, cells, lookups)
  }
  return cells
}

/** A formula whose value its program did not store: what it comes to, else its name. */
function computed({ attributes, formula }: Unstored, cells: readonly Cell[], lookups: XlsxLookups): Cell {
  const row = Number(/(?:^|\s)r="[A-Z]{1,3}(\d+)"/.exec(attributes)?.[1])
  const value = rowFormula(formula, row, (letters) => numberOf(cells[columnOf(letters)]))
  if (value === null) return cellText(`${UNSTORED_FORMULA} =${formula}`)
  return readNumber(
    String(value),
    lookups.styles[Number(STYLE.exec(attributes)?.[1] ?? -1)],
    lookups.date1904,
  )
}

/** 0-based: `A` is 0, `AA` is 26. */
export function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function readCell(attributes: string, inner: string, lookups: XlsxLookups): Cell {
  const type = TYPE.exec(attributes)?.[1] ?? 'n'
  if (type === 'inlineStr') return cellText(textOfRuns(inner)) || null
  const value = VALUE.exec(inner)?.[1]
  if (value === undefined || value === '') return null
  switch (type) {
    case 's':
      return lookups.strings[Number(value)] || null
    case 'b':
      return value === '1' || value === 'true'
    case 'd':
      return /^\d{4}-\d\d-\d\d/.test(value)
        ? { date: value.slice(0, 10) }
        : cellText(decodeWorkbookText(value))
    case 'n':
      return readNumber(value, lookups.styles[Number(STYLE.exec(attributes)?.[1] ?? -1)], lookups.date1904)
    default:
      return cellText(decodeWorkbookText(value))
  }
}

function readNumber(text: string, format: NumberFormat | undefined, date1904: boolean): Cell {
  const number = Number(text)
  if (!Number.isFinite(number)) return cellText(decodeWorkbookText(text))
  switch (format?.kind) {
    case 'date': {
      const date = dateOfSerial(number, date1904)
      return date === null ? number : { date }
    }
    case 'telling':
      return { number, format: format.code }
    case 'plain':
    case undefined:
      return number
  }
}
