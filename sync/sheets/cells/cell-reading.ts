import { type Cell, type DateCell, LONGEST_CELL, UNSTORED_FORMULA } from '../model/cell.ts'
import type { ProblemCode } from '../model/problem.ts'
import { isAbsent, isCutOff, isExcelError, isNone, isWithheldFigure } from './absence.ts'
import { displayText, excerpt, figureText, isBareNumber, withCommas } from './plain-text.ts'

/** A remark in parentheses behind a figure: `6/1/2024 (amended 9/1/2024)`. */
const ASIDE = /^(\S.*?) ?\([^()]*\)[.,;]?$/
/** Words and signs with which what is in parentheses says what the figure is, or gives another. */
const OF_THE_FIGURE =
  /[$€£%]|\b(?:vacant|vacancy|available|not?|non|excl(?:uding|usive|udes)?|without|unless|or|per|each|plus|less|remaining|left|option|renewal|yard|land|lot|former(?:ly)?|was|previous(?:ly)?|expired|month(?:s|ly)?|mos?|years?|yrs?|annual(?:ly)?|sf|ac|acres?|m2|cad|eur|gbp|mxn)\b/

/** What a cell was understood to say of one field. A problem always leaves the value `null`. */
export interface CellReading<T> {
  readonly value: T | null
  /** What the number was taken to be before conversion. */
  readonly unit?: string
  /** True where nothing said the unit. */
  readonly assumed?: true
  readonly token?: string
  readonly note?: string
  readonly problem?: { readonly code: ProblemCode; readonly sentence: string }
}

/** A figure with the number of a footnote behind it: `1.71 (2)`, `$6.3M (1)`. In `10 (2)` both can be counts. */
const WITH_FOOTNOTE =
  /^([$€£]? ?(?:\d{1,3}(?:,\d{3})+|\d+\.\d+|\d+(?= ?(?:%|mm?\b|k\b)))(?:\.\d+)? ?(?:%|mm?|mil(?:lion)?\.?|k)?) ?(?:\(\d\)|\[\d\]|[*†‡§]+)$/

/** A longer cell holds no figure. */
const LONGEST_FIGURE = 200

/** No value, and the problem to report. */
export function refuse(code: ProblemCode, sentence: string): CellReading<never> {
  return { value: null, problem: { code, sentence } }
}

/** `text` is longer than what `label` may be. */
export function tooLong(label: string, text: string): CellReading<never> {
  const isCut = text.length > LONGEST_CELL
  const length = Math.min(text.length, LONGEST_CELL).toLocaleString('en-US')
  return refuse('too-long', `${label} is a text of ${isCut ? 'more than ' : ''}${length} characters.`)
}

/** A formula that is more than arithmetic, of which the file has no result. */
export function unstoredFormula(label: string, words: string): CellReading<never> {
  const formula = excerpt(words.slice(UNSTORED_FORMULA.length))
  return refuse(
    'excel-error',
    `${label} is the formula ${formula}, without its result: open and save the file in Excel.`,
  )
}

/** True for a date typed by a workbook, which may once have been `10-12` doors. */
export function isDate(cell: Cell): cell is DateCell {
  return typeof cell === 'object' && cell !== null && 'date' in cell
}

/** `label` names the field at the start of a sentence. */
export function notUnderstood(label: string, words: string): CellReading<never> {
  return refuse('not-understood', `${label} “${excerpt(words)}” is not understood.`)
}

/**
 * Reads one figure. Blank and absent cells, withheld values and spreadsheet errors are handled here for all figures;
 * other cells go to `read` as `figureText`. `read` returns `null` for what it does not understand. `none` is the
 * value of a cell that says there are none.
 */
export function readFigure<T>(
  cell: Cell,
  label: string,
  read: (text: string, words: string) => CellReading<T> | null,
  none?: T,
): CellReading<T> {
  if (isDate(cell))
    return refuse('not-understood', `${label} is the date ${cell.date}: the spreadsheet made one of it.`)
  const words = displayText(cell)
  if (words.length > LONGEST_FIGURE) {
    return tooLong(label, words)
  }
  if (isBareNumber(words)) return read(words, words) ?? notUnderstood(label, words)
  const text = withCommas(figureText(words))
  if (isCutOff(text))
    return refuse('truncated', `${label} “${excerpt(words)}” was cut off by the spreadsheet.`)
  if (words.startsWith(UNSTORED_FORMULA)) return unstoredFormula(label, words)
  if (isExcelError(text)) return refuse('excel-error', `${label} is the spreadsheet error ${excerpt(words)}.`)
  if (none !== undefined && isNone(text)) return { value: none }
  if (isAbsent(text)) return { value: null }
  if (isWithheldFigure(text)) return { value: null, token: excerpt(words) }
  const [, figure] = WITH_FOOTNOTE.exec(text) ?? []
  if (figure !== undefined) return noted(read(figure, words), words) ?? notUnderstood(label, words)
  return read(text, words) ?? readBeforeAside(text, words, read) ?? notUnderstood(label, words)
}

/** What a cell says without its remark in parentheses, which is noted. */
function readBeforeAside<T>(
  text: string,
  words: string,
  read: (text: string, words: string) => CellReading<T> | null,
): CellReading<T> | null {
  const figure = withoutAside(text)
  return figure === null ? null : noted(read(figure, words), words)
}

/** A reading with the whole cell as its note, where it has no other. */
function noted<T>(reading: CellReading<T> | null, words: string): CellReading<T> | null {
  if (!reading || reading.problem !== undefined) return reading
  return { ...reading, note: reading.note ?? excerpt(words) }
}

/** The readings of a cell that is read for several fields at once, or what `none` makes of why there are none. */
export function eachOr<T>({ value, ...rest }: CellReading<T>, none: (why: CellReading<never>) => T): T {
  return value ?? none({ value: null, ...rest })
}

/** Of several figures a remark is of the last one only. */
const SEVERAL = /[;&+|()]|(?:,| and) .*\d/

/** The text without a remark at its end that changes nothing of its figure; `null` where it has none. */
function withoutAside(text: string): string | null {
  const [, figure] = ASIDE.exec(text) ?? []
  if (figure === undefined || SEVERAL.test(figure)) return null
  return OF_THE_FIGURE.test(text.slice(figure.length)) ? null : figure.trim()
}
