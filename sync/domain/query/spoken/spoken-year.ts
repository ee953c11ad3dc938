import { readCount } from '../../words/number-words.ts'
import type { Token } from '../words/lexer.ts'
import { MONTHS, MONTHS_WRITTEN_OUT } from '../words/month-words.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { isOfFigure } from './is-of-figure.ts'

const BEFORE_YEAR = new RegExp(
  `^(?:in|since|after|before|by|through|thru|until|till|from|to|than|of|between|and|or|year|early|late|mid|pre|post|built|signed|expiring|${MONTHS_WRITTEN_OUT}|spring|summer|fall|winter|quarter|half|q[1-4]|end)$`,
)

/** "twenty twenty five", "nineteen ninety", "two thousand ten", by a word beside it that is of a date or an age. */
export function spokenYear(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const century = centuryAt(tokens, at)
  if (century === null) return null
  const rest = restOfYear(tokens, century.end)
  if (rest === null && !century.isWhole) return null
  const end = rest?.end ?? century.end
  const isLed = BEFORE_YEAR.test(tokens[at - 1]?.text ?? '') || isDayOfMonth(tokens, at - 1)
  if (!isLed && behindYear.longest(tokens, end) === null) return null
  const [first, last] = [tokens[at], tokens[end - 1]]
  if (first === undefined || last === undefined || isOfFigure(tokens, end)) return null
  const year = String(century.value + (rest?.value ?? 0))
  return { tokens: [{ kind: 'number', text: year, start: first.start, end: last.end, glued: false }], end }
}

const behindYear = phraseTable([
  [
    true,
    'or later|or newer|and newer|and later|or after|or older|onward|onwards|and on|vintage|construction',
  ],
])

/** "CY2027", "FY 27", "calendar year 2027": the year alone. */
export function namedYear(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const first = tokens[at]
  const glued = /^(?:cy|fy)((?:20)?\d\d)$/.exec(first?.text ?? '')?.[1]
  const next =
    /^(?:calendar|fiscal)$/.test(first?.text ?? '') && tokens[at + 1]?.text === 'year' ? at + 2 : at + 1
  const isNamed = /^(?:cy|fy|calendar|fiscal)$/.test(first?.text ?? '')
  const apart = isNamed ? /^(?:20)?\d\d$/.exec(tokens[next]?.text ?? '')?.[0] : undefined
  const digits = glued ?? apart
  const last = glued === undefined ? tokens[next] : first
  if (digits === undefined || first === undefined || last === undefined) return null
  const text = String(2000 + (Number(digits) % 2000))
  return {
    tokens: [{ ...first, kind: 'number', text, end: last.end }],
    end: glued === undefined ? next + 1 : at + 1,
  }
}

/** "January 1 twenty twenty five" */
function isDayOfMonth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && MONTH.test(tokens[at - 1]?.text ?? '')
}

const MONTH = new RegExp(`^(?:${MONTHS})$`)

export function centuryAt(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number; isWhole: boolean } | null {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text]
  if (first === 'nineteen') return { value: 1900, end: at + 1, isWhole: false }
  if (first === 'twenty') return { value: 2000, end: at + 1, isWhole: false }
  if (first !== 'two' || second !== 'thousand') return null
  const end = tokens[at + 2]?.text === 'and' ? at + 3 : at + 2
  return { value: 2000, end, isWhole: end === at + 2 }
}

/** From ten to ninety-nine, and with "oh" before it from one to nine. */
export function restOfYear(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const isZero = /^(?:oh|o)$/.test(tokens[at]?.text ?? '')
  const start = isZero ? at + 1 : at
  const token = tokens[start]
  const one = token?.kind === 'word' ? readCount(token.text) : null
  if (one === null) return null
  // "twenty-five"
  const units = tokens[start + 1]?.text === '-' ? start + 2 : start + 1
  const both = readCount(`${token?.text} ${tokens[units]?.text ?? ''}`)
  if (both !== null && tokens[units] !== undefined) return { value: both, end: units + 1 }
  const isAlone = one >= 10 || isZero || tokens[at - 1]?.text === 'thousand' || tokens[at - 1]?.text === 'and'
  return isAlone ? { value: one, end: start + 1 } : null
}
