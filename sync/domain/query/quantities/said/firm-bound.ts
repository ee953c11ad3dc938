import type { Criterion } from '../../../criteria/criterion.ts'
import { type Range, rangeFrom } from '../../../criteria/range.ts'
import { isMoney } from '../../amounts/read-amount.ts'
import { wordsFor } from '../../fields/words-for.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import { canBe } from '../field-of-quantity.ts'
import { boundAt, endsBound } from '../other-bound.ts'
import { isAbout } from './about.ts'
import { inScaleOf } from './liked-figure.ts'

interface Phrase {
  criterion: Criterion
}

/**
 * "24 clear, no lower than 22", "85 cents ideally, won't go over 95": what was asked for was only liked, and the bound
 * behind it is firm. The other end of "about 30k" stays, of a rent only the cap does.
 */
export function firmBound<T extends Phrase>(
  { tokens }: Reading,
  phrases: readonly T[],
  at: number,
): { phrases: T[]; end: number } | null {
  const known = phrases.at(-1)?.criterion
  // "opex at most 25 cents or up to 80 cents": either will do.
  if (known?.kind !== 'range' || tokens[at - 1]?.text === 'or') return null
  const joint = /^(?:but|though|and|yet|with)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const start = WHO.test(tokens[joint]?.text ?? '') ? joint + 1 : joint
  const bound = boundAt(tokens, start, known.field)
  if (bound === null || !endsBound(tokens[bound.end])) return null
  const { amount, comparator, end } = bound
  // "2,000+ sf of office, built after 2010"
  if (IS_YEAR.test(amount.digits) && known.field !== 'yearBuilt') return null
  const value = inScaleOf(known, amount.value, isMoney(amount))
  const stood = known.max ?? known.min ?? 0
  // "20,000 ft, 3.5 million tops": a price.
  const { money } = wordsFor(known.field)
  const most = money === undefined ? MOST_APART : MOST_DEARER
  const isOfScale = value <= stood * most && stood <= value * most
  // "at least 2 acres, at least 50 cents"
  const isOfMoney = money !== undefined || !isMoney(amount)
  const isOfField = isOfScale && isOfMoney && canBe(known.field, { ...amount, value })
  const range = isOfField ? bounded(known, comparator.side, value) : null
  if (range === null) return null
  return {
    phrases: phrases.map((one, i) => (i === phrases.length - 1 ? { ...one, criterion: range } : one)),
    end,
  }
}

const IS_YEAR = /^(?:19|20)\d\d$/
/** How many times one may be the other. */
const MOST_APART = 5
const MOST_DEARER = 2
const WHO = /^(?:they|he|she|we|i|client|tenant|it)$/

function bounded(known: Range, side: string, value: number): Range | null {
  const { field, min, max } = known
  const wasAbout = isAbout(known)
  const exact: Range & { min: number; max: number } = { kind: 'range', field, min: value, max: value }
  if (side === 'min' && max === null) return { ...exact, max: null }
  if (side === 'max' && min === null) return { ...exact, min: null }
  if (!wasAbout || min === null || max === null) return null
  if (side === 'max' && value > min)
    return wordsFor(field).lessIsBetter === true ? { ...exact, min: null } : rangeFrom(known, exact)
  return side === 'min' && value < max ? rangeFrom(exact, known) : null
}
