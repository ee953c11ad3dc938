import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const sprinklers = ownColumn('sprinklers', {
  aliases:
    'sprinkler|sprinkler system|sprinkler type|fire suppression|sprinklered|fire protection|fire sprinkler|fire suppression system|sprinkler s|sprinkler spec|sprinklers type|fire system|esfr|fire protection system|sprinklered y n|fire sprinkler system|fire sprinkler type|sprinkler description',
  avoid: '',
  fillers: '',
  read: (cell) => readSprinklers(cell),
})

/** Reads a sprinkler system as written; a column that says there is none leaves it empty. */
function readSprinklers(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Sprinklers')
  if (text.value === null) return text
  if (/^(?:no|n|0|false|not sprinklered|unsprinklered|non-sprinklered)$/i.test(text.value)) {
    return { value: null, note: 'no sprinklers' }
  }
  if (/^(?:y|yes|true|x|1)$/i.test(text.value)) return { value: 'Yes' }
  return /^esfr$/i.test(text.value) ? { value: 'ESFR' } : text
}
