import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import type { Range } from '../../criteria/range.ts'
import { comparators, type Side, trailingComparators } from '../amounts/comparators.ts'
import { furtherDays } from '../dates/further-days.ts'
import { wordsFor } from '../fields/words-for.ts'
import { singleFigure } from '../quantities/said/about.ts'
import { firmBound } from '../quantities/said/firm-bound.ts'
import { acceptedFigure } from '../quantities/said/liked-figure.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { withdrawnAt } from './withdrawals/withdrawn.ts'

interface Phrase {
  criterion: Criterion
  spans: readonly Span[]
}

interface Changed<T> {
  phrases: T[]
  end: number
}

/** What later words make of the phrases before them: withdrawn, or with another bound. Null where they change nothing. */
export function changedBefore<T extends Phrase>(
  reading: Reading,
  phrases: readonly T[],
  at: number,
): Changed<T> | null {
  const isPast = isOfPast(reading, phrases.at(-1))
  return (
    withdrawnAt(reading, phrases, at) ??
    (isPast ? null : acceptedFigure(reading, phrases, at)) ??
    (isPast ? null : firmBound(reading, phrases, at)) ??
    boundByThat(reading, phrases, at) ??
    furtherDays(reading, phrases, at)
  )
}

/** "it was $0.55, now he'll go up to $0.60": another figure is wanted. */
function isOfPast({ tokens }: Reading, phrase: Phrase | undefined): boolean {
  const start = phrase?.spans.at(0)?.start ?? 0
  const at = tokens.findIndex((token) => token.start >= start)
  return tokens.slice(Math.max(at - 2, 0), Math.max(at, 0)).some(({ text }) => /^(?:was|were)$/.test(text))
}

/** "asking $0.92, who else is at that or above", "we pay 85 cents, what is below that": the figure said before, as a bound. */
function boundByThat<T extends Phrase>(
  { tokens }: Reading,
  phrases: readonly T[],
  at: number,
): Changed<T> | null {
  const bound = sideOfThat(tokens, at)
  const known = phrases.findLastIndex(
    ({ criterion }) => criterion.kind === 'range' && singleFigure(criterion) !== null,
  )
  const phrase = phrases[known]
  if (bound === null || phrase?.criterion.kind !== 'range') return null
  const range = boundedBy(phrase.criterion, bound)
  return {
    phrases: phrases.map((one, i) => (i === known ? { ...one, criterion: range } : one)),
    end: bound.end,
  }
}

interface SideOfThat {
  side: Side
  isStrict: boolean
  end: number
}

function sideOfThat(tokens: readonly Token[], at: number): SideOfThat | null {
  const start = /^(?:at|for|is)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  if (tokens[start]?.text === 'that') {
    const behind = trailingComparators.longest(tokens, start + 1)
    const isJoined = /^(?:or|and|&)$/.test(tokens[start + 1]?.text ?? '')
    return behind === null || !isJoined ? null : { ...behind.value, end: behind.end }
  }
  const before = comparators.longest(tokens, at)
  if (before === null || tokens[before.end]?.text !== 'that') return null
  const noun = THAT_FIGURE.test(tokens[before.end + 1]?.text ?? '') ? before.end + 2 : before.end + 1
  const next = tokens[noun]
  const isEnd = next === undefined || next.kind === 'sign' || AFTER_THAT.test(next.text)
  return isEnd ? { ...before.value, end: noun } : null
}

const THAT_FIGURE = /^(?:price|rent|rate|size|figure|number|amount)$/
const AFTER_THAT = /^(?:in|near|with|and|or|but|for|around|on|please)$/

function boundedBy(range: Range, { side, isStrict }: SideOfThat): Range {
  const value = singleFigure(range)
  const exact: Range = { kind: 'range', field: range.field, min: value, max: value }
  const isLess = side === 'max' || (side === 'better' && wordsFor(range.field).lessIsBetter === true)
  if (isLess) return { ...exact, min: null, ...(isStrict && { exclusiveMax: true as const }) }
  if (side === 'min' || side === 'better')
    return { ...exact, max: null, ...(isStrict && { exclusiveMin: true as const }) }
  return side === 'exact' ? exact : range
}
