import { stateCode } from '../../domain/place/state-code.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const state = ownColumn('state', {
  aliases:
    'state|st|province|state province|state code|state or province|situs state|state abbreviation|st prov|state prov|property state|site state|state cd|building state|location state|address state|prov|st code|usps state',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate plane',
  fillers: '',
  isShared: true,
  read: (cell) => readState(cell),
})

/** Reads a state as its two-letter code; words that are no state stay as written. */
function readState(cell: Cell): CellReading<string> {
  const text = readText(cell, 'State')
  if (text.value === null) return text
  const code = stateCode(text.value)
  if (code !== null) return { value: code }
  return { value: text.value, note: 'no state that is known' }
}
