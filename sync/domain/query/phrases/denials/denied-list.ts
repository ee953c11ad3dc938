import type { Criterion } from '../../../criteria/criterion.ts'
import { type Found, type Lead, NO_LEAD, type Reading } from '../../vocabulary/reading.ts'
import type { Token } from '../../words/lexer.ts'
import type { Before, Previous } from '../lead-words.ts'
import { phraseFamily } from '../phrase-family.ts'
import { isOfPlace } from '../place-of-choice.ts'
import { readPhrase } from '../read-phrase.ts'
import { figureNamed } from '../withdrawals/forgotten.ts'
import { isFurtherExcluded } from './denied.ts'

const IN_LIST: Lead = { ...NO_LEAD, isPlace: true }
const FEATURE: Lead = { ...NO_LEAD, isFeature: true }
const MOST = 8

/** Carries a denial, or a "don't care", on to the next phrase of the same list. */
export function withList(
  reading: Reading,
  first: number,
  at: number,
  found: Found | null,
  before: Before,
  previous: Previous | null,
): Before {
  if (previous === null) return before
  const isDenied =
    isFurtherExcluded(reading.tokens, first, at, previous) ||
    isListedWithDenied(reading, first, at, found, previous)
  if (isDenied) return { ...before, not: true, isExclusion: true }
  const isWaived = previous.isWaived && isListedWithWaived(reading, first, at, found)
  return isWaived ? { ...before, isWaived } : before
}

/**
 * "Houston but not Katy, Spring or Tomball": what a comma parts from something denied is denied as well where "or"
 * ends the list. Without it, "not Katy, Spring", it may be asked for.
 */
function isListedWithDenied(
  reading: Reading,
  first: number,
  at: number,
  found: Found | null,
  previous: Previous,
): boolean {
  const likeAt = (start: number): number | null => {
    const next = readPhrase(reading, start, IN_LIST)
    return next?.kind === 'criterion' && isLike(next.criterion, previous) ? next.end : null
  }
  const isFirst = found?.kind === 'criterion' && isLike(found.criterion, previous)
  return previous.not && isFirst && isInList(reading, first, at, found.end, likeAt)
}

/** "don't care about height, sprinklers or age": features and figures in any order. */
function isListedWithWaived(reading: Reading, first: number, at: number, found: Found | null): boolean {
  const { tokens } = reading
  const featureAt = (start: number, read = readPhrase(reading, start, FEATURE)): number | null => {
    const isFeature = read?.kind === 'criterion' && /^(?:amenity|rail)$/.test(read.criterion.kind)
    return isFeature ? read.end : (figureNamed(tokens, start)?.end ?? null)
  }
  const end = featureAt(at, found)
  if (end === null) return false
  const isLast = tokens[first]?.text === 'or' && isRightBehind(tokens, first, at)
  return isLast || isInList(reading, first, at, end, featureAt)
}

/** Whether the phrase from `at` to `end` stands behind a comma, and "or" ends its list. */
function isInList(
  { tokens }: Reading,
  first: number,
  at: number,
  end: number,
  endOfNext: (start: number) => number | null,
): boolean {
  if (tokens[first]?.text !== ',' || !isRightBehind(tokens, first, at)) return false
  let next = end
  for (let i = 0; i < MOST; i++) {
    const joint = tokens[next]?.text === ',' ? tokens[next + 1]?.text : tokens[next]?.text
    const isLast = joint === 'or' || joint === 'nor'
    const start = (tokens[next]?.text === ',' ? next + 1 : next) + (isLast ? 1 : 0)
    if (!isLast && tokens[next]?.text !== ',') return false
    const found = endOfNext(SMALL.test(tokens[start]?.text ?? '') ? start + 1 : start)
    if (found === null) return false
    if (isLast) return true
    next = found
  }
  return false
}

function isRightBehind(tokens: readonly Token[], first: number, at: number): boolean {
  return tokens.slice(first + 1, at).every(({ text }) => SMALL.test(text))
}

/** "not in Spring, in Katy or Houston": what has a word of its own before it is asked for. */
const SMALL = /^(?:the|an?|any)$/

/** Of one family, or both places. */
function isLike(criterion: Criterion, { family }: Previous): boolean {
  const isPlace = isOfPlace(criterion) || criterion.kind === 'near'
  return phraseFamily(criterion) === family || (isPlace && PLACES.has(family))
}

const PLACES: ReadonlySet<Previous['family']> = new Set(['city', 'zip', 'county', 'zone', 'state'])
