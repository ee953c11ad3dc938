import { lex, type Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'

const thanks = phraseTable([
  [true, 'please|pls|plz|thanks|thank you|thx|thanks a lot|thanks so much|many thanks|thanks again'],
])
/** Words of the longest of them. */
const LONGEST = 3

/** "no fewer than 8 please": what is only said out of courtesy at the end stands behind no figure. */
export function withoutThanks(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex(({ text }) => !/^[.!?]$/.test(text))
  for (let at = Math.max(last - LONGEST + 1, 1); at <= last; at++) {
    if (thanks.longest(tokens, at)?.end !== last + 1) continue
    const end = tokens[at - 1]?.text === ',' ? at - 1 : at
    return withoutThanks(tokens.slice(0, end))
  }
  return tokens
}

/** The same of a text. */
export function textWithoutThanks(text: string): string {
  const tokens = lex(text)
  const kept = withoutThanks(tokens)
  return kept.length === tokens.length ? text : text.slice(0, kept.at(-1)?.end ?? 0)
}
