import { GLUE_TERMS, type Glue } from './glue-words.ts'
import type { Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'

const words = phraseTable<Glue>(GLUE_TERMS)

/** The small word, phrase or sign at a token. */
export function glueAt(tokens: readonly Token[], at: number): { value: Glue; end: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'sign') return words.longest(tokens, at)
  return { value: endsSentence(tokens, at) ? { kind: 'stop' } : signGlue(token.text), end: at + 1 }
}

/** "none of those. Katy, 50k": a point behind a whole word and before a blank. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [before, point, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (point?.text !== '.' || before === undefined || after === undefined || after.glued) return false
  return before.kind === 'number' || (before.kind === 'word' && !SHORTENED.test(before.text))
}

const SHORTENED =
  /^(?:(?!(?:it|us|no|me|so|up|do|go|in|be)$).{1,2}|ave|blvd|hwy|pkwy|approx|min|max|incl|excl|esp|bldg|bldgs|whse|mfg|dist|ind|ext|int|w\/o)$/

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
