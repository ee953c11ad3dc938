import { readCount } from '../number-words.ts'
import type { Token } from './lexer.ts'
import { phraseTable } from './phrase-table.ts'

const rates = phraseTable([
  [
    true,
    'a foot|per foot|a square foot|per square foot|a sq ft|per sq ft|psf|a foot a month|a foot per month|a foot a year|nnn|triple net|gross|modified gross|a month|per month|monthly a foot|a year|per year|a yr|per annum|annually|annual|yearly',
  ],
])
const OF_SALE = /^(?:sold|sale|sales|buy|buyer|purchase|acquire|price|ti|tis|allowance)$/
const MOST_DOLLARS = 19

/** "two twenty-five a foot": dollars and cents, as they are spoken, where a rate follows. */
export function spokenRent(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const first = tokens[at]
  const dollars = first?.kind === 'word' ? readCount(first.text) : null
  if (first === undefined || dollars === null || dollars > MOST_DOLLARS) return null
  if (/^(?:-|buck|dollar)$/.test(tokens[at - 1]?.text ?? '')) return null
  const cents = centsAt(tokens, at + 1)
  if (cents === null || rates.longest(tokens, cents.end) === null) return null
  if (tokens.some(({ text }) => OF_SALE.test(text))) return null
  const last = tokens[cents.end - 1]
  const text = `${dollars}.${String(cents.value).padStart(2, '0')}`
  const dollar: Token = { kind: 'sign', text: '$', start: first.start, end: first.start, glued: false }
  const figure: Token = {
    kind: 'number',
    text,
    start: first.start,
    end: last?.end ?? first.end,
    glued: true,
  }
  return { tokens: [dollar, figure], end: cents.end }
}

/** From ten to ninety-nine, and with "oh" before it from one to nine. */
function centsAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const isZero = /^(?:oh|o)$/.test(tokens[at]?.text ?? '')
  const start = isZero ? at + 1 : at
  const token = tokens[start]
  const one = token?.kind === 'word' ? readCount(token.text) : null
  if (one === null || (one < 10 && !isZero)) return null
  const next = tokens[start + 1]?.text === '-' ? start + 2 : start + 1
  const both = isZero ? null : readCount(`${token?.text} ${tokens[next]?.text ?? ''}`)
  return both === null ? { value: one, end: start + 1 } : { value: both, end: next + 1 }
}
