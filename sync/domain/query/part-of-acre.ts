import type { Token } from './lexer.ts'
import { units } from './units.ts'

const PARTS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
])

/** "half an acre", "quarter acre", "3/4 acre": how much, and the token of the acre. Of nothing else are parts asked for. */
export function partOfAcre(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const part = PARTS.get(tokens[at]?.text ?? '')
  const article = part !== undefined && /^an?$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0
  const found = part === undefined ? fraction(tokens, at) : { value: part, end: at + 1 + article }
  if (found === null) return null
  const unit = tokens[found.end]?.text === '-' ? found.end + 1 : found.end
  return units.longest(tokens, unit)?.value === 'acre' ? { ...found, end: unit } : null
}

function fraction(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const stroke = tokens[at + 1]
  if (stroke?.text !== '/') return null
  const upper = tokens[at]
  const lower = tokens[at + 2]
  if (upper?.kind !== 'number' || lower?.kind !== 'number') return null
  if (!/^\d$/.test(upper.text) || !/^[2-8]$/.test(lower.text) || !stroke.glued || !lower.glued) return null
  return { value: Number(upper.text) / Number(lower.text), end: at + 3 }
}
