import { GLUE_TERMS, type Glue } from './glue-words.ts'
import type { Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'

const words = phraseTable<Glue>(GLUE_TERMS)

/** The small word, phrase or sign at a token. */
export function glueAt(tokens: readonly Token[], at: number): { value: Glue; end: number } | null {
  const token = tokens[at]
  return token?.kind === 'sign' ? { value: signGlue(token.text), end: at + 1 } : words.longest(tokens, at)
}

function signGlue(sign: string): Glue {
  switch (sign) {
    case '-':
    case '/':
    case '.':
    case "'":
    case '$':
      return { kind: 'joint' }
    case '&':
    case '+':
      return { kind: 'and' }
    case ',':
      return { kind: 'comma' }
    default:
      return { kind: 'stop' }
  }
}
