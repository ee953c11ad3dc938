import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { otherDay } from '../dates/other-day.ts'
import { signedAfterName } from '../parties/signed-after-name.ts'
import { countOfThem } from '../quantities/count-of-them.ts'
import { currentFigure } from '../quantities/current-figure.ts'
import { enoughInstead } from '../quantities/enough-instead.ts'
import { otherBound } from '../quantities/other-bound.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { forgottenAt } from './forgotten.ts'
import { notBoth } from './not-both.ts'

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
    enoughInstead(reading.tokens, waived, start) ??
    otherBound(reading, last?.criterion, start) ??
    otherDay(reading, last?.criterion, start) ??
    countOfThem(reading.tokens, last?.criterion, start) ??
    signedAfterName(reading, last, at) ??
    notBoth(reading, last?.criterion, at)
  )
}

/** What is said and asks for nothing: a figure that stands today, and one asked for before that is let go. */
export function unaskedAt({ tokens }: Reading, phrases: readonly ParsedCriterion[], at: number) {
  const current = currentFigure(tokens, at)
  if (current !== null) return { field: null, end: current.end }
  return forgottenAt(
    tokens,
    at,
    phrases.map(({ criterion }) => criterion),
  )
}
