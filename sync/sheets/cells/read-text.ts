import { type Cell, LONGEST_CELL, UNSTORED_FORMULA } from '../model/cell.ts'
import { isAbsent, isCutOff, isExcelError, isWithheld } from './absence.ts'
import { type CellReading, refuse, tooLong, unstoredFormula } from './cell-reading.ts'
import { cleanText, displayText, excerpt, figureText, isBareNumber } from './plain-text.ts'

/** A longer name is no name. */
const LONGEST_TEXT = 300
/** No word for an absent value is longer. */
const LONGEST_ABSENT = 60

/** Reads a text as written, on one line, without characters nobody sees. */
export function readText(cell: Cell, label: string): CellReading<string> {
  const words = displayText(cell)
  const reading = readWords(words, label)
  if (reading.value === null) return reading
  const value = /\s/.test(reading.value) ? reading.value.replace(/\s+/g, ' ') : reading.value
  return value.length > LONGEST_TEXT ? tooLong(label, value) : { ...reading, value }
}

/** Reads remarks as written, with their line breaks. */
export function readNotes(cell: Cell): CellReading<string> {
  return readWords(displayText(cell), 'Notes')
}

function readWords(words: string, label: string): CellReading<string> {
  if (words.length > LONGEST_CELL) return tooLong(label, words)
  const value = cleanText(words)
  if (value === '') return { value: null }
  if (isBareNumber(value)) return { value }
  if (value.startsWith(UNSTORED_FORMULA)) return unstoredFormula(label, value)
  if (value.length <= LONGEST_ABSENT) {
    const text = figureText(value)
    if (isCutOff(text))
      return refuse('truncated', `${label} “${excerpt(value)}” was cut off by the spreadsheet.`)
    if (isExcelError(text))
      return refuse('excel-error', `${label} is the spreadsheet error ${excerpt(value)}.`)
    if (isAbsent(text)) return { value: null }
    if (isWithheld(text)) return { value: null, token: excerpt(value) }
  }
  return { value }
}
