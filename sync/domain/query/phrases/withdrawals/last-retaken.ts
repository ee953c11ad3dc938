import type { BoundFigure, PartyField } from '../../../criteria/asked-fields.ts'
import type { Criterion } from '../../../criteria/criterion.ts'
import { daysAsked } from '../../../criteria/days-asked.ts'
import type { Range } from '../../../criteria/range.ts'
import { type Amount, isMoney, readAmount } from '../../amounts/read-amount.ts'
import { readWhen } from '../../dates/read-when.ts'
import { wordsFor } from '../../fields/words-for.ts'
import { fieldOf, roles } from '../../parties/role-words.ts'
import { canBe } from '../../quantities/field-of-quantity.ts'
import { readDistance } from '../../quantities/readers/read-distance.ts'
import { aboutFigure, isAbout } from '../../quantities/said/about.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import { spokenHundreds } from '../../words/number-phrase.ts'
import { oneBound, type Phrase } from './take-back.ts'

/** "32 clear, scratch that, 36", "within 5 miles of Katy, make it 7": another figure for what was said. */
export function lastRetaken<T extends Phrase>(
  reading: Reading,
  phrases: readonly T[],
  at: number,
): { phrase: T; criterion: Criterion; end: number } | null {
  const { tokens } = reading
  const distance = readDistance(tokens, at)
  const near = distance === null ? undefined : phrases.findLast(({ criterion }) => isAround(criterion))
  if (distance !== null && near !== undefined)
    return isEnd(tokens, distance.end)
      ? { phrase: near, criterion: withMiles(near.criterion, distance.miles), end: distance.end }
      : null
  const last = phrases.at(-1)
  const role = last?.criterion.kind === 'party' ? roleInstead(tokens, at) : null
  if (role !== null && last?.criterion.kind === 'party')
    return { phrase: last, criterion: { ...last.criterion, field: role.field }, end: role.end }
  // "expiring in 2027, no, hang on, 2028"
  const when = last?.criterion.kind === 'date' ? readWhen(reading, at) : null
  if (when !== null && last?.criterion.kind === 'date' && isEnd(tokens, when.end)) {
    return { phrase: last, criterion: daysAsked(last.criterion.field, [when]), end: when.end }
  }
  // "75 to 90 cents NNN, make it 80": the figure of before the lease type.
  const phrase = phrases.at(-1)?.criterion.kind === 'word' ? phrases.at(-2) : phrases.at(-1)
  const amount = readAmount(tokens, at)
  if (amount === null || phrase?.criterion.kind !== 'range') return null
  const { criterion } = phrase
  const range = rangeInstead(tokens, at, criterion)
  if (range !== null) return { phrase, ...range }
  if (isMoney(amount) || !isEnd(tokens, amount.end) || !canBe(criterion.field, amount)) return null
  const value = inFieldOf(criterion.field, amount.value)
  return value === null ? null : { phrase, criterion: withValue(criterion, value), end: amount.end }
}

/** "was the buyer, I mean the seller": another role of the same name. */
function roleInstead(tokens: readonly Token[], at: number): { field: PartyField; end: number } | null {
  const start = /^(?:the|a|as)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const role = roles.longest(tokens, start)
  return role === null || !isEnd(tokens, role.end) ? null : { field: fieldOf(role.value), end: role.end }
}

/** "75 to 90 cents, make it 80 to 95": two figures in the place of two, and of the same scale. */
function rangeInstead(
  tokens: readonly Token[],
  at: number,
  { field, min, max }: Range,
): { criterion: Range; end: number } | null {
  const low = endOfRange(tokens, at)
  const isRange = low !== null && /^(?:-|to|and)$/.test(tokens[low.end]?.text ?? '')
  const high = isRange ? endOfRange(tokens, low.end + 1) : null
  if (low === null || high === null || min === null || max === null || isMoney(low) || isMoney(high))
    return null
  const next = tokens[high.end]
  if (!isEnd(tokens, high.end) && !/^(?:in|near|with|and|or)$/.test(next?.text ?? '')) return null
  const scale = [1, 1_000, 0.01].find((by) => isLike(low.value * by, min) && isLike(high.value * by, max))
  if (scale === undefined || low.value >= high.value) return null
  const [first, last] = [low.value * scale, high.value * scale].map((value) => Number(value.toFixed(6))) as [
    number,
    number,
  ]
  return { criterion: { kind: 'range', field, min: first, max: last }, end: high.end }
}

/** "one fifty" is a hundred and fifty. */
function endOfRange(tokens: readonly Token[], at: number): Amount | null {
  const spoken = spokenHundreds(tokens, at)
  if (spoken === null) return readAmount(tokens, at)
  return { ...spoken, multiplier: 1, hasDollar: false, hasCents: false, isDecade: false, digits: '' }
}

/** So near to a figure that it can be meant instead of it. */
function isLike(value: number, known: number): boolean {
  return value >= known / MOST_TIMES && value <= known * MOST_TIMES
}

const MOST_TIMES = 8

/** The same bound or the same reach around another figure; of two ends the one that it lies beyond. */
function withValue(range: Range, value: number): Criterion {
  const { min, max } = range
  if (min === null || max === null) return oneBound(range, value)
  if (isAbout(range)) return aboutFigure(range.field, value)
  if (min === max) return { ...range, min: value, max: value }
  return value > min ? { ...range, max: value } : { ...range, min: value }
}

function isAround(criterion: Criterion): boolean {
  return criterion.kind === 'near' || (criterion.kind === 'zone' && criterion.around !== null)
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  // "make it 6 to be safe"
  if (next?.text === 'to' && tokens[at + 1]?.text === 'be') return true
  return next === undefined || (next.kind === 'sign' && /^[,;.)]$/.test(next.text))
}

/** "20k, no, 30" is of thousands; of money nothing is guessed. */
function inFieldOf(field: BoundFigure, value: number): number | null {
  const { area, money } = wordsFor(field)
  if (money !== undefined) return null
  return area === 'sf' && value < 1_000 ? value * 1_000 : value
}

function withMiles(place: Criterion, miles: number): Criterion {
  if (place.kind === 'near') return { ...place, miles }
  if (place.kind !== 'zone') return place
  return { ...place, circles: place.circles.map((circle) => ({ ...circle, miles })), around: miles }
}
