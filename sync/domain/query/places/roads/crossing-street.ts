import type { LatLng } from '../../../area/coordinates.ts'
import { haversineMiles } from '../../../area/distance.ts'
import { isPlaceWord, moreTowns } from '../../vocabulary/known-places.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import { isTerm } from '../../vocabulary/spelling.ts'
import { glueAt } from '../../words/glue.ts'
import { fromTable } from '../place-from-table.ts'
import { isKnownRoad, isPlain, pointsOfNumber } from './bare-road.ts'
import { joints } from './road-words.ts'

/** "Hwy 6 and Westheimer": a name that is no town, no firm and no word of the language. */
export function isStreetOfOne({ tokens, text, vocabulary }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return false
  // In a question without capitals a last word is as likely one.
  const next = tokens[at + 1]
  const isEnd = next === undefined || next.text === ',' || next.kind === 'number'
  const isLast =
    !/\p{Lu}/u.test(text) &&
    token.text.length > 4 &&
    (isEnd || vocabulary.types.longest(tokens, at + 1) !== null)
  if (!isLast && !/^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))) return false
  const isOther = isTerm(token.text) || glueAt(tokens, at) !== null || vocabulary.isWord(token.text)
  return !isOther && !isPlaceWord(token.text) && !vocabulary.states.has(token.text)
}

/** Miles: a town is on a road only where a property on that road is as near. */
const FAR_FROM_ROAD = 40

/** "290 and Fairbanks": after a road, a street with the name of a town that is nowhere near that road. */
export function isStreetOfFarTown(reading: Reading, at: number): boolean {
  const { tokens, vocabulary } = reading
  const town = moreTowns().index.exact(tokens, at)
  if (town?.end !== at + 1 || vocabulary.cities.exact(tokens, at) !== null) return false
  if (isTerm(tokens[at]?.text ?? '') || glueAt(tokens, at) !== null) return false
  const road = pointsOfNumber(reading, at - 2)
  const namesakes = moreTowns().named.get(town.city) ?? []
  const isFar = (one: LatLng) => road.every((point) => haversineMiles(one, point) > FAR_FROM_ROAD)
  return road.length > 0 && namesakes.every(isFar)
}

/** "290 and barker cypress", "249 at Spring Cypress": two words of which one is no town, or two towns in a row. */
export function isStreetOfTwo({ tokens, vocabulary }: Reading, at: number): boolean {
  const isName = (i: number) =>
    tokens[i]?.kind === 'word' && !isTerm(tokens[i]?.text ?? '') && glueAt(tokens, i) === null
  const isTown = (i: number) => vocabulary.cities.exact(tokens, i)?.end === i + 1
  if (!isName(at + 1) || vocabulary.types.longest(tokens, at + 1) !== null) return false
  if (isTown(at)) return isTown(at + 1)
  return isName(at) && vocabulary.cities.exact(tokens, at) === null && isTown(at + 1)
}

/** "and Little York": two words with capital letters that are no place together. */
export function isWrittenStreet(reading: Reading, at: number): boolean {
  const { tokens, text, vocabulary } = reading
  const areWritten = [at, at + 1].every((i) => {
    const token = tokens[i]
    return token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))
  })
  if (!areWritten || isTerm(tokens[at + 1]?.text ?? '')) return false
  const isTown = (i: number) => vocabulary.cities.exact(tokens, i) !== null
  return !isTown(at) && !isTown(at + 1) && fromTable(reading, at) === null
}

/** Words of the longest name of a street. */
const MOST_WORDS = 3
const COMPASS = /^(?:north|south|east|west|n|s|e|w)$/

/** "Fallbrook & 249", "West Little York at 290": a written name before a road that the book has; where it ends. */
export function nameOfCrossing(reading: Reading, at: number): number | null {
  const { tokens, text, vocabulary } = reading
  for (let end = at; end < at + MOST_WORDS; end++) {
    const token = tokens[end]
    const isName = token?.kind === 'word' && /^\p{Lu}/u.test(text.slice(token.start, token.end))
    const isCompass = end === at && COMPASS.test(token?.text ?? '')
    const isWord = end === at && (isTerm(token?.text ?? '') || glueAt(tokens, end) !== null)
    const isPlace = vocabulary.cities.exact(tokens, end) !== null
    const isOther = !isCompass && (isWord || isPlace || vocabulary.types.longest(tokens, end) !== null)
    if (!isName || isOther) return null
    const isJoined = /^(?:&|@|at|and)$/.test(tokens[end + 1]?.text ?? '') && !isCompass
    if (isJoined && isKnownRoad(reading, end + 2) && isPlain(reading, end + 3)) return end + 1
  }
  return null
}

/** "45 and rankin": a road that the book has. */
export function isBesideStreet(reading: Reading, at: number): boolean {
  const isJoined = joints.has(reading.tokens[at + 1]?.text ?? '')
  if (!isJoined || !isKnownRoad(reading, at)) return false
  return isStreetOfOne(reading, at + 2) || isStreetOfFarTown(reading, at + 2)
}
