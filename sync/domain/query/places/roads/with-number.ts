import { units } from '../../amounts/units.ts'
import { nouns } from '../../fields/nouns.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import { isKnownRoad } from './bare-road.ts'
import { sideBehind } from './beside-road.ts'
import type { Road } from './road-points.ts'
import { spellingsOf } from './road-words.ts'

/** Codes of states that roads are written with as well. */
const STATE_CODES: ReadonlySet<string> = new Set(['tx', 'ca'])

/** "I-10", "Hwy 290", "FM 1960 W": a road by its kind, which ends at `end`, and its number. */
export function withNumber(reading: Reading, at: number, end: number, kind: string): Road | null {
  const { tokens, text } = reading
  const number = tokens[end]?.text === '-' ? end + 1 : end
  const token = tokens[number]
  if (token?.kind !== 'number' || !/^\d{1,4}$/.test(token.text)) return null
  // "I-1 zoning"
  if (kind === 'I' && /^[123679]$/.test(token.text)) return null
  const after = tokens[number + 1]
  // "Spring TX 10-15k" is a size, and so is "10k".
  if (
    after?.text === '-' &&
    after.glued &&
    tokens[number + 2]?.kind === 'number' &&
    tokens[number + 2]?.glued
  )
    return null
  if (after?.glued === true && after.kind === 'word' && !/^[nsew]$/.test(after.text)) return null
  if (units.longest(tokens, number + 1) !== null && after?.text !== 's') return null
  // "Houston, TX 10 dock doors"
  if (STATE_CODES.has(tokens[at]?.text ?? '') && nouns.longest(tokens, number + 1) !== null) return null
  // "Beltway 8 n 290" is where two meet.
  const isAnd = tokens[number + 1]?.text === 'n' && isKnownRoad(reading, number + 2)
  const isWay = !isAnd && /^(?:n|s|e|w|north|south|east|west)$/.test(tokens[number + 1]?.text ?? '')
  // "I-10 west of the Beltway"
  const way = isWay && sideBehind(reading, number + 1) === null ? number + 2 : number + 1
  const written = text.slice(tokens[at]?.start, tokens[way - 1]?.end)
  return { name: written, spellings: spellingsOf(kind, token.text), end: way }
}
