import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { readTolerance } from '../amounts/read-tolerance.ts'
import { otherDay } from '../dates/other-day.ts'
import { signedAfterName } from '../parties/signed-after-name.ts'
import { countOfThem, sizeOfIt } from '../quantities/count-of-them.ts'
import { otherBound } from '../quantities/other-bound.ts'
import { otherNamedBound } from '../quantities/other-named-bound.ts'
import { isAbout } from '../quantities/said/about.ts'
import { currentFigure } from '../quantities/said/current-figure.ts'
import { enoughInstead } from '../quantities/said/enough-instead.ts'
import { likedFigure } from '../quantities/said/liked-figure.ts'
import { furtherStated } from '../stated/further-stated.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { notBoth } from './denials/not-both.ts'
import { forgottenAt } from './withdrawals/forgotten.ts'

/** What is said of something named before: the other end of a figure or a date, or what will do instead. */
export function further(
  reading: Reading,
  phrases: readonly ParsedCriterion[],
  waived: Criterion | null,
  at: number,
) {
  const last = phrases.at(-1)
  const isJoint = /^(?:but|yet|and)$/.test(reading.tokens[at]?.text ?? '')
  const start = isJoint ? at + 1 : at
  return (
    furtherStated(reading, last?.criterion, at) ??
    enoughInstead(reading.tokens, waived, start) ??
    laterTolerance(reading.tokens, phrases, at) ??
    otherBound(reading, last?.criterion, start) ??
    otherNamedBound(reading, last?.criterion, start) ??
    otherDay(reading, last?.criterion, start) ??
    countOfThem(reading.tokens, lastWanted(phrases), start) ??
    sizeOfIt(reading.tokens, last?.criterion, start) ??
    signedAfterName(reading, last, at) ??
    notBoth(reading, last?.criterion, at)
  )
}

/** "ramps rather than docks, and two of them": what is left out has no number. */
function lastWanted(phrases: readonly ParsedCriterion[]): Criterion | undefined {
  return phrases.findLast(({ criterion }) => !('not' in criterion && criterion.not))?.criterion
}

/** "42,000 sf in Houston, give or take 10k": how far the figure said before may be off. */
function laterTolerance(tokens: Reading['tokens'], phrases: readonly ParsedCriterion[], at: number) {
  const off = toleranceAt(tokens, at)
  if (off === null) return null
  const { criterion } = phrases.findLast(({ criterion: one }) => isAboutSize(one)) ?? {}
  if (criterion?.kind !== 'range' || criterion.min === null || criterion.max === null) return null
  const middle = (criterion.min + criterion.max) / 2
  const slack = off.value.kind === 'part' ? middle * off.value.value : off.value.value
  const isShort = off.value.kind === 'count' && off.value.multiplier === 1 && slack < SHORT
  const by = isShort ? slack * THOUSAND : slack
  if (by >= middle) return null
  return { criterion: { ...criterion, min: middle - by, max: middle + by }, end: off.end }
}

/** Signs such as "~" stand before a figure of their own. */
function toleranceAt(tokens: Reading['tokens'], at: number) {
  if (/^(?:give|plus|more)$/.test(tokens[at]?.text ?? '')) return readTolerance(tokens, at)
  return shareEitherWay(tokens, at)
}

/** "from 25% smaller to 25% larger", "20% either way", "within 15% of that" */
function shareEitherWay(tokens: Reading['tokens'], at: number): ReturnType<typeof readTolerance> {
  const said = tokens
    .slice(at, at + MOST_OF_SHARE)
    .map(({ text }) => text)
    .join(' ')
  const match = EITHER_WAY.exec(said)
  const share = Number(match?.groups?.share ?? match?.groups?.within ?? 0) / 100
  if (match === null || !(share > 0 && share < 1)) return null
  return { value: { kind: 'part', value: share, multiplier: 1 }, end: at + match[0].split(' ').length }
}

const MOST_OF_SHARE = 14
const PERCENT = '(?:%|percent|pct)'
const EITHER_WAY = new RegExp(
  `^(?:from )?(?:(?<share>\\d{1,2}) ${PERCENT} (?:either way|either side|on either side|both ways|up or down|up and down|(?:smaller|less|under|below|down) (?:or|to|and) (?:(?:up )?(?:to )?\\d{1,2} ${PERCENT} )?(?:larger|bigger|more|over|above|up|greater)|(?:larger|bigger|up) (?:or|to|and) (?:\\d{1,2} ${PERCENT} )?(?:smaller|down))|within (?<within>\\d{1,2}) ${PERCENT} of (?:that|it|the subject|that size|this))(?= |$)`,
)

const THOUSAND = 1_000
const SHORT = 500

function isAboutSize(one: Criterion): boolean {
  return one.kind === 'range' && one.field === 'squareFootage' && isAbout(one)
}

/** What is said and asks for nothing: a figure that stands today, and one asked for before that is let go. */
export function unaskedAt(reading: Reading, phrases: readonly ParsedCriterion[], at: number) {
  const { tokens } = reading
  const liked = likedFigure(reading, phrases, at)
  if (liked !== null) return { field: null, end: liked.end }
  const current = currentFigure(tokens, at)
  if (current !== null) return { field: null, end: current.end }
  // "same size, give or take 10k": of a size that was not said.
  const off = toleranceAt(tokens, at)
  if (off !== null && !phrases.some(({ criterion }) => isAboutSize(criterion)))
    return { field: null, end: off.end }
  return forgottenAt(
    tokens,
    at,
    phrases.map(({ criterion }) => criterion),
  )
}
