import type { Token } from '../words/lexer.ts'
import { memoizeAt } from '../words/memoize-at.ts'
import { readNumberPhrase } from '../words/number-phrase.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { andPart, partOfAcre, partOfScale, wholeAndPart } from './fractions.ts'
import { units } from './units.ts'

/** A figure as typed, without its unit. */
export interface Amount {
  value: number
  /** 1 where none was typed; 1000 for "40k". */
  multiplier: number
  hasDollar: boolean
  hasCents: boolean
  /** "1990s". */
  isDecade: boolean
  /** The digits as typed; empty for a number word. */
  digits: string
  /** The token after it. */
  end: number
}

const multipliers = phraseTable([
  [1_000, 'k|thousand|grand|thou'],
  [1_000_000, 'mm|mil|million'],
])
const cents = phraseTable([[true, '¢|cent|cents']])
const dollars = phraseTable([[true, 'dollar|dollars|buck|bucks']])

/** Every word of an amount beside its number. */
export const amountWords: ReadonlySet<string> = new Set(
  [multipliers, cents, dollars].flatMap(({ words }) => [...words]),
)

/** Reads "40k", "$0.95", "1,250,000", "50 cents", "24'6"" (of feet and inches), "1990s", "four", "a dollar". */
export const readAmount = memoizeAt((tokens, at): Amount | null => {
  const hasDollar = tokens[at]?.text === '$'
  // "the '90s"
  const isShortYear = tokens[at]?.text === "'" && /^\d\d$/.test(tokens[at + 1]?.text ?? '')
  const first = hasDollar || isShortYear ? at + 1 : at
  const token = tokens[first]
  // Neither the number of an amount of money without its dollar sign, nor the end of a fraction or a date.
  if (token === undefined || (!hasDollar && tokens[at - 1]?.text === '$') || isDenominator(tokens, at))
    return null
  const plain = { hasDollar, hasCents: false, isDecade: false, multiplier: 1 }
  const part = partOfAcre(tokens, first)
  if (part !== null) return { ...plain, ...part, digits: '' }
  const scaledPart = partOfScale(tokens, first)
  if (scaledPart !== null) return { ...plain, ...scaledPart, digits: '' }
  if (token.kind === 'word') {
    const decade = DECADES.get(token.text)
    if (decade !== undefined) return { ...plain, value: decade, isDecade: true, digits: '', end: first + 1 }
    const bucks = readBucks(tokens, first)
    if (bucks !== null) return { ...plain, ...bucks, hasDollar: true, digits: '' }
    const counted = readNumberPhrase(tokens, first)
    if (counted === null || hasDollar) return null
    const amount = wholeAndPart({ ...plain, ...counted, digits: '' }, tokens)
    return (
      inCents(amount, tokens) ??
      inDollars(amount, tokens) ??
      (amount.multiplier === 1 ? scaled(amount, tokens) : amount)
    )
  }
  if (token.kind !== 'number') return null
  const value = Number(token.text.replaceAll(',', ''))
  const read = { ...plain, value, digits: token.text, end: first + 1 }
  const years = decade(read, tokens)
  if (years !== null || isShortYear) return years
  const amount = wholeAndPart(read, tokens)
  return (
    inCents(amount, tokens) ??
    inDollars(amount, tokens) ??
    feetAndInches(amount, tokens) ??
    inMillions(amount, tokens)
  )
})

/** "5 million dollars", "$2.5MM": so many millions are dollars where no square feet follow. */
function inMillions(amount: Amount, tokens: readonly Token[]): Amount {
  const large = scaled(amount, tokens)
  const isMoney = tokens[amount.end]?.text === 'mm' && !isOfUnit(tokens, large.end)
  return inDollars(large, tokens) ?? (isMoney ? { ...large, hasDollar: true } : large)
}

/** "1.2MM SF", "1.2MM to 1.6MM SF" */
function isOfUnit(tokens: readonly Token[], at: number): boolean {
  const isRange = /^(?:-|to)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number'
  const end = isRange ? (multipliers.longest(tokens, at + 2)?.end ?? at + 2) : at
  return units.longest(tokens, end) !== null
}

/** "the eighties" */
const DECADES = new Map(
  ['fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map((word, i) => [word, 1950 + 10 * i]),
)

function isDenominator(tokens: readonly Token[], at: number): boolean {
  return isGlued(tokens, at - 1, '/') && tokens[at - 2]?.kind === 'number' && tokens[at]?.glued === true
}

export function isMoney({ hasDollar, hasCents }: Pick<Amount, 'hasDollar' | 'hasCents'>): boolean {
  return hasDollar || hasCents
}

function inCents(amount: Amount, tokens: readonly Token[]): Amount | null {
  const { value, end } = amount
  // "70-cent"
  const at = isGlued(tokens, end, '-') && tokens[end + 1]?.glued === true ? end + 1 : end
  const isCents = cents.longest(tokens, at) !== null || isGlued(tokens, at, 'c')
  return isCents ? { ...amount, value: value / 100, hasCents: true, end: at + 1 } : null
}

function inDollars(amount: Amount, tokens: readonly Token[]): Amount | null {
  const found = dollars.longest(tokens, amount.end)
  if (found === null) return null
  const odd = oddCents(tokens, found.end)
  const value = odd === null ? amount.value : clean(amount.value + odd.value / 100)
  return { ...amount, value, hasDollar: true, end: odd?.end ?? found.end }
}

/** "twenty-six dollars and forty cents" */
function oddCents(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const start = tokens[at]?.text === 'and' ? at + 1 : at
  const token = tokens[start]
  const odd =
    token?.kind === 'number' ? { value: Number(token.text), end: start + 1 } : readNumberPhrase(tokens, start)
  const said = odd === null ? null : cents.longest(tokens, odd.end)
  return odd === null || said === null || odd.value >= 100 ? null : { value: odd.value, end: said.end }
}

function scaled(amount: Amount, tokens: readonly Token[]): Amount {
  const { end } = amount
  const found = isGlued(tokens, end, 'm')
    ? { value: 1_000_000, end: end + 1 }
    : multipliers.longest(tokens, end)
  if (found === null) return amount
  return { ...amount, value: clean(amount.value * found.value), multiplier: found.value, end: found.end }
}

function decade(amount: Amount, tokens: readonly Token[]): Amount | null {
  const { value, digits, end } = amount
  const s = isGlued(tokens, end, "'") ? end + 1 : end
  if (value % 10 !== 0 || !isGlued(tokens, s, 's')) return null
  if (/^\d{4}$/.test(digits)) return { ...amount, isDecade: true, end: s + 1 }
  return /^[5-9]0$/.test(digits) ? { ...amount, value: 1900 + value, isDecade: true, end: s + 1 } : null
}

function feetAndInches(amount: Amount, tokens: readonly Token[]): Amount | null {
  const { value, end } = amount
  const inches = tokens[end + 1]
  if (!isGlued(tokens, end, "'") || inches?.kind !== 'number' || !inches.glued) return null
  const isMarked = isGlued(tokens, end + 2, '"')
  // "32'6 clear": without its mark too.
  const isBare = /^(?:\d|1[01])$/.test(inches.text) && tokens[end + 2]?.glued !== true
  if (!isMarked && !isBare) return null
  return { ...amount, value: clean(value + Number(inches.text) / 12), end: isMarked ? end + 3 : end + 2 }
}

function isGlued(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at]
  return token?.glued === true && token.text === text
}

/** Rounded, because binary arithmetic is inexact: 1.1 x 1000 is 1100. */
function clean(value: number): number {
  return Number(value.toPrecision(12))
}

const buckWords = new Set(['buck', 'dollar'])

/** "a buck", "buck ten", "a dollar and a quarter", "buck and a half". */
function readBucks(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const start = tokens[at]?.text === 'a' ? at + 1 : at
  if (!buckWords.has(tokens[start]?.text ?? '')) return null
  const part = andPart(tokens, start + 1)
  if (part !== null) return { value: 1 + part.value, end: part.end }
  const next = tokens[start + 1]
  const isZero = next !== undefined && /^(?:oh|o)$/.test(next.text)
  const cents =
    next?.kind === 'number' && /^\d\d$/.test(next.text)
      ? { value: Number(next.text), end: start + 2 }
      : readNumberPhrase(tokens, isZero ? start + 2 : start + 1)
  const isCents =
    cents !== null &&
    cents.value < 100 &&
    (isZero || cents.value >= 5) &&
    units.longest(tokens, cents.end) === null
  if (isCents) return { value: clean(1 + cents.value / 100), end: cents.end }
  return { value: 1, end: start + 1 }
}
