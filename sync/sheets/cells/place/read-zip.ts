import type { Cell } from '../../model/cell.ts'
import { type CellReading, notUnderstood } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import { readText } from '../read-text.ts'

/** States whose ZIP codes begin with a zero, which a spreadsheet drops from a number. */
const ZERO_STATES: ReadonlySet<string> = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI'])

/** Reads a ZIP code as text. A zero that was dropped in front is put back where the state has such codes. */
export function readZip(cell: Cell, state: string | null): CellReading<string> {
  const text = readText(cell, 'ZIP')
  if (text.value === null) return text
  const written = text.value.replace(/^'|\.0+$/g, '').toUpperCase()
  if (/^\d{5}$/.test(written)) return { value: written }
  const long = /^(\d{5})[- ]?(\d{4})$/.exec(written)
  if (long) return { value: long[2] === '0000' ? (long[1] ?? written) : `${long[1]}-${long[2]}` }
  const canadian = /^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/.exec(written)
  if (canadian) return { value: `${canadian[1]} ${canadian[2]}` }
  const short = /^(\d{3,4})(?:-(\d{4}))?$/.exec(written)
  if (short && state !== null && ZERO_STATES.has(state)) {
    const zip = (short[1] ?? '').padStart(5, '0')
    return {
      value: short[2] ? `${zip}-${short[2]}` : zip,
      note: `${excerpt(text.value)} with the zero it lost`,
    }
  }
  return notUnderstood('ZIP', text.value)
}
