import { NUMBER } from '../cells/amounts/amount.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const power = ownColumn('power', {
  aliases:
    'power|electrical|electrical service|power supply|electrical power|amp|electric|electrical capacity|electricity|power amp|power amps volts|amperage|amps volts|amp volt|power supply amps|electrical service amps|electric service|electrical amp|volt|voltage|power capacity|electrical power supply|power amp volt|phase power|power kva|power service|electric capacity',
  avoid: 'cost company provider utility purchasing',
  fillers: 'amp volt',
  read: (cell, { words }) => readPower(cell, words.includes('amp')),
})

const AMPS = new RegExp(`(?:^|[^\\d.,])${NUMBER} ?-?(?:a|amps?)(?![a-z])`)

/**
 * Reads electrical power as written; amps, volts and phase go to the note where the cell gives them. `isAmps`:
 * the header counts amps.
 */
function readPower(cell: Cell, isAmps: boolean): CellReading<string> {
  const text = readText(cell, 'Power')
  if (text.value !== null && isAmps && /^[\d,]+$/.test(text.value) && !/^0+$/.test(text.value)) {
    return { value: `${text.value} amps` }
  }
  if (text.value === null || text.value.length > 200) return text
  if (/^0+$/.test(text.value)) return { value: null, note: 'a power of 0 is unknown' }
  const lower = text.value.toLowerCase()
  const amps = AMPS.exec(lower)?.[1]
  const volts = /(\d{3}(?:\/\d{3})?) ?-?(?:v|volts?)(?![a-z])/.exec(lower)?.[1]
  const phase = /(3|three|single|1) ?-? ?(?:ph(?:ase)?|ø|φ)(?![a-z])/.exec(lower)?.[1]
  const parts = [
    ...(amps ? [`${amps} A`] : []),
    ...(volts ? [`${volts} V`] : []),
    ...(phase ? [phase === '3' || phase === 'three' ? '3-phase' : 'single phase'] : []),
  ]
  return parts.length > 0 ? { ...text, note: parts.join(', ') } : text
}
