import { moreTowns } from '../vocabulary/known-places.ts'
import type { Token } from '../words/lexer.ts'

const POINTS: Readonly<Record<string, string>> = { so: 'south', no: 'north' }

/** "So. Dallas", "warehouses in No. Houston": before a town. Elsewhere "no. Katy" is an answer. */
export function withShortCompass(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isPoint = tokens[at]?.text === '.' && tokens[at]?.glued === true && isShort(tokens, at - 1)
    if (isPoint) return []
    return isShort(tokens, at) ? [{ ...token, text: POINTS[token.text] ?? token.text }] : [token]
  })
}

function isShort(tokens: readonly Token[], at: number): boolean {
  const [word, point] = [tokens[at]?.text ?? '', tokens[at + 1]]
  if (POINTS[word] === undefined || point?.text !== '.' || !point.glued) return false
  if (word === 'no' && !/^(?:in|near|around|of|and|or)$/.test(tokens[at - 1]?.text ?? '')) return false
  return moreTowns().index.exact(tokens, at + 2) !== null
}
