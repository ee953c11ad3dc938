import type { Cell } from '../cell.ts'
import type { CellReading } from './cell-reading.ts'
import { readText } from './read-text.ts'

/** Reads a sprinkler system as written; a column that says there is none leaves it empty. */
export function readSprinklers(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Sprinklers')
  if (text.value === null) return text
  if (/^(?:no|n|0|false|not sprinklered|unsprinklered|non-sprinklered)$/i.test(text.value)) {
    return { value: null, note: 'no sprinklers' }
  }
  if (/^(?:y|yes|true|x|1)$/i.test(text.value)) return { value: 'Yes' }
  return /^esfr$/i.test(text.value) ? { value: 'ESFR' } : text
}
