import { stateCode } from '../../../sync/domain/state-code.ts'
import type { Cell } from '../cell.ts'
import type { CellReading } from './cell-reading.ts'
import { readText } from './read-text.ts'

/** Reads a state as its two-letter code; words that are no state stay as written. */
export function readState(cell: Cell): CellReading<string> {
  const text = readText(cell, 'State')
  if (text.value === null) return text
  const code = stateCode(text.value)
  if (code !== null) return { value: code }
  return { value: text.value, note: 'no state that is known' }
}
