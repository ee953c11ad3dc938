import { displayText, figureText } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'

/** `+2%`, `-$2.00`, `(5%)`, `(2.00)`. */
const SIGNED = /^(?:[+-] ?\$? ?|\$ ?[+-] ?)[\d,]*\.?\d+ ?%?$|^\$? ?\(\$? ?[\d,]*\.?\d+ ?%?\)$/
const ZERO = /^\$? ?0?(?:\.0+|0) ?%?$/
const LEAST_SIGNED = 0.9
/** Their values have signs themselves. */
const WITH_SIGNS: ReadonlySet<ColumnRole> = new Set([
  'latitude',
  'longitude',
  'coordinates',
  'rentEscalationPct',
  'rentSteps',
  'brokerPhone',
])

/** Whether nearly all values of a column have a sign before them, as what comps are adjusted by. No figure of a property has. */
export function areSigned(role: ColumnRole, rows: readonly (readonly Cell[])[], index: number): boolean {
  if (WITH_SIGNS.has(role)) return false
  const texts = rows
    .map((row) => figureText(displayText(row[index] ?? null)))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const signed = texts.filter((text) => SIGNED.test(text))
  const zeros = texts.filter((text) => ZERO.test(text))
  return signed.length > 0 && texts.length > 1 && signed.length + zeros.length >= texts.length * LEAST_SIGNED
}
