import type { Criterion } from '../../../criteria/criterion.ts'
import { type Found, type Lead, NO_LEAD, type Reading } from '../../vocabulary/reading.ts'
import type { Previous } from '../lead-words.ts'
import { phraseFamily } from '../phrase-family.ts'
import { isOfPlace } from '../place-of-choice.ts'
import { readPhrase } from '../read-phrase.ts'
import { isFurtherExcluded } from './denied.ts'

const IN_LIST: Lead = { ...NO_LEAD, isPlace: true }
const MOST = 8

/** Whether a phrase is denied together with the one before it. */
export function isDeniedWithBefore(
  reading: Reading,
  first: number,
  at: number,
  found: Found | null,
  previous: Previous | null,
): boolean {
  if (isFurtherExcluded(reading.tokens, first, at, previous)) return true
  return (
    found?.kind === 'criterion' &&
    isListedWithDenied(reading, first, at, found.criterion, found.end, previous)
  )
}

/**
 * "Houston but not Katy, Spring or Tomball": what a comma parts from something denied is denied as well where "or"
 * ends the list. Without it, "not Katy, Spring", it may be asked for.
 */
function isListedWithDenied(
  reading: Reading,
  first: number,
  at: number,
  criterion: Criterion,
  end: number,
  previous: Previous | null,
): boolean {
  const { tokens } = reading
  if (previous?.not !== true || tokens[first]?.text !== ',' || !isLike(criterion, previous)) return false
  if (tokens.slice(first + 1, at).some(({ text }) => !SMALL.test(text))) return false
  let next = end
  for (let i = 0; i < MOST; i++) {
    const joint = tokens[next]?.text === ',' ? tokens[next + 1]?.text : tokens[next]?.text
    const isLast = joint === 'or' || joint === 'nor'
    const start = (tokens[next]?.text === ',' ? next + 1 : next) + (isLast ? 1 : 0)
    if (!isLast && tokens[next]?.text !== ',') return false
    const found = readPhrase(reading, SMALL.test(tokens[start]?.text ?? '') ? start + 1 : start, IN_LIST)
    if (found?.kind !== 'criterion' || !isLike(found.criterion, previous)) return false
    if (isLast) return true
    next = found.end
  }
  return false
}

/** "not in Spring, in Katy or Houston": what has a word of its own before it is asked for. */
const SMALL = /^(?:the|an?|any)$/

/** Of one family, or both places. */
function isLike(criterion: Criterion, { family }: Previous): boolean {
  const isPlace = isOfPlace(criterion) || criterion.kind === 'near'
  return phraseFamily(criterion) === family || (isPlace && PLACES.has(family))
}

const PLACES: ReadonlySet<Previous['family']> = new Set(['city', 'zip', 'county', 'zone', 'state'])
