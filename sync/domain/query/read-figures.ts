import type { Comparator } from './comparators.ts'
import type { Token } from './lexer.ts'
import { nouns } from './nouns.ts'
import { phraseTable } from './phrase-table.ts'
import { type Amount, isMoney, readAmount } from './read-amount.ts'
import { fits, ofBoth, readTail, type Tail } from './read-tail.ts'
import type { Reading } from './reading.ts'

const separators = phraseTable([[true, '-|to|thru|through']])
/** Few things counted: "2 or 3 docks". */
const separatorsOfFew = phraseTable([[true, '-|to|thru|through|or']])
const MOST_FEW = 12
const separatorsOfTwo = phraseTable([[true, 'and|-|to|thru|through']])

/** A figure or the two of a range, and the units after them. */
export interface Figures {
  low: Amount
  high: Amount | null
  tail: Tail
}

/** Reads "40k+ sf", "20-50k sf", "$6 and $9 /sf/yr" (after "between"). */
export function readFigures(
  reading: Reading,
  at: number,
  comparator: Comparator | null,
  namesRent: boolean,
): Figures | null {
  const low = readAmount(reading.tokens, at)
  if (low === null) return null
  const isRent = namesRent || isMoney(low)
  const first = readTail(reading, low.end, isRent)
  const high = readHigh(reading, first, comparator)
  if (high === null) return { low, high, tail: first }
  return {
    low: alike(low, high),
    high: alike(high, low),
    tail: ofBoth(first, readTail(reading, high.end, isRent || isMoney(high))),
  }
}

/** "5-8k" and "65-75 cents": what only the other figure of a range has applies to both. */
function alike(amount: Amount, other: Amount): Amount {
  const isShort =
    amount.multiplier === 1 && other.multiplier > 1 && amount.value < other.value / other.multiplier
  if (isShort) return { ...amount, value: amount.value * other.multiplier, multiplier: other.multiplier }
  const isOfCents = other.hasCents && !isMoney(amount) && amount.value >= 2
  return isOfCents ? { ...amount, value: amount.value / 100, hasCents: true } : amount
}

function isSmall(token: Token | undefined): boolean {
  return token !== undefined && /^\d{1,2}$/.test(token.text) && Number(token.text) <= MOST_FEW
}

/** The second figure of a range, if one follows that can be of the same thing as the first. */
function readHigh(reading: Reading, first: Tail, comparator: Comparator | null): Amount | null {
  const { tokens } = reading
  if (first.comparator !== null) return null
  const isFew =
    first.unit === null && first.end > 0 && isSmall(tokens[first.end - 1]) && isSmall(tokens[first.end + 1])
  const words =
    comparator?.side === 'between'
      ? separatorsOfTwo
      : isFew && comparator === null
        ? separatorsOfFew
        : separators
  const separator = words.longest(tokens, first.end)
  const high = separator === null ? null : readAmount(tokens, separator.end)
  if (
    high === null ||
    (high.digits === '' && first.unit === null && !isMoney(high) && tokens[first.end - 1]?.kind === 'number')
  )
    return null
  if (first.unit === null) return high
  const second = readTail(reading, high.end, false)
  if (second.unit !== null) return second.unit === first.unit ? high : null
  const noun = nouns.longest(tokens, second.end)
  return noun === null || fits(noun.value.field, first) ? high : null
}
