import { type Day, type Days, monthsFrom } from '../../dates/days.ts'
import { dated, towards } from '../vocabulary/date-terms.ts'
import { isOfNoYear, seasons } from '../vocabulary/season-terms.ts'
import type { Token } from '../words/lexer.ts'

const MONTHS_OF_SEASON = 3
const SMALL = /^(?:in|the|during|over|throughout|by|since|before|after|until|from|through|of|early|late|mid)$/
const MOVES = /^(?:moving|move|occupancy|relocating|available|delivered|built)$/

/** "spring 2025", "this summer", "last winter", "next fall"; null for the town of Spring. */
export function seasonDays(
  tokens: readonly Token[],
  at: number,
  today: Day | undefined,
): { days: Days; end: number; isAhead: boolean } | null {
  const way = towards.longest(tokens, at)
  const season = seasons.longest(tokens, way?.end ?? at)
  if (season === null) return null
  if (way !== null)
    return today === undefined
      ? null
      : { ...relative(season.value, way.value, today), end: season.end, isAhead: way.value === 'next' }
  // "starting in the spring": the next one, and of what was done the last.
  const hasYear = /^20\d\d$/.test(tokens[season.end]?.text ?? '')
  const isNoTown = isOfNoYear(tokens, at) || (tokens[at]?.text !== 'spring' && !hasYear)
  if (today !== undefined && isNoTown && isOfDate(tokens, at)) {
    const isDone = tokens[at - 2]?.text === 'over' || tokens.slice(0, at).some(({ text }) => DONE.test(text))
    const days = isDone ? latest(season.value, today) : relative(season.value, 'next', today).days
    return { days, end: season.end, isAhead: !isDone }
  }
  const year = tokens[season.end]?.text ?? ''
  const isTown = tokens[at]?.text === 'spring' && !isOfDate(tokens, at)
  if (!/^20\d\d$/.test(year) || isTown) return null
  return { days: ofYear(Number(year), season.value), end: season.end + 1, isAhead: false }
}

const DONE =
  /^(?:done|made|happened|signed|inked|executed|sold|closed|bought|started|began|commenced|expired)$/

/** After a word of what happened, "signed in spring 2025"; "whse in Spring 2015+" is the town. */
function isOfDate(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (before >= 0 && SMALL.test(tokens[before]?.text ?? '')) before--
  const word = tokens[before]?.text ?? ''
  if (MOVES.test(word) || /^(?:since|until|before|after|by)$/.test(tokens[at - 1]?.text ?? '')) return true
  return [before, before - 1].some((start) => {
    const term = start < 0 ? null : dated.longest(tokens, start)
    return term?.end === before + 1 && (term.value.isLoose !== true || tokens[at - 1]?.text === 'the')
  })
}

/** The season of that name that has begun last. */
function latest(first: number, today: Day): Days {
  const year = Number(today.slice(0, 4))
  const own = ofYear(year, first)
  return own.first <= today ? own : ofYear(year - 1, first)
}

function relative(
  first: number,
  way: 'this' | 'last' | 'past' | 'next' | 'coming',
  today: Day,
): { days: Days } {
  const year = Number(today.slice(0, 4))
  const all = [-2, -1, 0, 1, 2].map((by) => ofYear(year + by, first))
  switch (way) {
    case 'this':
      return { days: ofYear(year, first) }
    case 'last':
    case 'past':
      return { days: all.findLast(({ last }) => last < today) ?? ofYear(year - 1, first) }
    case 'next':
    case 'coming':
      return { days: all.find((one) => one.first > today) ?? ofYear(year + 1, first) }
  }
}

function ofYear(year: number, first: number): Days {
  return monthsFrom(year, first, MONTHS_OF_SEASON)
}
