import { months } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'

const DAYS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')
/** What an ordinal behind a month is of, where it is no day: "March second quarter". */
const OF_OTHER = /^(?:quarter|half|floor|phase|choice)$/

/** Tokens with days as they are spoken in figures: "January first", "the 1st of June", "july thirty first". */
export function withSpokenDays(tokens: readonly Token[]): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = dayOfMonth(tokens, at) ?? monthAndDay(tokens, at)
    written.push(...(found?.tokens ?? tokens.slice(at, at + 1)))
    at = found?.end ?? at + 1
  }
  return written
}

function monthAndDay(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const month = months.longest(tokens, at)
  const start = tokens[month?.end ?? at]?.text === 'the' ? (month?.end ?? at) + 1 : (month?.end ?? at)
  const day = month === null ? null : ordinalAt(tokens, start)
  if (month === null || day === null || OF_OTHER.test(tokens[day.end]?.text ?? '')) return null
  return { tokens: [...tokens.slice(at, month.end), figure(tokens, start, day)], end: day.end }
}

/** "the first of January": the month goes first, and both have the place of the whole. */
function dayOfMonth(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  const day = ordinalAt(tokens, start) ?? writtenOrdinalAt(tokens, start)
  const plain = day === null ? plainDayAt(tokens, at) : null
  if (plain !== null) return inOrder(tokens, at, plain)
  const month = day === null || tokens[day.end]?.text !== 'of' ? null : months.longest(tokens, day.end + 1)
  // "fourth of July" is a holiday.
  if (day === null || month === null || (day.value === 4 && month.value === 7)) return null
  return inOrder(tokens, at, { value: day.value, end: month.end })
}

/** The month that ends there, and then the day. */
function inOrder(
  tokens: readonly Token[],
  at: number,
  { value, end }: { value: number; end: number },
): { tokens: Token[]; end: number } | null {
  const [first, last] = [tokens[at], tokens[end - 1]]
  if (first === undefined || last === undefined) return null
  const span = { start: first.start, end: last.end, glued: false }
  return {
    tokens: [
      { kind: 'word', text: last.text, ...span },
      { kind: 'number', text: String(value), ...span },
    ],
    end,
  }
}

/** "since 1 Nov", "between 1 Jan and 31 Mar 2025"; one with its year is read as it stands. */
function plainDayAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const value = /^\d\d?$/.test(tokens[at]?.text ?? '') ? Number(tokens[at]?.text) : 0
  const month = value > 0 && value <= 31 ? months.longest(tokens, at + 1) : null
  if (month === null || /^(?:19|20)\d\d$|^['’]$/.test(tokens[month.end]?.text ?? '')) return null
  const before = tokens[at - 1]?.text ?? ''
  const isWordOnly = /^(?:may|march)$/.test(tokens[at + 1]?.text ?? '')
  const isPair = JOINS_DAYS.test(before) && !isWordOnly && hasOtherMonth(tokens, at)
  return LEADS_DAYS.test(before) || isPair ? { value, end: month.end } : null
}

const LEADS_DAYS =
  /^(?:since|by|before|after|until|till|til|through|thru|starting|starts|start|ending|ends|expiring|expires|expire|commencing|commences|beginning|begins|signed|sold|changed|added|updated)$/
const JOINS_DAYS = /^(?:from|between|to|and|-)$/
/** Tokens between two days that belong together. */
const MOST_BETWEEN = 5

function hasOtherMonth(tokens: readonly Token[], at: number): boolean {
  const near = (i: number) => (i < at || i > at + 1) && months.longest(tokens, i) !== null
  return Array.from({ length: 2 * MOST_BETWEEN + 1 }, (_, i) => at - MOST_BETWEEN + i).some(
    (i) => i >= 0 && near(i),
  )
}

function figure(tokens: readonly Token[], at: number, { value, end }: { value: number; end: number }): Token {
  const [first, last] = [tokens[at], tokens[end - 1]]
  return { kind: 'number', text: String(value), start: first?.start ?? 0, end: last?.end ?? 0, glued: false }
}

/** "first", "thirty first", "twenty-third" */
function ordinalAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const word = tokens[at]?.text ?? ''
  const alone = word === 'thirtieth' ? 30 : DAYS.indexOf(word) + 1
  if (alone > 0) return { value: alone, end: at + 1 }
  const tens = ['twenty', 'thirty'].indexOf(word)
  const second = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const units = tens < 0 ? 0 : DAYS.indexOf(tokens[second]?.text ?? '') + 1
  const value = 20 + 10 * tens + units
  return units > 0 && units < 10 && value <= 31 ? { value, end: second + 1 } : null
}

/** "1st" */
function writtenOrdinalAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.glued === true
  const value = /^\d\d?$/.test(tokens[at]?.text ?? '') ? Number(tokens[at]?.text) : 0
  return isOrdinal && value > 0 && value <= 31 ? { value, end: at + 2 } : null
}
