import { knownFirms } from '../vocabulary/known-firms.ts'
import { isPlaceWord } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'

/** "Spring or Klein", "and Highlands, Channelview too": beside a town a word that nobody knows is one more of them. */
export function isOneMoreTown(reading: Reading, at: number): boolean {
  const { tokens, text, vocabulary } = reading
  const word = tokens[at]?.text ?? ''
  const isOther = isTerm(word) || glueAt(tokens, at) !== null || isPlaceWord(word) || vocabulary.isWord(word)
  if (word.length < SHORTEST_UNKNOWN || isOther || knownFirms.longest(tokens, at) !== null) return false
  if (!endsHere(reading, at + 1)) return false
  const endOfTown = (start: number) =>
    start < 0 || start >= tokens.length ? undefined : vocabulary.cities.exact(tokens, start)?.end
  // A question in lower case has its towns so as well.
  const isName = isWritten(reading, at) || (tokens[at - 1]?.text === 'or' && !/\p{Lu}/u.test(text))
  const isAfter = isName && /^(?:or|and|&|\/)$/.test(tokens[at - 1]?.text ?? '')
  if (isAfter && [2, 3, 4].some((back) => endOfTown(at - back) === at - 1)) return true
  const isBefore = endOfTown(at + 2) !== undefined && isWritten(reading, at)
  return (
    isBefore &&
    /^(?:or|and|&|,|\/)$/.test(tokens[at + 1]?.text ?? '') &&
    LISTS.test(tokens[at - 1]?.text ?? '')
  )
}

/** Letters: a shorter word may be any. */
const SHORTEST_UNKNOWN = 4
const LISTS = /^(?:and|or|in|add|also|plus|around|near)$/

/** Nothing follows that the word would belong to. */
function endsHere({ tokens, vocabulary }: Reading, at: number): boolean {
  const next = tokens[at]
  if (next === undefined || next.kind === 'sign' || isTerm(next.text)) return true
  return glueAt(tokens, at) !== null || vocabulary.types.longest(tokens, at) !== null
}

function isWritten({ tokens, text }: Reading, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end))
}
