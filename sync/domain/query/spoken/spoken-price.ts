import { readCount } from '../../words/number-words.ts'
import type { Token } from '../words/lexer.ts'
import { readNumberPhrase, spokenHundreds } from '../words/number-phrase.ts'
import { phraseTable } from '../words/phrase-table.ts'

const rates = phraseTable([
  [true, 'a foot|per foot|a square foot|per square foot|a sq ft|per sq ft|psf|per sf|a sf|the foot'],
])
const bounds = phraseTable([[true, 'or less|or under|or below|or better|or more|or over|max|tops|and up']])
/** What says that a figure a foot is a price and no rent. */
const OF_SALE =
  /^(?:sold|sale|sales|buy|bought|buyer|buying|purchase|purchased|acquire|acquired|traded|trade|trades|trading)$/
const JOINTS = /^(?:to|-|through|thru|and|or)$/
/** Dollars a square foot: no building sells for more. */
const HIGHEST = 999
const LOWEST = 20

/** "sold under one twenty a foot", "traded between two hundred and two seventy five psf": dollars, as they are spoken. */
export function spokenPrice(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const word = tokens[at]?.text ?? ''
  if (tokens[at]?.kind !== 'word' || (word !== 'a' && readCount(word) === null)) return null
  if (/^(?:-|\$)$/.test(tokens[at - 1]?.text ?? '')) return null
  const first = dollarsAt(tokens, at)
  if (first === null || !tokens.some(({ text }) => OF_SALE.test(text))) return null
  const joint = tokens[first.end]
  const second = JOINTS.test(joint?.text ?? '') ? dollarsAt(tokens, first.end + 1) : null
  if (second !== null && joint !== undefined && isRated(tokens, second.end) && second.value > first.value)
    return {
      tokens: [...priceOf(tokens, at, first), joint, ...priceOf(tokens, first.end + 1, second)],
      end: second.end,
    }
  return isRated(tokens, first.end) ? { tokens: priceOf(tokens, at, first), end: first.end } : null
}

function isRated(tokens: readonly Token[], at: number): boolean {
  return rates.longest(tokens, bounds.longest(tokens, at)?.end ?? at) !== null
}

interface Dollars {
  value: number
  end: number
}

function dollarsAt(tokens: readonly Token[], at: number): Dollars | null {
  const spoken = spokenHundreds(tokens, at)
  const whole = readNumberPhrase(tokens, at)
  const said = spoken !== null && spoken.end >= (whole?.end ?? 0) ? spoken : whole
  const isCount = said !== null && readCount(tokens[said.end]?.text ?? '') !== null
  return said === null || isCount || said.value > HIGHEST || said.value < LOWEST ? null : said
}

function priceOf(tokens: readonly Token[], at: number, { value, end }: Dollars): Token[] {
  const [first, last] = [tokens[at], tokens[end - 1]]
  if (first === undefined || last === undefined) return []
  return [
    { kind: 'sign', text: '$', start: first.start, end: first.start, glued: false },
    { kind: 'number', text: String(value), start: first.start, end: last.end, glued: true },
  ]
}
