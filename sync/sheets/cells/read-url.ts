import type { Cell } from '../model/cell.ts'
import { type CellReading, notUnderstood } from './cell-reading.ts'
import { readText } from './read-text.ts'

/** Reads the address of a brochure; only `http` and `https` are links that a page may offer. */
export function readUrl(cell: Cell): CellReading<string> {
  const text = readText(cell, 'Brochure link')
  if (text.value === null) return text
  const url = URL.parse(
    /^(?:[a-z\d-]{1,63}\.)+[a-z]{2,20}\//i.test(text.value) ? `https://${text.value}` : text.value,
  )
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
  return isWeb ? { value: url.href } : notUnderstood('Brochure link', text.value)
}
