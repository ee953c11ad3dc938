import type { CityIndex } from '../vocabulary/city-index.ts'
import type { Token } from '../words/lexer.ts'

/** Words of the longest town before the letter. */
const MOST_WORDS = 3

/** "channelview n baytown", "n cypress too": between towns in small letters it is "and", and no north. */
export function withJoiningN(tokens: readonly Token[], text: string, { exact }: CityIndex): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.text !== 'n' || text.charAt(token.start) !== 'n' || at + 1 >= tokens.length) return token
    const isBefore = Array.from({ length: MOST_WORDS }, (_, i) => at - 1 - i).some(
      (start) => start >= 0 && exact(tokens, start)?.end === at,
    )
    const isFirst = at === 0 && /^(?:too|also|well)$/.test(tokens.at(-1)?.text ?? '')
    const isTown = isBefore || isFirst ? exact(tokens, at + 1) !== null : false
    return isTown ? { ...token, text: 'and' } : token
  })
}
