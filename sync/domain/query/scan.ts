import type { Criterion } from '../criteria/criterion.ts'
import type { ParsedCriterion } from '../criteria/parsed-query.ts'
import type { SortBy } from '../sort.ts'
import { glueAt } from './glue.ts'
import { type Before, nothingBefore, type Previous, withGlue } from './lead-words.ts'
import { readPhrase } from './read-phrase.ts'
import type { Found, Reading } from './reading.ts'

/** What one walk over the tokens found. */
export interface Scan {
  /** One for every phrase, in order. */
  phrases: ParsedCriterion[]
  sort: SortBy | null
  /** 1 for each token that was not understood. */
  left: Uint8Array
}

interface Asked extends Previous {
  criterion: Criterion
}

/** The most places and parties that one question asks for. Further ones stay words, which bounds the work. */
const MOST_OPEN_CRITERIA = 32

/** Reads phrases from left to right, each with the small words before it. */
export function scan(reading: Reading): Scan {
  const { tokens } = reading
  const result: Scan = { phrases: [], sort: null, left: new Uint8Array(tokens.length) }
  const waiting = new Uint8Array(tokens.length)
  let previous: Previous | null = null
  for (let at = 0; at < tokens.length; ) {
    let before = nothingBefore(previous)
    let found = readPhrase(reading, at, before)
    while (found === null) {
      const glue = glueAt(tokens, at)
      if (glue === null) break
      before = withGlue(before, glue.value, at, previous)
      if (glue.value.kind === 'not' || glue.value.kind === 'cue') waiting.fill(1, at, glue.end)
      at = glue.end
      if (at >= tokens.length) break
      found = readPhrase(reading, at, before)
    }
    const asked: Asked | null = found?.kind === 'criterion' ? ask(found, before, previous, result) : null
    if (found?.kind === 'sort') result.sort ??= found.sort
    if (asked !== null && found !== null) {
      const start = before.start < 0 ? at : before.start
      waiting.fill(0, start, at)
      result.phrases.push({ criterion: asked.criterion, spans: [spanOf(reading, start, found.end)] })
    } else if (found?.kind !== 'sort') {
      result.left.fill(1, at, found?.end ?? at + 1)
    }
    previous = asked
    at = found?.end ?? at + 1
  }
  keepWaiting(reading, result.left, waiting)
  return result
}

/** What a phrase asks for, given what precedes it. Null where that cannot be asked. */
function ask(
  found: Extract<Found, { kind: 'criterion' }>,
  before: Before,
  previous: Previous | null,
  { phrases }: Scan,
): Asked | null {
  const family = familyOf(found.criterion)
  const isShared =
    previous?.not === true &&
    previous.family === family &&
    !before.not &&
    (before.joined === 'or' || (before.joined === 'and' && previous.isExclusion))
  const not = before.not || isShared
  const criterion = not ? found.negated : found.criterion
  if (criterion === null) return null
  if (family === 'other' && criterion.kind !== 'range' && phrases.length >= MOST_OPEN_CRITERIA) return null
  return { criterion, family, not, isExclusion: isShared ? previous.isExclusion : before.isExclusion }
}

function familyOf(criterion: Criterion): Previous['family'] {
  if (criterion.kind === 'amenity' || criterion.kind === 'rail') return 'amenity'
  return criterion.kind === 'word' ? criterion.field : 'other'
}

function spanOf({ tokens }: Reading, first: number, end: number): { start: number; end: number } {
  return { start: tokens[first]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }
}

/** A negation, or a word such as "near", stays with words not understood that follow it: "not foo", "near the port". */
function keepWaiting({ tokens }: Reading, left: Uint8Array, waiting: Uint8Array): void {
  let isBeforeLeft = false
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (left[i] === 1) isBeforeLeft = true
    else if (waiting[i] === 1 && isBeforeLeft) left[i] = 1
    else if (!/^(?:the|a|an|of|to|\$|-)$/.test(tokens[i]?.text ?? '')) isBeforeLeft = false
  }
}
