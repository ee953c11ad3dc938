import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { readAmount } from './read-amount.ts'
import { units } from './units.ts'

/** How far a figure may be off either way: as a share of it, or as a number of its units. */
export interface Tolerance {
  kind: 'part' | 'count'
  value: number
  /** 1000 for "5k". */
  multiplier: number
}

const words = phraseTable([
  [true, '+/-|+-|+ / -|~|plus or minus|plus/minus|plus minus|give or take|more or less'],
])

/** "plus or minus 5k", "give or take 10%" after a figure; null where no figure says how far. */
export function readTolerance(
  tokens: readonly Token[],
  at: number,
): { value: Tolerance; end: number } | null {
  // "75k (+/- 10%)"
  const isClosed = tokens[at]?.text === '('
  const found = words.longest(tokens, isClosed ? at + 1 : at)
  const amount = found === null ? null : readAmount(tokens, found.end)
  if (amount === null || amount.hasDollar || amount.isDecade) return null
  const unit = units.longest(tokens, amount.end)
  const last = unit?.end ?? amount.end
  const end = isClosed && tokens[last]?.text === ')' ? last + 1 : last
  if (unit?.value === 'percent')
    return amount.value > 0 && amount.value < 100
      ? { value: { kind: 'part', value: amount.value / 100, multiplier: 1 }, end }
      : null
  if (unit !== null && unit.value !== 'sf') return null
  const { value, multiplier } = amount
  return { value: { kind: 'count', value, multiplier }, end }
}
