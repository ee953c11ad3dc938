import { readCount } from '../../words/number-words.ts'
import type { Token } from '../words/lexer.ts'
import { spokenHundreds } from '../words/number-phrase.ts'
import { isOfFigure } from './is-of-figure.ts'
import { centuryAt, restOfYear } from './spoken-year.ts'

const ROAD = /^(?:i|ih|interstate|highway|hwy|beltway|bw|loop|fm|sh|us|route|rt|spur|freeway)$/
const ALONG = /^(?:off|along|near|by|down|up|past|toward|towards)$/

/** "I ten", "beltway eight", "off two ninety": the number of a road. */
export function spokenRoad(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1]
  const isKind = ROAD.test(before?.text ?? '')
  const spoken =
    isKind || ALONG.test(before?.text ?? '')
      ? (yearLike(tokens, at) ?? spokenHundreds(tokens, at) ?? (isKind ? belowHundred(tokens, at) : null))
      : null
  const [first, last] = [tokens[at], tokens[(spoken?.end ?? 0) - 1]]
  if (spoken === null || first === undefined || last === undefined) return null
  if (isOfFigure(tokens, spoken.end)) return null
  const text = String(spoken.value)
  return { tokens: [{ ...first, kind: 'number', text, end: last.end }], end: spoken.end }
}

/** "FM nineteen sixty" */
function yearLike(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const century = centuryAt(tokens, at)
  const rest = century === null || century.value !== 1900 ? null : restOfYear(tokens, century.end)
  return century === null || rest === null ? null : { value: century.value + rest.value, end: rest.end }
}

function belowHundred(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const count = tokens[at]?.kind === 'word' ? readCount(tokens[at]?.text ?? '') : null
  const next = tokens[at + 1]
  const both = count === null || next === undefined ? null : readCount(`${tokens[at]?.text} ${next.text}`)
  return both !== null ? { value: both, end: at + 2 } : count === null ? null : { value: count, end: at + 1 }
}
