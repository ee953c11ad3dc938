import { glueAt } from './glue.ts'
import { knownFirms } from './known-firms.ts'
import { knownPlaces } from './places/known-places.ts'
import { streetAfter } from './read-place.ts'
import { foundWord, type Reader, type Reading } from './reading.ts'
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
  if (!isStated && isOneWord && isInName(reading, found.end)) return { kind: 'words', end: found.end + 1 }
  return foundWord('city', found.value.name, found.end)
}

/** "Liberty Trust", "Jackson-Shaw": a capital word that means nothing else makes a name of it. */
function isInName({ tokens, text, vocabulary }: Reading, at: number): boolean {
  const next = tokens[at]
  if (next?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(text.slice(next.start, next.end))) return false
  const { places, towns, counties } = knownPlaces()
  const isPlace = [places, towns, counties].some((table) => table.longest(tokens, at) !== null)
  const isOther = isTerm(next.text) || glueAt(tokens, at) !== null || vocabulary.isWord(next.text)
  return !isPlace && !isOther && !vocabulary.states.has(next.text) && knownFirms.longest(tokens, at) === null
}
