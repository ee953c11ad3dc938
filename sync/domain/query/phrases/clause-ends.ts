import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { wishes } from './told-words.ts'

/** Ends of sentences and of lines, but no point of an abbreviation: "Clinton Dr. and". */
export function isStop({ tokens, text }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'sign') return false
  if (/^[;!?]$/.test(token.text)) return true
  if (token.text === ',') return text.slice(token.start, token.end).includes('\n')
  if (token.text !== '.') return false
  const isShort = ABBREVIATED.test(tokens[at - 1]?.text ?? '')
  return !isShort || /^\s*[A-Z\d(]/.test(text.slice(token.end))
}

const ABBREVIATED = /^(?:st|ave|rd|dr|blvd|hwy|pkwy|ln|sq|ft|approx|min|max|co|inc|corp|ltd|mr|mrs|ms|[a-z])$/

/** The token behind what joins a clause to the one before: ", and they". */
export function pastJoints(tokens: readonly Token[], at: number): number {
  let next = at + 1
  while (
    /^(?:,|and|but|so|they|is|are|he|she|we)$/.test(tokens[next]?.text ?? '') &&
    wishes.longest(tokens, next) === null
  )
    next++
  return next
}
