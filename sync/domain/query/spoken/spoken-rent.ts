import { readCount } from '../../words/number-words.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const rates = phraseTable([
  [
    true,
    'a foot|the foot|per foot|a square foot|the square foot|per square foot|a sq ft|per sq ft|psf|a foot a month|a foot per month|a foot a year|nnn|net|triple net|gross|modified gross|mg|industrial gross|a month|per month|monthly a foot|a year|per year|a yr|per annum|annually|annual|yearly',
  ],
])
const OF_SALE = /^(?:sold|sale|sales|buy|buyer|purchase|acquire|price|ti|tis|allowance)$/
/** What says before a figure that it is a rent: "rents under seven seventy five". */
const OF_RENT = /^(?:rents?|rates?|rental|asking|paying|pay|pays|budget)$/
const MOST_BEFORE = 4
/** What makes another thing of figures in words. */
const OF_OTHER =
  /^(?:thousand|hundred|million|k|grand|sf|square|feet|foot|ft|acres?|docks?|doors?|clear|months?|years?|tons?|miles?|cents|percent|%)$/
const JOINTS = /^(?:to|-|through|thru|and)$/
const MOST_DOLLARS = 19

/** "two twenty-five a foot", "fourteen fifty to sixteen net": dollars and cents, as they are spoken. */
export function spokenRent(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  if (/^(?:-|buck|dollar)$/.test(tokens[at - 1]?.text ?? '')) return null
  const first = moneyAt(tokens, at)
  if (first === null) return null
  const joint = tokens[first.end]
  const second = JOINTS.test(joint?.text ?? '') ? moneyAt(tokens, first.end + 1) : null
  const isRange = second !== null && (first.hasCents || second.hasCents) && isRent(tokens, at, second.end)
  if (isRange && joint !== undefined)
    return {
      tokens: [...tokensOf(tokens, at, first), joint, ...tokensOf(tokens, first.end + 1, second)],
      end: second.end,
    }
  return first.hasCents && isRent(tokens, at, first.end)
    ? { tokens: tokensOf(tokens, at, first), end: first.end }
    : null
}

interface Money {
  text: string
  hasCents: boolean
  end: number
}

function moneyAt(tokens: readonly Token[], at: number): Money | null {
  const token = tokens[at]
  // "one dollar twenty"
  const next = /^(?:dollars?|bucks?)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const part = partAt(tokens, next)
  const dollars = token?.kind === 'word' || part !== null ? readCount(token?.text ?? '') : null
  if (dollars === null || dollars > MOST_DOLLARS) return null
  const cents = part ?? centsAt(tokens, next)
  return cents === null
    ? { text: String(dollars), hasCents: false, end: next }
    : { text: `${dollars}.${String(cents.value).padStart(2, '0')}`, hasCents: true, end: cents.end }
}

function isRent(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens.some(({ text }) => OF_SALE.test(text))) return false
  if (rates.longest(tokens, end) !== null) return true
  const isOther = OF_OTHER.test(tokens[end]?.text ?? '')
  return !isOther && tokens.slice(Math.max(at - MOST_BEFORE, 0), at).some(({ text }) => OF_RENT.test(text))
}

function tokensOf(tokens: readonly Token[], at: number, { text, end }: Money): Token[] {
  const [first, last] = [tokens[at], tokens[end - 1]]
  if (first === undefined || last === undefined) return []
  return [
    { kind: 'sign', text: '$', start: first.start, end: first.start, glued: false },
    { kind: 'number', text, start: first.start, end: last.end, glued: true },
  ]
}

/** "five and a quarter", "seven and three quarters": cents of a dollar. */
function partAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  if (tokens[at]?.text !== 'and') return null
  const words = tokens.slice(at + 1, at + 3).map(({ text }) => text)
  const value = PARTS.get(words.join(' ')) ?? null
  return value === null ? null : { value, end: at + 3 }
}

const PARTS = new Map([
  ['a quarter', 25],
  ['a half', 50],
  ['three quarters', 75],
])

/** From ten to ninety-nine, and with "oh" before it from one to nine. */
function centsAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const isZero = /^(?:oh|o)$/.test(tokens[at]?.text ?? '')
  const start = isZero ? at + 1 : at
  const token = tokens[start]
  const one = token?.kind === 'word' ? readCount(token.text) : null
  if (one === null || (one < 10 && !isZero)) return null
  const next = tokens[start + 1]?.text === '-' ? start + 2 : start + 1
  const unit = tokens[next]?.text
  const both = isZero || unit === undefined ? null : readCount(`${token?.text} ${unit}`)
  return both === null ? { value: one, end: start + 1 } : { value: both, end: next + 1 }
}
