import type { Criterion } from '../../criteria/criterion.ts'
import { rateParts } from '../amounts/units.ts'
import { lex } from '../words/lexer.ts'

type Period = 'month' | 'year'
/** What a question comes to that asks for one thing. */
type ReadOne = (words: string) => readonly Criterion[]

export interface AssumedPeriod {
  period: Period
  /** The same figure in words that say the other period. */
  otherwise: string
}

const PERIODS = ['month', 'year'] as const
const FIGURE = /\d|\b(?:a|buck|bucks|dollar|dollars|cents)\b/i
/** Dollars per square foot: nobody doubts that less than this is per month. */
const LEAST_DOUBTED = 2

/**
 * Where no word says whether a rent is per month or per year, its size did. Null where a word says so: one of its own,
 * or one behind the lease type, of which `ofLease` are the words ("$9 NNN per year").
 */
export function assumedPeriod(
  words: string,
  criterion: Criterion,
  read: ReadOne,
  ofLease: string,
): AssumedPeriod | null {
  if (criterion.kind !== 'range' || !FIGURE.test(words) || saysPeriod(ofLease)) return null
  const [asMonth, asYear] = PERIODS.map((period) => sameFigure(read(`${words} a ${period}`), criterion))
  // A word that says the period is not changed by a further one.
  if (asMonth == null || asYear == null || isSame(asMonth, asYear)) return null
  const period = isSame(asYear, criterion) ? 'year' : 'month'
  if (period === 'month' && !isSame(asMonth, criterion)) return null
  const largest = Math.max(criterion.min ?? 0, criterion.max ?? 0)
  if (period === 'month' && largest < LEAST_DOUBTED) return null
  return { period, otherwise: `${words} a ${period === 'month' ? 'year' : 'month'}` }
}

function saysPeriod(words: string): boolean {
  const tokens = lex(words)
  return tokens.some((_, at) => /^(?:month|year)$/.test(rateParts.longest(tokens, at)?.value.part ?? ''))
}

type Range = Extract<Criterion, { kind: 'range' }>

function sameFigure(read: readonly Criterion[], { field }: Range): Range | null {
  const [only, ...others] = read
  return only?.kind === 'range' && only.field === field && others.length === 0 ? only : null
}

function isSame(one: Range, other: Range): boolean {
  return one.min === other.min && one.max === other.max
}
