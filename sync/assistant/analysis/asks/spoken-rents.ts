import { spokenRent } from '../../../domain/query/spoken/spoken-rent.ts'
import { lex } from '../../../domain/query/words/lexer.ts'

/** "seventeen fifty net": the rents that are spoken, in dollars. */
export function withSpokenRents(text: string): string {
  const tokens = lex(text)
  let written = ''
  let last = 0
  for (let at = 0; at < tokens.length; ) {
    const found = spokenRent(tokens, at)
    const [first, end] = [tokens[at], tokens[(found?.end ?? 0) - 1]]
    if (found === null || first === undefined || end === undefined) {
      at += 1
      continue
    }
    const said = found.tokens
      .map((token) => (token.glued || token.text === '$' ? token.text : ` ${token.text} `))
      .join('')
    written += text.slice(last, first.start) + said.replace('$ ', '$').trim()
    last = end.end
    at = found.end
  }
  return written + text.slice(last)
}
