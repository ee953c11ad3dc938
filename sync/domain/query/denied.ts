import type { Previous } from './lead-words.ts'
import type { Token } from './lexer.ts'
import { isOfPlace } from './place-of-choice.ts'
import type { Found } from './reading.ts'

/** "nothing under 20k": a bound that is said by denying its opposite. */
export function isDenial(tokens: readonly Token[], at: number, found: Found): boolean {
  const isBound = found.kind === 'criterion' && found.criterion.kind === 'range'
  return isBound && /^(?:no|not|nothing)$/.test(tokens[at]?.text ?? '')
}

/** "Harris County but Pasadena" */
export function isBut(
  tokens: readonly Token[],
  at: number,
  found: Found,
  previous: Previous | null,
): boolean {
  const isPlace = found.kind === 'criterion' && isOfPlace(found.criterion)
  const isAfterPlace =
    previous !== null && ['city', 'zip', 'zone', 'state', 'county'].includes(previous.family)
  return isPlace && isAfterPlace && tokens[at - 1]?.text === 'but'
}
