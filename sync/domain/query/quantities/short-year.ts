import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import type { Token } from '../words/lexer.ts'

/**
 * Two digits of a year, with nothing behind them that they would be a figure of: of this century, where `digits` says
 * no other.
 */
export function isShortYear(tokens: readonly Token[], at: number, digits = /^[12]\d$/): boolean {
  const next = tokens[at + 1]
  const isPlain = next === undefined || (next.kind === 'sign' ? /^[,;.)?!]$/.test(next.text) : !next.glued)
  return (
    digits.test(tokens[at]?.text ?? '') &&
    isPlain &&
    units.longest(tokens, at + 1) === null &&
    nouns.longest(tokens, at + 1) === null
  )
}
