import type { Token } from '../words/lexer.ts'
import { readNumberPhrase } from '../words/number-phrase.ts'
import { units } from './units.ts'

interface Part {
  value: number
  /** The token after it. */
  end: number
}

const PARTS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
])

/**
 * "half an acre", "three quarters of an acre", "3/4 acre", "an acre and a half", "1 1/2 acres", "two and a half acres":
 * the amount, and the token of the acre. "3/4" is a fraction of acres only.
 */
export function partOfAcre(tokens: readonly Token[], at: number): Part | null {
  const acre = oneAcre(tokens, at)
  if (acre > at && isAcre(tokens, acre)) {
    const part = andPart(tokens, acre + 1)
    // The acre itself must follow the figure.
    return part === null ? { value: 1, end: acre } : null
  }
  const whole = wholeAt(tokens, at)
  const mixed = whole === null ? null : (fraction(tokens, whole.end) ?? andPart(tokens, whole.end))
  const found =
    mixed !== null && whole !== null
      ? { value: whole.value + mixed.value, end: mixed.end }
      : onlyPart(tokens, at)
  if (found === null) return null
  const unit = tokens[found.end]?.text === '-' ? found.end + 1 : found.end
  return isAcre(tokens, unit) ? { ...found, end: unit } : null
}

/** After "an", "a full", "one whole"; `at` where the figure is another. */
function oneAcre(tokens: readonly Token[], at: number): number {
  const article = /^(?:an?|one)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  if (/^(?:full|whole)$/.test(tokens[article]?.text ?? '')) return article + 1
  return tokens[at]?.text === 'an' ? at + 1 : at
}

/** "1/4 million", "1 1/2 million", "3/4 of a million": a part of a scale. */
export function partOfScale(tokens: readonly Token[], at: number): (Part & { multiplier: number }) | null {
  if (tokens[at + 1]?.text !== '/' && tokens[at + 2]?.text !== '/') return null
  const whole = wholeAt(tokens, at)
  const mixed = whole === null ? null : fraction(tokens, whole.end)
  const part = mixed ?? fraction(tokens, at)
  if (part === null) return null
  let { end } = part
  while (/^(?:of|an?)$/.test(tokens[end]?.text ?? '')) end++
  if (!/^(?:million|mil|mm)$/.test(tokens[end]?.text ?? '')) return null
  const value = (mixed === null ? 0 : (whole?.value ?? 0)) + part.value
  return { value: value * MILLION, multiplier: MILLION, end: end + 1 }
}

const MILLION = 1_000_000

function onlyPart(tokens: readonly Token[], at: number): Part | null {
  const start = tokens[at]?.text === 'a' ? at + 1 : at
  const value = PARTS.get(tokens[start]?.text ?? '')
  const alone = value === undefined ? null : { value, end: start + 1 }
  const part = partsInWords(tokens, start) ?? alone ?? fraction(tokens, at)
  if (part === null) return null
  let { end } = part
  while (/^(?:of|an?)$/.test(tokens[end]?.text ?? '')) end++
  return { ...part, end }
}

const COUNTS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((word, i) => [word, i + 1]),
)
const DIVISORS: readonly (readonly [parts: RegExp, of: number])[] = [
  [/^thirds?$/, 3],
  [/^(?:quarters?|fourths?)$/, 4],
  [/^fifths?$/, 5],
  [/^eighths?$/, 8],
]

/** "three quarters", "two-thirds" */
function partsInWords(tokens: readonly Token[], at: number): Part | null {
  const count = COUNTS.get(tokens[at]?.text ?? '')
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const of = DIVISORS.find(([parts]) => parts.test(tokens[next]?.text ?? ''))?.[1]
  return count === undefined || of === undefined || count >= of ? null : { value: count / of, end: next + 1 }
}

/** "and a half", "and three quarter". */
export function andPart(tokens: readonly Token[], at: number): Part | null {
  if (tokens[at]?.text !== 'and') return null
  const value = /^(?:an?|one)$/.test(tokens[at + 1]?.text ?? '')
    ? PARTS.get(tokens[at + 2]?.text ?? '')
    : undefined
  return value === undefined ? partsInWords(tokens, at + 1) : { value, end: at + 3 }
}

/** "eighty-two and a half cents", "one and a half to two and three quarter acres": the part counts with the whole. */
export function wholeAndPart<T extends Part & { multiplier: number }>(whole: T, tokens: readonly Token[]): T {
  const part = whole.multiplier === 1 ? andPart(tokens, whole.end) : null
  return part === null ? whole : { ...whole, value: whole.value + part.value, end: part.end }
}

function wholeAt(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  if (token?.kind === 'number') return { value: Number(token.text.replaceAll(',', '')), end: at + 1 }
  return readNumberPhrase(tokens, at)
}

function isAcre(tokens: readonly Token[], at: number): boolean {
  return units.longest(tokens, at)?.value === 'acre'
}

function fraction(tokens: readonly Token[], at: number): Part | null {
  const stroke = tokens[at + 1]
  if (stroke?.text !== '/') return null
  const upper = tokens[at]
  const lower = tokens[at + 2]
  if (upper?.kind !== 'number' || lower?.kind !== 'number') return null
  if (!/^\d$/.test(upper.text) || !/^[2-8]$/.test(lower.text) || !stroke.glued || !lower.glued) return null
  return { value: Number(upper.text) / Number(lower.text), end: at + 3 }
}
