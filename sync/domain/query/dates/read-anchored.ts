import type { Day } from '../../dates/days.ts'
import type { When } from '../quantities/years-of-deals.ts'
import { periods } from '../vocabulary/date-terms.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { readDays } from './read-days.ts'
import { countAt, moved } from './relative-days.ts'

/** The day that an appraisal is made for. */
const anchors = phraseTable([
  [
    true,
    [
      'date of value',
      'date of valuation',
      'valuation date',
      'value date',
      'effective date',
      'appraisal date',
      'as of date',
      'retrospective date',
      'date of appraisal',
      'date of death',
    ]
      .flatMap((named) => [named, `the ${named}`, `our ${named}`])
      .join('|'),
  ],
])
const leads = phraseTable([
  [
    true,
    'in|in the|within|within the|during the|over the|for the|the|in a|not more than|no more than|up to|inside',
  ],
])
const ways = phraseTable<'back' | 'ahead' | 'both'>([
  [
    'back',
    'ending|ending on|ended|ended on|preceding|before|prior to|leading up to|leading to|up to|through|previous to|running up to',
  ],
  ['ahead', 'following|after|from|beginning|starting|past'],
  [
    'both',
    'either side|either side of|on either side|on either side of|both sides|both sides of|each side|each side of|before and after|before or after|around|either way|either way of|each way',
  ],
])
const pronouns = phraseTable([[true, 'it|that|that date|that day|this date|then|said date|the date']])
/** Tokens from "effective date" to its day: "of the appraisal is". */
const MOST_BETWEEN = 6

/** "in the 36 months ending 10/31/2026", "six months either side" of the date of value said before. */
export function anchoredDays(reading: Reading, at: number): When | null {
  const { tokens, today } = reading
  const lead = leads.longest(tokens, at)
  const start = lead?.end ?? at
  const count = tokens[start]?.text === 'a' ? 1 : countAt(tokens, start)
  const period = count === null ? null : periods.longest(tokens, start + 1)
  if (count === null || period === null || today === undefined) return null
  const isWithin = tokens[at]?.text === 'within' && tokens[period.end]?.text === 'of'
  const way = isWithin ? { value: 'both' as const, end: period.end + 1 } : ways.longest(tokens, period.end)
  if (way === null) return null
  const day = dayOrAnchor(reading, way.end)
  if (day === null) return null
  const isBack = way.value !== 'ahead'
  const isAhead = way.value !== 'back'
  return {
    from: isBack ? moved(day.day, period.value, -count) : day.day,
    to: isAhead ? moved(day.day, period.value, count) : day.day,
    isSure: true,
    isAhead: false,
    isReached: true,
    end: day.end,
  }
}

function dayOrAnchor(reading: Reading, at: number): { day: Day; end: number } | null {
  const { tokens, today } = reading
  const named = readDays(tokens, at, today)
  if (named !== null) return named.first === named.last ? { day: named.first, end: named.end } : null
  const said = anchors.longest(tokens, at) ?? pronouns.longest(tokens, at)
  const anchor = anchorIn(tokens, today)
  return anchor === null ? null : { day: anchor.day, end: said?.end ?? at }
}

function anchorIn(tokens: readonly Token[], today: Day | undefined): { day: Day } | null {
  for (const at of tokens.keys()) {
    const found = anchorAt(tokens, at, today)
    if (found !== null) return found
  }
  return null
}

/** "Effective date of the appraisal is September 1, 2026": it asks for nothing itself. */
export function anchorAt(
  tokens: readonly Token[],
  at: number,
  today: Day | undefined,
): { day: Day; end: number } | null {
  const said = anchors.longest(tokens, at)
  if (said === null) return null
  for (let i = said.end; i <= said.end + MOST_BETWEEN && i < tokens.length; i++) {
    const named = readDays(tokens, i, today)
    if (named !== null) return named.first === named.last ? { day: named.first, end: named.end } : null
    if (/^[,;.?!]$/.test(tokens[i]?.text ?? '')) return null
  }
  return null
}
