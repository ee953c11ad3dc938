import { capitalized } from '../../words/capitalized.ts'
import { isWordlikeTown } from '../gazetteer/wordlike-towns.ts'
import { readDistanceBehind } from '../quantities/readers/read-distance.ts'
import { knownFirms } from '../vocabulary/known-firms.ts'
import { isPlaceWord, knownPlaces, moreTowns } from '../vocabulary/known-places.ts'
import {
  type Found,
  foundCriterion,
  foundWord,
  type Lead,
  type Reader,
  type Reading,
} from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { sureStreetTypes } from '../words/street-types.ts'
import { farTownAt } from './far-town.ts'
import { isOneMoreTown } from './one-more-town.ts'
import { parts } from './parts/read-part.ts'
import { bareCounty } from './read-county.ts'
import { streetAfter } from './read-place.ts'
import { statedTown } from './stated-town.ts'
import { zoneOf } from './zone-of.ts'

/** Letters: a shorter word in lower case may be any word. */
const SHORTEST = 6
/** Letters: shorter towns are never misspelt. */
const SHORTEST_MISSPELT = 6

interface Town {
  name: string
  end: number
}

/** A town that the book has nothing in: asking for it finds nothing, and says so. */
export const readTown: Reader = (reading, at, lead) => {
  const { tokens, text, vocabulary } = reading
  const first = tokens[at]
  if (first?.kind !== 'word') return null
  if (isCalled(reading, at, lead)) return { kind: 'words', end: at + 1 }
  const circle = aroundFarTown(reading, at)
  if (circle !== null) return circle
  const township = townshipAt(reading, at) ?? statedTown(reading, at)
  if (township !== null) return township
  const known = knownPlaces().towns.longest(tokens, at)
  const farther = fartherTown(reading, at, lead)
  if (farther !== null && farther.end > (known?.end ?? 0)) return foundWord('city', farther.name, farther.end)
  if (known === null) {
    const county = bareCounty(reading, at)
    if (county !== null) return foundCriterion(zoneOf(county, county.reach ?? 0, null), county.end)
    return isOneMoreTown(reading, at) ? foundWord('city', capitalized(first.text), at + 1) : null
  }
  if (streetAfter(reading, known.end) !== null) return null
  const isOneWord = known.end === at + 1
  const isWord = isOneWord && (isTerm(first.text) || glueAt(tokens, at) !== null)
  const isWritten =
    /^\p{Lu}/u.test(text.slice(first.start, first.end)) ||
    (isOneWord && first.text.length >= SHORTEST && !isOfNextWord(reading, at))
  const isMeant =
    lead.isPlace || isWritten || !isOneWord || (farther !== null && !vocabulary.isWord(first.text))
  const isStated = isBeforeState(reading, known.end)
  if (!isStated && (isWord || !isMeant)) return null
  if (!isStated && isOneWord && isInName(reading, known.end)) return { kind: 'words', end: known.end + 1 }
  return foundWord('city', known.value.name, known.end)
}

/** "Colton, can you handle this": somebody of the book who is spoken to, in a town that it has nothing in. */
function isCalled(reading: Reading, at: number, lead: Lead): boolean {
  const { tokens, vocabulary } = reading
  const isAlone = [tokens[at - 1], tokens[at + 1]].every(
    (token) => token === undefined || token.kind === 'sign',
  )
  const isTown =
    lead.isPlace || isBeforeState(reading, at + 1) || vocabulary.cities.exact(tokens, at) !== null
  return (
    isAlone && tokens.length > at + 2 && !isTown && vocabulary.brokerNames.longest(tokens, at)?.end === at + 1
  )
}

/** "Brenham, 10 mile radius": how far from it is said right behind it. */
function aroundFarTown(reading: Reading, at: number): Found | null {
  const town = farTownAt(reading, at)
  const distance = town === null ? null : readDistanceBehind(reading.tokens, town.end)
  return town === null || distance === null
    ? null
    : foundCriterion(zoneOf(town, distance.miles, distance.miles), distance.end)
}

/** "surprise charges": a word that is a town as well belongs to the word behind it that means nothing of its own. */
function isOfNextWord({ tokens, vocabulary }: Reading, at: number): boolean {
  const next = tokens[at + 1]
  if (!isWordlikeTown(tokens[at]?.text ?? '') || next?.kind !== 'word') return false
  const isOther = glueAt(tokens, at + 1) !== null || vocabulary.types.longest(tokens, at + 1) !== null
  return !isOther && !vocabulary.states.has(next.text)
}

/** "Monroe Township", "Robinson Twp": a name that only a township has; of a town of the book it is that town. */
function townshipAt({ tokens, text, vocabulary }: Reading, at: number): Found | null {
  const length = [1, 2].find((words) => tokens[at + words]?.text === 'township')
  if (length === undefined || vocabulary.cities.exact(tokens, at) !== null) return null
  const words = tokens.slice(at, at + length)
  const isName = words.every(
    (token) =>
      token.kind === 'word' &&
      (isCapital(text, token) || !(isTerm(token.text) || vocabulary.isWord(token.text))),
  )
  if (!isName || glueAt(tokens, at) !== null) return null
  const name = words.map(({ text: word }) => capitalized(word)).join(' ')
  return foundWord('city', `${name} Township`, at + length + 1)
}

function isCapital(text: string, { start }: { start: number }): boolean {
  return /^\p{Lu}/u.test(text.slice(start, start + 1))
}

/** Any other town of some size, or one that is misspelt by a letter: a name that means nothing else. */
function fartherTown(reading: Reading, at: number, lead: Lead): Town | null {
  const { tokens, vocabulary } = reading
  const word = tokens[at]?.text ?? ''
  const named = townOfCompass(reading, at)
  if (named !== null) return named
  if (glueAt(tokens, at) !== null && word.length < SHORTEST) return null
  const { index } = moreTowns()
  const exact = index.exact(tokens, at)
  const short = shortenedTown(reading, at) ?? slippedTown(reading, at)
  if (short !== null && short.end > (exact?.end ?? 0)) return short
  if (exact === null) return misspeltTown(reading, at, lead)
  // "Rancho Cucamunga": of two words, one a letter off, and no "Rancho" alone.
  const longer = index.misspelt(tokens, at)
  if (longer !== null && longer.end > exact.end && longer.city === exact.city)
    return { name: longer.city, end: longer.end }
  if (streetAfter(reading, exact.end) !== null) return null
  const found = { name: exact.city, end: exact.end }
  if (isBeforeState(reading, found.end)) return found
  if (found.end > at + 1) return isTerm(word) && isTerm(tokens[at + 1]?.text ?? '') ? null : found
  const isOther = isTerm(word) || glueAt(tokens, at) !== null || vocabulary.isWord(word)
  if (isOther || isInName(reading, found.end)) return null
  return isWordlikeTown(word) && !lead.isPlace && !isBesideTown(tokens, at) ? null : found
}

/** Words of the longest name of a town. */
const LONGEST_TOWN = 3

/** "McKinney + Allen", "Allen or Frisco": what is joined with a town is one. */
function isBesideTown(tokens: Reading['tokens'], at: number): boolean {
  const joins = (joint: number) => /^(?:and|or|&|\/|\+|,)$/.test(tokens[joint]?.text ?? '')
  const { index } = moreTowns()
  const isTown = (start: number, end: number) =>
    start >= 0 &&
    end <= tokens.length &&
    index.exact(tokens, start)?.end === end &&
    !(end === start + 1 && isWordlikeTown(tokens[start]?.text ?? ''))
  const ends = Array.from({ length: LONGEST_TOWN }, (_, words) => words + 1)
  if (joins(at - 1) && ends.some((words) => isTown(at - 1 - words, at - 1))) return true
  return joins(at + 1) && ends.some((words) => isTown(at + 2, at + 2 + words))
}

/** "N Bergen", "W. Sacramento": a town whose first word is a letter here. */
function townOfCompass(reading: Reading, at: number): Town | null {
  const { tokens } = reading
  const token = tokens[at]
  const part = token?.text.length === 1 ? parts.longest(tokens, at) : null
  if (token === undefined || part?.end !== at + 1) return null
  const point = tokens[at + 1]?.text === '.' ? 1 : 0
  const words = [{ ...token, text: part.value.name.toLowerCase() }, ...tokens.slice(at + 1 + point)]
  const found = moreTowns().index.exact(words, 0)
  if (found === null || found.end < 2) return null
  const end = at + point + found.end
  return streetAfter(reading, end) === null ? { name: found.city, end } : null
}

/** "san bdno", "moreno vly" */
function shortenedTown({ tokens, vocabulary }: Reading, at: number): Town | null {
  const second = tokens[at + 1]?.text ?? ''
  const isOfTown = moreTowns().index.words.has(tokens[at]?.text ?? '')
  if (!isOfTown || isTerm(second) || vocabulary.isWord(second) || isPlaceWord(second)) return null
  const found = moreTowns().index.shortened(tokens, at)
  return found === null ? null : { name: found.city, end: found.end }
}

function misspeltTown(reading: Reading, at: number, lead: Lead): Town | null {
  const { tokens, text, vocabulary } = reading
  const token = tokens[at]
  const word = token?.text ?? ''
  const isOther = isTerm(word) || isPlaceWord(word) || vocabulary.isWord(word) || knownFirms.words.has(word)
  if (word.length < SHORTEST_MISSPELT || isOther || sureStreetTypes.longest(tokens, at + 1) !== null)
    return null
  // A name written as one is rather somebody's.
  const isName =
    /^\p{Lu}/u.test(text.slice(token?.start, token?.end)) && /^\p{Lu}/u.test(nextWritten(reading, at))
  if (isName || !(lead.isPlace || standsAlone(reading, at))) return null
  const found = moreTowns().index.misspelt(tokens, at)
  if (found === null || found.end > at + 1 || isWordlikeTown(found.city.toLowerCase())) return null
  return isInflected(word, found.city.toLowerCase()) ? null : { name: found.city, end: found.end }
}

/** "san bernadino": of two words the long second one is a letter off, and means nothing else. */
function slippedTown({ tokens, vocabulary }: Reading, at: number): Town | null {
  const second = tokens[at + 1]?.text ?? ''
  const isLong = second.length >= SHORTEST_MISSPELT && !isTerm(second) && !vocabulary.isWord(second)
  const isOfTown = isLong && moreTowns().index.words.has(tokens[at]?.text ?? '')
  const found = isOfTown ? moreTowns().index.misspelt(tokens, at) : null
  const isOne = found?.end === at + 2 && found.city.toLowerCase().split(' ')[0] === tokens[at]?.text
  return isOne && found !== null ? { name: found.city, end: found.end } : null
}

function nextWritten({ tokens, text }: Reading, at: number): string {
  const next = tokens[at + 1]
  return next?.kind === 'word' ? text.slice(next.start, next.end) : ''
}

/** At the beginning, or between words of the language. */
function standsAlone({ tokens, vocabulary }: Reading, at: number): boolean {
  const isOpen = (i: number) => {
    const token = tokens[i]
    if (token === undefined || token.kind !== 'word' || isTerm(token.text)) return true
    return vocabulary.types.words.has(token.text)
  }
  return isOpen(at - 1) && isOpen(at + 1)
}

/** "stores" is no misspelling of Storrs, nor "planted" of Planter. */
function isInflected(word: string, town: string): boolean {
  return /(?:ed|ing|s|er|ly)$/.test(word) && !/(?:ed|ing|s|er|ly)$/.test(town)
}

function isBeforeState({ tokens, vocabulary }: Reading, end: number): boolean {
  const comma = tokens[end]?.text === ',' ? end + 1 : end
  return vocabulary.states.has(tokens[comma]?.text ?? '')
}

/** "Liberty Trust", "Jackson-Shaw": a capital word that means nothing else makes a name of it. */
function isInName({ tokens, text, vocabulary }: Reading, at: number): boolean {
  const next = tokens[at]
  if (next?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(text.slice(next.start, next.end))) return false
  const { places, towns, counties } = knownPlaces()
  const isPlace = [places, towns, counties].some((table) => table.longest(tokens, at) !== null)
  const isTown = isPlace || moreTowns().index.exact(tokens, at) !== null
  const isOther = isTerm(next.text) || glueAt(tokens, at) !== null || vocabulary.isWord(next.text)
  return !isTown && !isOther && !vocabulary.states.has(next.text) && knownFirms.longest(tokens, at) === null
}
