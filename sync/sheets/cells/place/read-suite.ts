import type { Cell } from '../../model/cell.ts'
import type { CellReading } from '../cell-reading.ts'
import { readText } from '../read-text.ts'
import { suiteName } from './take-suite.ts'

/** Reads which part of a building is meant, without the word that says no more than the field's name. */
export function readSuite(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Suite')
  if (text.value === null) return text
  const value = suiteName(text.value)
  return value === text.value || value === '' ? text : { ...text, value }
}
