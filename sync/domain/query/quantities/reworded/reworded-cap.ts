import { readCount } from '../../../words/number-words.ts'
import { comparators } from '../../amounts/comparators.ts'
import { andPart } from '../../amounts/fractions.ts'
import { units } from '../../amounts/units.ts'
import type { Token } from '../../words/lexer.ts'
import type { Replacement } from '../../words/replacement.ts'

const CAP = /^caps?$/
/** What stands before a rate that is not a figure. */
const BEFORE = /^(?:%|percent|pct|median|average|avg|mean|typical|highest|lowest|half|quarters?|in)$/
/** "cap is 2.1M", "no cap on size": a limit. */
const LIMITS = /^(?:rates?|is|are|was|at|the|my|it|of|on|for|that|:|=|-)$/
/** "cap under 5k": no rate. */
const SCALED = /^(?:k|m|mm|mil|million|thousand|cents?|¢|a|per|\/|psf|bucks?|dollars?)$/
/** How far before its rate a figure may stand. */
const LONGEST_SPAN = 9
/** "north of a 7 cap", "between a 5 and a 6 and a quarter cap", "median cap": the rate, by its whole name. */
export function capReworded(tokens: readonly Token[], at: number): Replacement | null {
  // Asked of every token: most are none of these.
  const isSpoken = (tokens[at]?.text === 'a' && isFigure(tokens[at + 1])) || fractionAt(tokens, at) !== null
  const cap = isSpoken ? capBehind(tokens, at) : CAP.test(tokens[at]?.text ?? '') ? at : null
  if (cap === null || !isRate(tokens, cap)) return null
  const said: Token[] = []
  for (let next = at; next < cap; ) {
    const token = tokens[next] as Token
    const fraction = fractionAt(tokens, next)
    if (fraction !== null) said.push(fraction.token)
    else if (token.text !== 'a' || !isFigure(tokens[next + 1])) said.push(token)
    next = fraction?.end ?? next + 1
  }
  const name = tokens[cap] as Token
  said.push({ ...name, text: 'cap' }, { ...name, text: 'rate', start: name.end, glued: false })
  return { tokens: said, end: cap + 1 }
}

function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'number' || (token?.kind === 'word' && readCount(token.text) !== null)
}

function isRate(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const compared = comparators.longest(tokens, at + 1)
  const behind = compared === null ? null : tokens[compared.end + 1]
  const isScaled =
    SCALED.test(behind?.text ?? '') || units.longest(tokens, (compared?.end ?? at) + 1) !== null
  // "caps north of 7"
  if (compared !== null && isLikely(tokens, compared.end) && !isScaled) return true
  const isNamed = before !== undefined && (isLikely(tokens, at - 1) || BEFORE.test(before.text))
  return isNamed && !LIMITS.test(next?.text ?? '') && units.longest(tokens, at + 1) === null
}

/** Percent: what a rate is between. "$1.40 cap" is a bound of a rent. */
const LOWEST = 2
const HIGHEST = 20

function isLikely(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  const value = readCount(token?.text ?? '') ?? Number(token?.text)
  return isFigure(token) && value >= LOWEST && value <= HIGHEST && !(before?.text === '$' && token?.glued)
}

function capBehind(tokens: readonly Token[], at: number): number | null {
  const ahead = tokens.slice(at, at + LONGEST_SPAN).findIndex(({ text }) => CAP.test(text))
  return ahead < 0 ? null : at + ahead
}

/** "6 and a quarter" */
function fractionAt(tokens: readonly Token[], at: number): { token: Token; end: number } | null {
  const first = tokens[at]
  const part = first === undefined ? null : andPart(tokens, at + 1)
  const last = tokens[(part?.end ?? 0) - 1]
  if (first === undefined || part === null || last === undefined || !isFigure(first)) return null
  const whole = readCount(first.text) ?? Number(first.text)
  const token: Token = { ...first, kind: 'number', text: `${whole + part.value}`, end: last.end }
  return Number.isInteger(whole) ? { token, end: part.end } : null
}
