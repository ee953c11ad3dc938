import { readCount } from '../../words/number-words.ts'
import { trailingComparators } from '../amounts/comparators.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Token } from '../words/lexer.ts'

/** Words of the longest noun. */
const LONGEST_NOUN = 5

/** "docks x4", "grade level x 2", "x2 grade", "4 x DH", "docks, six": how many there are of what is counted; the sign goes. */
export function withCountsBehind(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isOfSize = token.glued && tokens[at - 1]?.kind === 'number'
    const glued = isOfSize ? undefined : /^x(\d{1,3})$/.exec(token.text)?.[1]
    if (glued !== undefined && (endsCounted(tokens, at) || isCounted(tokens, at + 1)))
      return [{ ...token, kind: 'number' as const, text: glued, glued: false }]
    if (token.text === ',' && isCountAtEnd(tokens, at + 1) && endsCounted(tokens, at)) return []
    if (!/^[x×]$/.test(token.text)) return [token]
    const isBetween = isWholeNumber(tokens, at - 1) && isCounted(tokens, at + 1)
    return isBetween || (isWholeNumber(tokens, at + 1) && endsCounted(tokens, at)) ? [] : [token]
  })
}

/** "grade level doors, two", "docks, 8 minimum": nothing follows that the number would be of. */
function isCountAtEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[trailingComparators.longest(tokens, at + 1)?.end ?? at + 1]
  const isNumber = isWholeNumber(tokens, at) || readCount(tokens[at]?.text ?? '') !== null
  return isNumber && (next === undefined || /^[,;.!?]$/.test(next.text))
}

/** "12x14" is how large a door is. */
function isWholeNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return /^\d{1,3}$/.test(tokens[at]?.text ?? '') && !(next?.glued === true && /^[x'"]/.test(next.text))
}

function endsCounted(tokens: readonly Token[], at: number): boolean {
  return Array.from({ length: LONGEST_NOUN }, (_, i) => at - 1 - i).some((start) => {
    return start >= 0 && nouns.longest(tokens, start)?.end === at && isCounted(tokens, start)
  })
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const noun = nouns.longest(tokens, at)
  return noun?.value.standsAlone === true && wordsFor(noun.value.field).isCounted === true
}
