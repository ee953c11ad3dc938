import { glueAt } from './glue.ts'
import { knownPlaces } from './places/known-places.ts'
import { streetAfter } from './read-place.ts'
import { foundWord, type Reader } from './reading.ts'
import { isTerm } from './spelling.ts'

/** Letters: a shorter word in lower case may be any word. */
const SHORTEST = 6

/** A town that the book has nothing in: asking for it finds nothing, and says so. */
export const readTown: Reader = (reading, at, lead) => {
  const { tokens, text, vocabulary } = reading
  const first = tokens[at]
  if (first?.kind !== 'word') return null
  const found = knownPlaces().towns.longest(tokens, at)
  if (found === null || streetAfter(reading, found.end) !== null) return null
  const comma = tokens[found.end]?.text === ',' ? found.end + 1 : found.end
  const isStated = vocabulary.states.has(tokens[comma]?.text ?? '')
  const isOneWord = found.end === at + 1
  const isWord = isOneWord && (isTerm(first.text) || glueAt(tokens, at) !== null)
  const isWritten =
    /^\p{Lu}/u.test(text.slice(first.start, first.end)) || (isOneWord && first.text.length >= SHORTEST)
  if (!isStated && (isWord || !(lead.isPlace || isWritten || !isOneWord))) return null
  return foundWord('city', found.value.name, found.end)
}
