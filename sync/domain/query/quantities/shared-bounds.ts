import { comparators } from '../amounts/comparators.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Token } from '../words/lexer.ts'

/**
 * "no more than 4 docks or 2 grade doors": the bound is of both counts, so that the tokens say it twice. "At least 4
 * docks or 2 ramps" stays a choice.
 */
export function withSharedBounds(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    const bound = comparators.longest(tokens, at)
    const first = bound?.value.side === 'max' ? countAt(tokens, bound.end) : null
    if (bound === null || first === null) continue
    const joint = tokens[first.end]
    const next = first.end + 1
    const second = /^(?:or|nor|and|&)$/.test(joint?.text ?? '') ? countAt(tokens, next) : null
    if (joint === undefined || second === null || second.field === first.field) continue
    const and: Token = { ...joint, kind: 'word', text: 'and' }
    const said = tokens.slice(at, bound.end).map((token) => ({ ...token, start: joint.end, end: joint.end }))
    return [...tokens.slice(0, first.end), and, ...said, ...tokens.slice(next)]
  }
  return [...tokens]
}

/** "4 docks": how many of what stands there without a bound of its own. */
function countAt(tokens: readonly Token[], at: number): { field: string; end: number } | null {
  const amount = readAmount(tokens, at)
  const noun = amount === null ? null : nouns.longest(tokens, amount.end)
  if (amount === null || noun === null || wordsFor(noun.value.field).isCounted !== true) return null
  return noun.value.field === 'yearBuilt' ? null : { field: noun.value.field, end: noun.end }
}
