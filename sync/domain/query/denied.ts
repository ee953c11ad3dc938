import type { Criterion } from '../criteria/criterion.ts'
import type { Before, Previous } from './lead-words.ts'
import type { Token } from './lexer.ts'
import { isOfPlace } from './place-of-choice.ts'
import type { Found } from './reading.ts'

/** "nothing under 20k": a bound that is said by denying its opposite. */
export function isDenial(tokens: readonly Token[], at: number, found: Found): boolean {
  const isBound = found.kind === 'criterion' && found.criterion.kind === 'range'
  return isBound && /^(?:no|not|nothing)$/.test(tokens[at]?.text ?? '')
}

/** "Harris County but Pasadena", "everything in Katy but the office stuff" */
export function isBut(
  tokens: readonly Token[],
  at: number,
  found: Found,
  previous: Previous | null,
): boolean {
  const isPlace = found.kind === 'criterion' && isOfPlace(found.criterion)
  const isAfterPlace =
    previous !== null && ['city', 'zip', 'zone', 'state', 'county'].includes(previous.family)
  const isIn = /^(?:inside|within|in|near|around)$/.test(tokens[at]?.text ?? '')
  if (isPlace && isAfterPlace && tokens[at - 1]?.text === 'but') return !isIn
  const isBound = found.kind === 'criterion' && found.criterion.kind === 'range'
  const but = ARTICLE.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1
  if (isBound || tokens[but]?.text !== 'but') return false
  // "every town but Houston", "any warehouse but those in Katy"
  const isOfEach = tokens.slice(Math.max(but - MOST_BETWEEN, 0), but).some(({ text }) => EACH.test(text))
  return isOfEach || tokens.slice(0, but).some(({ text }) => ALL.test(text))
}

/** Tokens from "every" to "but". */
const MOST_BETWEEN = 3
const EACH = /^(?:every|any|each|all)$/

const ARTICLE = /^(?:the|any|an?)$/
const ALL = /^(?:everything|everyone|everybody|everywhere)$/

/** "no shared docks", "no second floor office": what is denied is not just any. */
export function isPartOfDenied({ criterion }: { criterion: Criterion }, family: Previous['family']): boolean {
  const isOffice = criterion.kind === 'word' && criterion.anyOf.includes('Office')
  return family === 'amenity' || isOffice
}

/** "drop any warehouse that sold above $120 a foot": what follows the type is denied, and the type is not. */
export function isClauseOf(tokens: readonly Token[], found: Found, before: Before): boolean {
  const isType =
    found.kind === 'criterion' && found.criterion.kind === 'word' && found.criterion.field === 'propertyType'
  return isType && before.not && before.isExclusion && /^(?:that|which)$/.test(tokens[found.end]?.text ?? '')
}

/** "docks don't matter, but I want sprinklers": a further clause is not denied with the one before. */
export function beginsAnew(between: readonly Token[]): boolean {
  return between.some(
    ({ kind, text }) => kind === 'sign' || /^(?:but|i|we|want|wants|need|needs)$/.test(text),
  )
}
