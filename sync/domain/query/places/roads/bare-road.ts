import type { LatLng } from '../../../area/coordinates.ts'
import { units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import { isPlaceWord } from '../../vocabulary/known-places.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import { isTerm } from '../../vocabulary/spelling.ts'
import { glueAt } from '../../words/glue.ts'
import type { Token } from '../../words/lexer.ts'
import { joints, spellingsOf } from './road-words.ts'

/** Nothing follows a bare number that it would be a figure of. */
export function isPlain({ tokens }: Reading, at: number): boolean {
  const next = tokens[at]
  if (next === undefined || /^[,;)?!.&@]$/.test(next.text)) return true
  // "290 200k": a size of its own.
  if (next.kind === 'number' && !next.glued)
    return next.text.includes(',') || (tokens[at + 1]?.glued === true && tokens[at + 1]?.text === 'k')
  return (
    next.kind === 'word' &&
    !next.glued &&
    units.longest(tokens, at) === null &&
    nouns.longest(tokens, at) === null &&
    (isTerm(next.text) || glueAt(tokens, at) !== null || joints.has(next.text)) &&
    !/^(?:k|mi|miles?|min|minutes?|km|to|or|thousand|million|cents|dollars|percent|percentile)$/.test(
      next.text,
    )
  )
}

/** "99 & 290": two numbers of roads that the book has. */
export function areTwoNumbers(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const joint = tokens[at + 1]?.text ?? ''
  return (
    /^[&@]$|^at$/.test(joint) &&
    isPlain(reading, at + 3) &&
    [at, at + 2].every((one) => isKnownRoad(reading, one))
  )
}

/** "45 north and rayford" */
export function isOfWay(reading: Reading, at: number): boolean {
  const { tokens, vocabulary } = reading
  const isJoined =
    /^(?:north|south|east|west)$/.test(tokens[at]?.text ?? '') && joints.has(tokens[at + 1]?.text ?? '')
  const [street, next] = [tokens[at + 2], tokens[at + 3]]
  if (!isJoined || street?.kind !== 'word' || !isKnownRoad(reading, at - 1)) return false
  const isOther =
    isTerm(street.text) ||
    glueAt(tokens, at + 2) !== null ||
    vocabulary.isWord(street.text) ||
    isPlaceWord(street.text)
  return !isOther && (next === undefined || next.kind === 'sign')
}

/** Whether a token is the number of a road that a property of the book is on or near. */
export function isKnownRoad({ tokens, vocabulary }: Reading, at: number): boolean {
  return spellingsAt(tokens[at]).some((spelling) => (vocabulary.pointsAt?.(spelling) ?? []).length > 0)
}

/** The properties on or near the road whose number a token is. */
export function pointsOfNumber({ tokens, vocabulary }: Reading, at: number): readonly LatLng[] {
  return spellingsAt(tokens[at]).flatMap((spelling) => vocabulary.pointsAt?.(spelling) ?? [])
}

function spellingsAt(token: Token | undefined): readonly string[] {
  return token?.kind === 'number' && /^\d{2,4}$/.test(token.text) ? spellingsOf('Hwy', token.text) : []
}
