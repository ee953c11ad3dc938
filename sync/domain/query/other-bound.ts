import type { Criterion } from '../criteria/criterion.ts'
import { comparators } from './comparators.ts'
import { canBe } from './field-of-quantity.ts'
import { nouns } from './nouns.ts'
import { isMoney, readAmount } from './read-amount.ts'
import type { Reading } from './reading.ts'
import { units } from './units.ts'
import { wordsFor } from './words-for.ts'

/** "24 clear min, no more than 30": the other bound of the figure just asked for, without its noun. */
export function otherBound(
  { tokens }: Reading,
  last: Criterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (last?.kind !== 'range' || (last.min === null) === (last.max === null)) return null
  const compared = comparators.longest(tokens, at)
  const amount = compared === null ? null : readAmount(tokens, compared.end)
  if (compared === null || amount === null || isMoney(amount) || amount.multiplier !== 1) return null
  const { money, area } = wordsFor(last.field)
  const isPlain = units.longest(tokens, amount.end) === null && nouns.longest(tokens, amount.end) === null
  if (money !== undefined || area === 'sf' || !isPlain || !canBe(last.field, amount)) return null
  const { side, isStrict } = compared.value
  const { value, end } = amount
  const range = { kind: 'range', field: last.field } as const
  if (side === 'max' && last.min !== null && value > last.min) {
    return { criterion: { ...range, min: null, max: value, ...(isStrict && { exclusiveMax: true }) }, end }
  }
  if (side === 'min' && last.max !== null && value < last.max) {
    return { criterion: { ...range, min: value, max: null, ...(isStrict && { exclusiveMin: true }) }, end }
  }
  return null
}
