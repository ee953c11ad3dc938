import type { Token } from './lexer.ts'

/** "what about 24 docks", "how about $1.10": the word asks, and makes no figure rough. */
export function withoutHowAbout(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, at) => {
    const figure = /^[$.]$/.test(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : tokens[at + 1]
    const isAsked = text === 'about' && /^(?:what|how)$/.test(tokens[at - 1]?.text ?? '')
    return !(isAsked && figure?.kind === 'number')
  })
}
