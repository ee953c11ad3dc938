import { comparators } from '../amounts/comparators.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Token } from '../words/lexer.ts'

/**
 * "no more than 4 docks or 2 grade doors": the bound is of both counts, so that the tokens say it twice. "At least 4
 * docks or 2 ramps" stays a choice.
 */
export function withSharedBounds(said: readonly Token[]): Token[] {
  const tokens = withSharedUnits(said)
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

/** "less than 5 acres or more than 20": beyond either end, in the same unit. */
function withSharedUnits(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const low = boundedAt(tokens, at)
    const unit = low === null ? null : (units.longest(tokens, low.end) ?? nouns.longest(tokens, low.end))
    if (low === null || unit === null || tokens[unit.end]?.text !== 'or') continue
    const high = boundedAt(tokens, unit.end + 1)
    const isBare =
      high !== null && (units.longest(tokens, high.end) ?? nouns.longest(tokens, high.end)) === null
    if (high === null || !isBare || high.isMost === low.isMost) continue
    const end = tokens[high.end - 1]?.end ?? 0
    const again = tokens.slice(low.end, unit.end).map((token) => ({ ...token, start: end, end }))
    return [...tokens.slice(0, high.end), ...again, ...tokens.slice(high.end)]
  }
  return tokens
}

function boundedAt(tokens: readonly Token[], at: number): { isMost: boolean; end: number } | null {
  const bound = comparators.longest(tokens, at)
  const amount = bound === null ? null : readAmount(tokens, bound.end)
  const isPlain = bound?.value.field === null && /^(?:min|max)$/.test(bound.value.side)
  if (bound === null || amount === null || !isPlain || isYear(amount.digits)) return null
  return { isMost: bound.value.side === 'max', end: amount.end }
}

function isYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits)
}

/** "4 docks": how many of what stands there without a bound of its own. */
function countAt(tokens: readonly Token[], at: number): { field: string; end: number } | null {
  const amount = readAmount(tokens, at)
  const noun = amount === null ? null : nouns.longest(tokens, amount.end)
  if (amount === null || noun === null || wordsFor(noun.value.field).isCounted !== true) return null
  return noun.value.field === 'yearBuilt' ? null : { field: noun.value.field, end: noun.end }
}
