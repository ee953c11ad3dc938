import { type Comparator, comparators } from '../amounts/comparators.ts'
import { isMoney, readAmount } from '../amounts/read-amount.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { MOST_APART } from './quantity.ts'
import type { Figures } from './read-figures.ts'
import { readTail, type Tail } from './read-tail.ts'

interface RentBound {
  value: number
  period: Tail['period']
  side: Comparator['side']
  end: number
}

/** Tokens of a bound before its figure: "no more than". */
const LONGEST_BOUND = 8

/**
 * "rent over $3 and under $5", "over $6 and under $9 a year": the other bound of a rent that begins at token `at`. Both
 * are of one period.
 */
export function otherRentBound(
  reading: Reading,
  at: number,
  { low, high, tail }: Figures,
  comparator: Comparator | null,
): Pick<RentBound, 'value' | 'period'> | null {
  const side = comparator?.side
  if (high !== null || tail.period !== null || low.hasCents || !(tail.isRent || isMoney(low))) return null
  if (side !== 'min' && side !== 'max') return null
  const other = boundAt(reading, pastJoint(reading.tokens, tail.end)) ?? boundBefore(reading, at)
  if (other === null || other.side !== (side === 'min' ? 'max' : 'min')) return null
  const [least, most] = [Math.min(low.value, other.value), Math.max(low.value, other.value)]
  return most <= least * MOST_APART ? other : null
}

function boundBefore(reading: Reading, at: number): RentBound | null {
  for (let from = at - 2; from >= Math.max(at - LONGEST_BOUND, 0); from--) {
    const bound = boundAt(reading, from)
    if (bound !== null && pastJoint(reading.tokens, bound.end) === at) return bound
  }
  return null
}

function boundAt(reading: Reading, at: number): RentBound | null {
  const { tokens } = reading
  const before = comparators.longest(tokens, at)
  const amount = readAmount(tokens, before?.end ?? at)
  if (amount === null || amount.multiplier !== 1 || amount.hasCents) return null
  const { unit, period, comparator, end } = readTail(reading, amount.end, true)
  const side = (before?.value ?? comparator)?.side
  const noun = nouns.longest(tokens, end)?.value.field
  const isOfOther = noun !== undefined && wordsFor(noun).money !== 'rent'
  if (side === undefined || isOfOther || (unit !== null && unit !== 'sf')) return null
  return { value: amount.value, period, side, end }
}

function pastJoint(tokens: readonly Token[], at: number): number {
  const comma = tokens[at]?.text === ',' ? at + 1 : at
  return /^(?:and|but|yet|or|nor)$/.test(tokens[comma]?.text ?? '') ? comma + 1 : comma
}
