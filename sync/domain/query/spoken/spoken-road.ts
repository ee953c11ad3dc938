import { readCount } from '../../words/number-words.ts'
import { meets } from '../places/roads/road-words.ts'
import type { Token } from '../words/lexer.ts'
import { spokenHundreds } from '../words/number-phrase.ts'
import { isOfFigure } from './is-of-figure.ts'
import { centuryAt, restOfYear } from './spoken-year.ts'

const ROAD = /^(?:i|ih|interstate|highway|hwy|beltway|bw|loop|fm|sh|us|route|rt|spur|freeway)$/
const ALONG = /^(?:off|along|near|by|down|up|past|toward|towards)$/

/** "I ten", "beltway eight", "off two ninety": the number of a road. */
export function spokenRoad(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1]
  const isRoad = ROAD.test(before?.text ?? '') || isCrossing(tokens, at)
  const long =
    isRoad || ALONG.test(before?.text ?? '') ? (yearLike(tokens, at) ?? spokenHundreds(tokens, at)) : null
  const spoken = long ?? (isRoad ? belowHundred(tokens, at) : null)
  const [first, last] = [tokens[at], tokens[(spoken?.end ?? 0) - 1]]
  if (spoken === null || first === undefined || last === undefined) return null
  if (isOfFigure(tokens, spoken.end) || isARate(tokens, spoken.end)) return null
  const text = String(spoken.value)
  return { tokens: [{ ...first, kind: 'number', text, end: last.end }], end: spoken.end }
}

/** "can't go past two twenty a foot" */
function isARate(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:a|per|the)$/.test(tokens[at]?.text ?? '') &&
    /^(?:foot|sf|square|month|year)$/.test(tokens[at + 1]?.text ?? '')
  )
}

/** "where seventy-five meets two eighty-five": the numbers on either side of a crossing. */
function isCrossing(tokens: readonly Token[], at: number): boolean {
  if (meets.has(tokens[at - 1]?.text ?? '')) return true
  const isFirst = /^(?:where|of)$/.test(tokens[at - 1]?.text ?? '')
  return isFirst && tokens.slice(at + 1, at + MOST_OF_NUMBER).some(({ text }) => meets.has(text))
}

/** Tokens: "two eighty-five meets". */
const MOST_OF_NUMBER = 6

/** "FM nineteen sixty" */
function yearLike(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const century = centuryAt(tokens, at)
  const rest = century === null || century.value !== 1900 ? null : restOfYear(tokens, century.end)
  return century === null || rest === null ? null : { value: century.value + rest.value, end: rest.end }
}

function belowHundred(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const count = tokens[at]?.kind === 'word' ? readCount(tokens[at]?.text ?? '') : null
  const unit = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const next = tokens[unit]
  const both = count === null || next === undefined ? null : readCount(`${tokens[at]?.text} ${next.text}`)
  return both !== null
    ? { value: both, end: unit + 1 }
    : count === null
      ? null
      : { value: count, end: at + 1 }
}
