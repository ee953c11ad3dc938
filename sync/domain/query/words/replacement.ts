import type { Token } from './lexer.ts'

/** What is said in another way, as the rest reads it: the tokens in place of those up to `end`. */
export interface Replacement {
  tokens: readonly Token[]
  end: number
}
