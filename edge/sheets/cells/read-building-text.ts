import type { Cell } from '../cell.ts'
import { NUMBER } from './amount.ts'
import { type CellReading, readFigure } from './cell-reading.ts'
import { cleanText, excerpt, wordsOf } from './plain-text.ts'
import { readText } from './read-text.ts'

const FEET = String.raw`${NUMBER} ?(?:'|ft\.?|feet|-?foot)? ?-?`
const SPACING = new RegExp(`(?:^|[^\\d.])${FEET} ?(?:x|by) ?-?${FEET}`)

/** Reads column spacing as `60' x 55'` where the cell gives two lengths, else as written. */
export function readColumnSpacing(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Column spacing')
  if (text.value === null) return text
  const spacing = readFigure<string>(cell, 'Column spacing', (figures) => {
    const match = SPACING.exec(figures)
    const [, across = '', deep = ''] = match ?? []
    const isOnly = match && figures.replace(match[0], '').search(/\d/) === -1
    return isOnly && !/\d ?m\b/.test(figures)
      ? { value: `${Number(across)}' x ${Number(deep)}'` }
      : { value: null }
  })
  if (spacing.value === null || spacing.value === text.value) return text
  return { value: spacing.value, note: excerpt(text.value) }
}

const AMPS = new RegExp(`(?:^|[^\\d.,])${NUMBER} ?-?(?:a|amps?)(?![a-z])`)

/** Reads electrical power as written, with amps, volts and phase in the note where the cell gives them. `isAmps`: the header
 * counts amps. */
export function readPower(cell: Cell, isAmps: boolean): CellReading<string> {
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

/** Reads whether a railway serves the building. */
export function readRail(cell: Cell): CellReading<boolean> {
  const written = cleanText(wordsOf(cell))
  return readFigure<boolean>(cell, 'Rail', (text) => {
    if (/^(?:y|yes|true|x|1)$/.test(text)) return { value: true }
    if (/^(?:n|no|false|0|no rail(?: service| access)?|not (?:rail )?served)$/.test(text))
      return { value: false }
    if (
      /\b(?:no|not|non|former|abandoned|inactive|possible|potential|proposed|available|adjacent|near(?:by)?)\b/.test(
        text,
      )
    ) {
      return { value: null, note: excerpt(written) }
    }
    if (
      /\b(?:bnsf|up|uprr|union pacific|csx|ns|norfolk southern|cn|cp|cpkc|kcs|ptra|rail|spur|siding|doors?)\b/.test(
        text,
      )
    ) {
      return { value: true, note: excerpt(written) }
    }
    return null
  })
}
